import { useState } from 'react';
import { admin } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { DataTable, Disclosure, EmptyState } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { CompanyAdminChange } from '../../../data/api.js';
import { PersonName } from '../../../components/person-name.js';
import { useCompanyAdminHistory } from '../../../data/company-admins.js';

const labels: Readonly<Record<CompanyAdminChange['command'], string>> = {
  add: 'Added',
  remove: 'Removed',
  point: 'Made point person',
  leave: 'Left: privileges removed',
};

const columns: Column<CompanyAdminChange>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => displayInstant(at) },
  { id: 'who', header: 'Admin', cell: ({ userId }) => <PersonName userId={userId} /> },
  { id: 'what', header: 'What', cell: ({ command }) => labels[command] },
  { id: 'by', header: 'By', cell: ({ actorId }) => <PersonName userId={actorId} /> },
];

/** Who was given to the company, taken away or made its point person. Read when it is opened. */
export function CompanyAdminHistory({ companyId }: { companyId: string }) {
  const [open, setOpen] = useState(false);
  const history = useCompanyAdminHistory(companyId, open);
  return (
    <Disclosure title="History" open={open} onToggle={setOpen}>
      {open ? (
        <QueryState query={history} failed={admin.errorGettingHistory}>
          {(changes) => (
            <DataTable
              caption="History of the admins of this company"
              columns={columns}
              rows={changes}
              rowKey={({ id }) => id}
              empty={<EmptyState />}
            />
          )}
        </QueryState>
      ) : null}
    </Disclosure>
  );
}
