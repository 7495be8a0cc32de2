import { companySetup } from '@groundwork/domain-messages-company';
import { QueryState } from '@groundwork/web-mount';
import { Card, Facts } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { Loan } from '../../data/api.js';
import { useApplication } from '../../data/applications.js';
import { useCompany } from '../../data/companies.js';
import { useCompanyAdmins } from '../../data/company-admins.js';

/** Who borrows and draws, and who looks after it at the lender's. */
export function LoanPeople({ loan }: { loan: Loan }) {
  const company = useCompany(loan.companyId);
  const admins = useCompanyAdmins(loan.companyId);
  const application = useApplication(loan.applicationId);
  const drawing = [...new Set(loan.draws.map(({ userId }) => userId))];
  const point = admins.data?.find(({ isPoint }) => isPoint);
  return (
    <QueryState query={application} failed={companySetup.couldNotLoadPeople}>
      {({ creditApproverId }) => (
        <Card as="section" aria-label="People">
          <Facts
            facts={[
              { label: 'Company', value: company.data?.organizationName },
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
              { label: 'Loan approver', value: <PersonName userId={creditApproverId} /> },
            ]}
          />
        </Card>
      )}
    </QueryState>
  );
}
