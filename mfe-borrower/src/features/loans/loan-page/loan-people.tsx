import { companySetup } from '@groundwork/domain-messages-company';
import { partyFacts } from '@groundwork/web-lending';
import { QueryState, useArea } from '@groundwork/web-mount';
import { Card, Facts } from '@groundwork/web-ui';
import { factsOf } from '../../../data/application-facts.js';
import type { Loan } from '../../../data/api.js';
import { useApplication, useColleagues } from '../../../data/applications.js';
import { useParties } from '../../../data/parties.js';

/** Who borrows, builds and oversees, and whose draws these are. */
export function LoanPeople({ loan }: { loan: Loan }) {
  const { companies } = useArea().user;
  const people = useParties(loan.companyId);
  const application = useApplication(loan.applicationId);
  const colleagues = useColleagues().data ?? [];
  const names = (ids: readonly string[]): string =>
    [...new Set(ids)]
      .flatMap((id) => colleagues.filter((each) => each.id === id))
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      .join(', ');
  return (
    <QueryState query={application} failed={companySetup.couldNotLoadPeople}>
      {(found) => (
        <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
          {(known) => (
            <Card as="section" aria-label="People">
              <Facts
                facts={[
                  ...partyFacts(factsOf(found), { ...known, companies }),
                  { label: 'Applied for by', value: names([loan.userId]) },
                  { label: 'Draws requested by', value: names(loan.draws.map(({ userId }) => userId)) },
                ]}
              />
            </Card>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}
