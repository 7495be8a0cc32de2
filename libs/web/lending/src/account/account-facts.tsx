import { useArea } from '@groundwork/web-mount';
import { Card, Facts } from '@groundwork/web-ui';

const roleNames = {
  borrower: 'Borrower',
  broker: 'Broker',
  admin: 'Administrator',
  super: 'Super administrator',
} as const;

/** Who is signed in, and for which company. */
export function AccountFacts() {
  const { user } = useArea();
  const company = user.companies.find(({ id }) => id === user.companyId)?.name;
  return (
    <Card>
      <Facts
        facts={[
          { label: 'Name', value: `${user.firstName} ${user.lastName}` },
          { label: 'Email', value: user.email },
          { label: 'Role', value: roleNames[user.role] },
          ...(company ? [{ label: 'Company', value: company }] : []),
        ]}
      />
    </Card>
  );
}
