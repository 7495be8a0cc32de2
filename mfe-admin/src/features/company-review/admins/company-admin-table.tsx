import { useState } from 'react';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { ConfirmCall, useArea, useNotify } from '@groundwork/web-mount';
import { Badge, Button, DataTable, EmptyState, HStack, StatusBadge, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { CompanyAdmin } from '../../../data/api.js';
import { useRemoveCompanyAdmin, useSetPointPerson } from '../../../data/company-admins.js';

interface CompanyAdminTableProps {
  companyId: string;
  admins: CompanyAdmin[];
  mayChange: boolean;
}

const nameOf = ({ user, userId }: CompanyAdmin) => (user ? `${user.firstName} ${user.lastName}` : userId.slice(0, 8));

/** The administrators of a company, with what a super administrator can do about each. */
export function CompanyAdminTable({ companyId, admins, mayChange }: CompanyAdminTableProps) {
  const self = useArea().user.id;
  const notify = useNotify();
  const point = useSetPointPerson(companyId);
  const remove = useRemoveCompanyAdmin(companyId);
  const [leaving, setLeaving] = useState<CompanyAdmin>();
  const busy = point.isPending || remove.isPending;
  const replaces = admins.find(({ isPoint }) => isPoint)?.userId ?? null;

  const choose = (userId: string) =>
    point.mutateAsync({ userId, replaces }).then(
      () => notify.success(screens.done),
      (error: unknown) => notify.error(`${admin.errorChoosingPointPerson}: ${sentenceFor(error)}`),
    );
  const removeAdmin = (userId: string) => remove.mutateAsync(userId).then(() => notify.success(screens.done));

  const columns: Column<CompanyAdmin>[] = [
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
    { id: 'email', header: 'Email', cell: ({ user }) => user?.email ?? '—' },
    {
      id: 'point',
      header: 'Point person',
      cell: ({ isPoint }) => (isPoint ? <StatusBadge tone="accent">Point person</StatusBadge> : '—'),
    },
  ];
  const actions: Column<CompanyAdmin> = {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (row) => (
      <HStack gap="2" flexWrap="wrap" justifyContent={{ base: 'flex-start', sm: 'flex-end' }}>
        {row.isPoint ? null : (
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            aria-label={`Make point person: ${nameOf(row)}`}
            onClick={() => void choose(row.userId)}
          >
            Make Point Person
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          icon="trash"
          disabled={busy}
          aria-label={`Remove: ${nameOf(row)}`}
          onClick={() => setLeaving(row)}
        >
          Remove
        </Button>
      </HStack>
    ),
  };

  return (
    <>
      <DataTable
        caption="Admins of this company"
        columns={mayChange ? [...columns, actions] : columns}
        rows={admins}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="users" title={admin.noCompanyAdmins} />}
      />
      {leaving ? (
        <ConfirmCall
          title="Remove this admin from the company?"
          confirmLabel="Remove"
          danger
          failed={admin.errorRemovingAdmin}
          act={() => removeAdmin(leaving.userId)}
          onClose={() => setLeaving(undefined)}
        >
          <Text>
            {nameOf(leaving)} no longer looks after this company
            {leaving.isPoint ? ', which is then without a point person' : ''}. The account stays as it is.
          </Text>
        </ConfirmCall>
      ) : null}
    </>
  );
}
