import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { Box, Grid, Heading, Icon, Stack, Text } from '@groundwork/web-ui';
import type { IconName } from '@groundwork/web-ui';
import { LinkCard } from '../../components/link-card.js';

const pages: readonly { to: string; title: string; lead: string; icon: IconName }[] = [
  { to: '/personal', title: borrowerPages.personalInformation, lead: borrowerPages.personalCard, icon: 'user' },
  { to: '/financial', title: borrowerPages.financialDocuments, lead: borrowerPages.financialCard, icon: 'money' },
  { to: '/closing', title: borrowerPages.closing, lead: borrowerPages.closingCard, icon: 'folder' },
];

/** The ways to the borrower's own papers. */
export function DocumentsSection() {
  return (
    <Stack as="section" aria-labelledby="documents-title" gap="4">
      <Heading id="documents-title">{borrowerPages.yourDocuments}</Heading>
      <Grid gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}>
        {pages.map(({ to, title, lead, icon }) => (
          <LinkCard key={to} to={to}>
            <Box color="accent.fg" fontSize="xl">
              <Icon name={icon} />
            </Box>
            <Stack gap="1">
              <Text fontWeight="semibold">{title}</Text>
              <Text textStyle="small">{lead}</Text>
            </Stack>
          </LinkCard>
        ))}
      </Grid>
    </Stack>
  );
}
