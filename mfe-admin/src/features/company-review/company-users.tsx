import { useState } from 'react';
import { admin } from '@groundwork/domain-messages';
import { QueryState } from '@groundwork/web-mount';
import { Box, Button, DataTable, EmptyState, Flex, Heading } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Company, CompanyUser } from '../../app/api.js';
import { useCompanyUsers } from '../../data/companies.js';
import { AddUserDialog } from './add-user-dialog.js';

const columns: Column<CompanyUser>[] = [
  { id: 'name', header: 'Name', cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
];

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
        {(users) => <DataTable caption="Users of this company" columns={columns} rows={users} rowKey={({ id }) => id} empty={<EmptyState icon="users" title={admin.noCompanyUsers} />} />}
      </QueryState>
      {adding ? <AddUserDialog companyId={company.companyId} onClose={() => setAdding(false)} /> : null}
    </Box>
  );
}
