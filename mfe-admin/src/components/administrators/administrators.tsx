import { useState } from 'react';
import { admin } from '@groundwork/domain-messages-admin';
import { QueryState, useArea } from '@groundwork/web-mount';
import { Badge, Box, Button, DataTable, Heading, HStack, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Administrator } from '../../data/api.js';
import { ExportEverything } from '../export-everything.js';
import { SecondFactorButton } from '../second-factor/second-factor-button.js';
import { SignOutButton } from '../sign-out/sign-out-button.js';
import { useAdministrators } from '../../data/people.js';
import { ChangeRights } from './change-rights.js';
import type { RightsChange } from './change-rights.js';
import { InviteAdmin } from './invite-admin.js';

const nameOf = ({ firstName, lastName }: Administrator) => `${firstName} ${lastName}`;

/** All administrators of the lender: super status, privileges, and the invitation of another one. */
export function Administrators() {
  return (
    <Box as="section" aria-label="Administrators">
      <Heading as="h2" size="sub" mb="3">
        Administrators
      </Heading>
      <Stack gap="5">
        <QueryState query={useAdministrators()} failed={admin.errorGettingAdmins}>
          {(all) => <AdministratorTable administrators={all} />}
        </QueryState>
        <InviteAdmin />
      </Stack>
    </Box>
  );
}

function AdministratorTable({ administrators }: { administrators: Administrator[] }) {
  const self = useArea().user.id;
  const [rightsChange, setRightsChange] = useState<RightsChange>();
  const columns: Column<Administrator>[] = [
    {
      id: 'name',
      header: 'Name',
      cell: (row) => (
        <HStack gap="2" flexWrap="wrap">
          {nameOf(row)}
          {row.userId === self ? <Badge>You</Badge> : null}
        </HStack>
      ),
    },
    { id: 'email', header: 'Email', cell: ({ email }) => email },
    {
      id: 'super',
      header: 'Super',
      cell: ({ isOwner }) => (isOwner ? <StatusBadge tone="accent">Super</StatusBadge> : '—'),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      // The own rights are changed by another super administrator: nobody locks itself out, and never the last one.
      cell: (row) =>
        row.userId === self ? (
          <Text textStyle="small">{admin.ownRights}</Text>
        ) : (
          <HStack gap="2" flexWrap="wrap" justifyContent={{ base: 'flex-start', sm: 'flex-end' }}>
            <Button
              variant="outline"
              size="sm"
              aria-label={`${row.isOwner ? 'Remove Super' : 'Make Super'}: ${nameOf(row)}`}
              onClick={() => setRightsChange({ kind: row.isOwner ? 'plain' : 'super', administrator: row })}
            >
              {row.isOwner ? 'Remove Super' : 'Make Super'}
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Remove Privileges: ${nameOf(row)}`}
              onClick={() => setRightsChange({ kind: 'none', administrator: row })}
            >
              Remove Privileges
            </Button>
            <SignOutButton person={{ id: row.userId, name: nameOf(row) }} />
            <SecondFactorButton person={{ id: row.userId, name: nameOf(row) }} />
            <ExportEverything of={{ kind: 'user', id: row.userId, name: nameOf(row) }} />
          </HStack>
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Administrators of the lender"
        columns={columns}
        rows={administrators}
        rowKey={({ userId }) => userId}
      />
      {rightsChange ? <ChangeRights change={rightsChange} onClose={() => setRightsChange(undefined)} /> : null}
    </>
  );
}
