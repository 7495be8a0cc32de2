import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { agreementHistoryLabels, brokerHistoryLabels } from '@groundwork/domain-brokers';
import { admin } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { DataTable, Disclosure, EmptyState } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import { useAgreementHistory, useBrokerHistory } from '../../data/brokers.js';

/** What happened to a broker: invitations, registration and every change of its status. Read when it is opened. */
export function BrokerHistory({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const history = useBrokerHistory(id, open);
  return (
    <Disclosure title="History" open={open} onToggle={setOpen}>
      {open ? <HistoryTable caption="History of this broker" query={history} labels={brokerHistoryLabels} /> : null}
    </Disclosure>
  );
}

/** The rounds of a referral agreement: submission, changed terms, decision. */
export function AgreementHistory({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const history = useAgreementHistory(id, open);
  return (
    <Disclosure title="History" open={open} onToggle={setOpen}>
      {open ? (
        <HistoryTable caption="History of this agreement" query={history} labels={agreementHistoryLabels} />
      ) : null}
    </Disclosure>
  );
}

interface Entry<Command extends string> {
  id: string;
  command: Command;
  userId: string | null;
  comment: string | null;
  at: string;
}

interface HistoryTableProps<Command extends string> {
  caption: string;
  query: UseQueryResult<Entry<Command>[]>;
  labels: Readonly<Record<Command, string>>;
}

function HistoryTable<Command extends string>({ caption, query, labels }: HistoryTableProps<Command>) {
  const columns: Column<Entry<Command>>[] = [
    { id: 'at', header: 'When', cell: ({ at }) => displayInstant(at) },
    { id: 'what', header: 'What', cell: ({ command }) => labels[command] },
    { id: 'who', header: 'By', cell: ({ userId }) => <PersonName userId={userId} /> },
    { id: 'comment', header: 'Comment', cell: ({ comment }) => comment ?? '—' },
  ];
  return (
    <QueryState query={query} failed={admin.errorGettingHistory}>
      {(entries) => (
        <DataTable caption={caption} columns={columns} rows={entries} rowKey={({ id }) => id} empty={<EmptyState />} />
      )}
    </QueryState>
  );
}
