import { deviceName } from '@groundwork/domain-accounts';
import { auditPage, auditSentences } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { Box, Card, DataTable, EmptyState, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { AuditEntry, AuditPerson } from '../../data/api.js';
import { detailText } from './audit-details.js';

const nameOf = ({ name, email, id }: AuditPerson): string => name || email || id.slice(0, 8);

function Person({ person }: { person: AuditPerson }) {
  return (
    <Box>
      <Text>{nameOf(person)}</Text>
      {person.name ? (
        <Text textStyle="small" overflowWrap="anywhere">
          {person.email}
        </Text>
      ) : null}
    </Box>
  );
}

/** Who did it, where that is somebody else than the account it happened to. */
function doer({ account, by }: AuditEntry): string {
  if (!by) return '—';
  return by.id === account?.id ? auditPage.auditThemselves : nameOf(by);
}

const columns: Column<AuditEntry>[] = [
  { id: 'when', header: auditPage.auditWhen, cell: ({ at }) => displayInstant(at) },
  {
    id: 'what',
    header: auditPage.auditWhat,
    cell: ({ kind, details }) => (
      <Box>
        <Text fontWeight="medium">{auditSentences[kind]}</Text>
        <Text textStyle="small">{detailText(details)}</Text>
      </Box>
    ),
  },
  {
    id: 'account',
    header: auditPage.auditAccountColumn,
    cell: ({ account }) => (account ? <Person person={account} /> : auditPage.unknownAccount),
  },
  { id: 'by', header: auditPage.auditBy, cell: doer },
  {
    id: 'from',
    header: auditPage.auditAddress,
    cell: ({ address, userAgent }) => (
      <Box>
        <Text overflowWrap="anywhere">{address ?? '—'}</Text>
        {userAgent ? <Text textStyle="small">{deviceName(userAgent)}</Text> : null}
      </Box>
    ),
  },
];

/** Entries of the audit record. Instants are shown at UTC-4. */
export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const empty = (
    <Card>
      <EmptyState icon="shield" title={auditPage.auditEmpty} />
    </Card>
  );
  return (
    <DataTable caption={auditPage.auditRecord} columns={columns} rows={entries} rowKey={({ id }) => id} empty={empty} />
  );
}
