import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { admin, signOut } from '@groundwork/domain-messages-admin';
import { saveBlob, sentenceFor } from '@groundwork/web-http';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Box, Button, DataTable, EmptyState, Flex, Heading, HStack } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Company, CompanyUser } from '../../data/api.js';
import { ExportEverything } from '../../components/export-everything.js';
import { SecondFactorButton } from '../../components/second-factor/second-factor-button.js';
import { SignOutButton } from '../../components/sign-out/sign-out-button.js';
import { useCompanyUsers } from '../../data/companies.js';
import { useSignedEsign } from '../../data/people.js';
import { AddUserDialog } from './add-user-dialog.js';

const nameOf = ({ firstName, lastName }: CompanyUser) => `${firstName} ${lastName}`;
const columns: Column<CompanyUser>[] = [
  { id: 'name', header: 'Name', cell: nameOf },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
];
const esignColumn: Column<CompanyUser> = {
  id: 'esign',
  header: admin.signedEsign,
  hideHeader: true,
  align: 'end',
  cell: (user) => <SignedEsignButton user={user} />,
};
const helpColumn: Column<CompanyUser> = {
  id: 'help',
  header: signOut.open,
  hideHeader: true,
  align: 'end',
  cell: (user) => (
    <HStack gap="2" flexWrap="wrap" justifyContent="flex-end">
      <SignOutButton person={{ id: user.id, name: nameOf(user) }} />
      <SecondFactorButton person={{ id: user.id, name: nameOf(user) }} />
      <ExportEverything of={{ kind: 'user', id: user.id, name: nameOf(user) }} />
    </HStack>
  ),
};

/** Who signs in for a company. */
export function CompanyUsers({ company }: { company: Company }) {
  const [adding, setAdding] = useState(false);
  return (
    <Box as="section" aria-label="Users">
      <Flex gap="3" alignItems="center" justifyContent="space-between" mb="3">
        <Heading as="h2" size="sub">
          Users
        </Heading>
        <Button icon="plus" variant="outline" size="sm" onClick={() => setAdding(true)}>
          {admin.addNewUser}
        </Button>
      </Flex>
      <QueryState query={useCompanyUsers(company.companyId)} failed={admin.errorGettingUsers}>
        {(users) => (
          <DataTable
            caption="Users of this company"
            columns={[...columns, esignColumn, helpColumn]}
            rows={users}
            rowKey={({ id }) => id}
            empty={<EmptyState icon="users" title={admin.noCompanyUsers} />}
          />
        )}
      </QueryState>
      {adding ? <AddUserDialog companyId={company.companyId} onClose={() => setAdding(false)} /> : null}
    </Box>
  );
}

/** The e-sign terms as the user has signed them; of somebody who has not it says so. */
function SignedEsignButton({ user }: { user: CompanyUser }) {
  const signed = useSignedEsign();
  const notify = useNotify();
  const name = nameOf(user);
  const fetchIt = () =>
    signed.mutate(user.id, {
      onSuccess: (pdf) =>
        pdf ? saveBlob(pdf, `E-Sign ${name}.pdf`) : notify.info(fill(admin.noSignedEsign, { name })),
      onError: (error) => notify.error(sentenceFor(error)),
    });
  return (
    <Button
      size="sm"
      variant="ghost"
      icon="download"
      aria-label={`${admin.signedEsign}: ${name}`}
      aria-busy={signed.isPending || undefined}
      onClick={() => (signed.isPending ? undefined : fetchIt())}
    >
      {admin.signedEsign}
    </Button>
  );
}
