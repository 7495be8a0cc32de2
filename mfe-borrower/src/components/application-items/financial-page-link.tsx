import { financialSlots, missingDocuments, slotName } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { Box, Icon, Stack, Text } from '@groundwork/web-ui';
import { useCompanyFiles } from '../../data/files.js';
import { LinkCard } from '../link-card.js';

/** The way to the company's financial documents, and which of them are still missing. */
export function FinancialPageLink() {
  const { data } = useCompanyFiles();
  const missing = data ? missingDocuments(financialSlots, data).map(slotName) : [];
  return (
    <LinkCard to="/financial">
      <Box color="accent.fg" fontSize="xl">
        <Icon name="money" />
      </Box>
      <Stack gap="1">
        <Text fontWeight="semibold">{borrowerPages.financialDocuments}</Text>
        <Text textStyle="small">
          {missing.length > 0
            ? fill(borrower.documentsMissing, { items: missing.join(', ') })
            : borrowerPages.financialPageLead}
        </Text>
      </Stack>
    </LinkCard>
  );
}
