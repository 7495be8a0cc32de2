import type { ApplicationFacts } from '@groundwork/domain-applications';
import { companySetup } from '@groundwork/domain-messages-company';
import { partyFacts } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Card, Facts } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { Application, Loan } from '../../data/api.js';
import { useApplication } from '../../data/applications.js';
import { companyTitle, useCompany } from '../../data/companies.js';
import { useCompanyAdmins } from '../../data/company-admins.js';
import { useCompanyPeople } from '../../data/company-setup.js';

/** Who borrows, builds, oversees and draws, and who looks after it at the lender's. */
export function LoanPeople({ loan }: { loan: Loan }) {
  return (
    <QueryState query={useApplication(loan.applicationId)} failed={companySetup.couldNotLoadPeople}>
      {(application) => <People loan={loan} application={application} />}
    </QueryState>
  );
}

function People({ loan, application }: { loan: Loan; application: Application }) {
  const people = useCompanyPeople(loan.companyId);
  const borrowerId = application.borrowerId ?? loan.companyId;
  const company = useCompany(borrowerId);
  const point = useCompanyAdmins(loan.companyId).data?.find(({ isPoint }) => isPoint);
  const companies = company.data ? [{ id: borrowerId, name: companyTitle(company.data) }] : [];
  const drawing = [...new Set(loan.draws.map(({ userId }) => userId))];
  return (
    <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
      {(known) => (
        <Card as="section" aria-label="People">
          <Facts
            facts={[
              ...partyFacts({ ...(application as ApplicationFacts), borrowerId }, { ...known, companies }),
              { label: 'Applied for by', value: <PersonName userId={loan.userId} /> },
              {
                label: 'Draws requested by',
                value: drawing.map((userId, at) => (
                  <span key={userId}>
                    {at > 0 ? ', ' : ''}
                    <PersonName userId={userId} />
                  </span>
                )),
              },
              { label: 'Point person', value: <PersonName userId={point?.user?.id} /> },
              { label: 'Loan approver', value: <PersonName userId={application.creditApproverId} /> },
            ]}
          />
        </Card>
      )}
    </QueryState>
  );
}
