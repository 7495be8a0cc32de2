import { capital as words } from '@groundwork/domain-messages-borrower';
import { LoanFigures, SourcesAndUses } from '@groundwork/web-lending';
import type { CapitalView } from '@groundwork/web-lending';
import { Box, Heading, Stack } from '@groundwork/web-ui';
import { useFundingBasis } from './use-funding-basis.js';

/** Sources and uses and the ratios of the loan, as they are typed. */
export function FundingFigures({ capital }: { capital: CapitalView }) {
  const basis = useFundingBasis(capital);
  if (!basis) return null;
  return (
    <Stack gap="8">
      <Box as="section" aria-label={words.sourcesAndUses}>
        <Heading as="h3" size="sub" mb="3">
          {words.sourcesAndUses}
        </Heading>
        <SourcesAndUses facts={basis.facts} />
      </Box>
      <Box as="section" aria-label={words.figuresOfLoan}>
        <Heading as="h3" size="sub" mb="3">
          {words.figuresOfLoan}
        </Heading>
        <LoanFigures basis={basis} />
      </Box>
    </Stack>
  );
}
