import { borrower } from '@groundwork/domain-messages-borrower';
import { QueryState } from '@groundwork/web-mount';
import { EmptyState, Heading, Stack } from '@groundwork/web-ui';
import { isAway, usePortfolio } from '../../data/portfolio.js';
import { useCompanyId } from '../../data/use-company.js';
import { ActiveLoansGroup } from './active-loans-group.js';
import { groupLoans } from './loan-groups.js';

/** Loans that run, by the groups of the specification, with what is funded and what is left to draw. */
export function ActiveLoansSection() {
  const companyId = useCompanyId();
  const portfolio = usePortfolio();
  const failed = isAway(portfolio.error) ? borrower.drawsUnavailable : borrower.errorFetchingProjectData;
  return (
    <Stack as="section" aria-labelledby="active-title" gap="4">
      <Heading id="active-title">ACTIVE LOANS</Heading>
      {companyId === '' ? (
        <NoLoans />
      ) : (
        <QueryState query={portfolio} inParts loading={borrower.gettingPortfolioData} failed={failed}>
          {({ loans }) =>
            loans.length === 0 ? (
              <NoLoans />
            ) : (
              groupLoans(loans).map((group) => <ActiveLoansGroup key={group.title} {...group} />)
            )
          }
        </QueryState>
      )}
    </Stack>
  );
}

const NoLoans = () => <EmptyState icon="building" title={borrower.noActiveLoans} />;
