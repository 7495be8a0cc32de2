import { screens } from '@groundwork/domain-messages-screens';
import { capital as words } from '@groundwork/domain-messages-borrower';
import { capitalBasis, LoanFigures, SourcesAndUses } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Box, Heading, Stack } from '@groundwork/web-ui';
import type { Application } from '../data/api.js';
import { factsOf } from '../data/application-facts.js';
import { useCapital } from '../data/capital.js';

/** Who pays for the project and the figures of its loan, to read. A line of credit has neither. */
export function CapitalSummary({ application, as = 'h2' }: { application: Application; as?: 'h2' | 'h3' }) {
  const query = useCapital(application.id);
  if (application.lineOfCredit) return null;
  return (
    <Box as="section" aria-label={words.figuresOfLoan}>
      <Heading as={as} size={as === 'h3' ? 'sub' : undefined} mb="3">
        {words.figuresOfLoan}
      </Heading>
      <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
        {(capital) => {
          const basis = capitalBasis(factsOf(application), capital);
          return basis ? (
            <Stack gap="6">
              <SourcesAndUses facts={basis.facts} />
              <LoanFigures basis={basis} />
            </Stack>
          ) : null;
        }}
      </QueryState>
    </Box>
  );
}
