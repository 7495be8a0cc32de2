import { applicationStatusLabels } from '@groundwork/domain-applications';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { DataTable, EmptyState } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { HistoryEntry } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';
import { useHistory } from '../../data/applications.js';

const columns: Column<HistoryEntry>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => displayInstant(at) },
  { id: 'round', header: 'Round', cell: ({ round }) => round },
  { id: 'status', header: 'Status', cell: ({ toStatus }) => applicationStatusLabels[toStatus] },
  { id: 'who', header: 'By', cell: ({ userId }) => <PersonName userId={userId} /> },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? '—' },
];

/** The changes of status, newest first; saves that left the status as it was are left out. */
export function History({ id }: { id: string }) {
  return (
    <QueryState query={useHistory(id)} failed={screens.couldNotFetchApplicationData}>
      {(entries) => (
        <DataTable
          caption="History of this application"
          columns={columns}
          rows={entries
            .filter(({ fromStatus, toStatus }) => fromStatus !== toStatus)
            .sort((a, b) => (a.at < b.at ? 1 : -1))}
          rowKey={(entry) => entry.id}
          empty={<EmptyState />}
        />
      )}
    </QueryState>
  );
}
