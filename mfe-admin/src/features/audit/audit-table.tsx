import { deviceName } from '@groundwork/domain-accounts';
import { auditSentences, security } from '@groundwork/domain-messages';
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
  return by.id === account?.id ? security.auditThemselves : nameOf(by);
}

const columns: Column<AuditEntry>[] = [
  { id: 'when', header: security.auditWhen, cell: ({ at }) => displayInstant(at) },
  {
    id: 'what',
    header: security.auditWhat,
    cell: ({ kind, details }) => (
      <Box>
        <Text fontWeight="medium">{auditSentences[kind]}</Text>
        <Text textStyle="small">{detailText(details)}</Text>
      </Box>
    ),
  },
  {
    id: 'account',
    header: security.auditAccountColumn,
    cell: ({ account }) => (account ? <Person person={account} /> : security.unknownAccount),
  },
  { id: 'by', header: security.auditBy, cell: doer },
  {
    id: 'from',
    header: security.auditAddress,
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
      <EmptyState icon="shield" title={security.auditEmpty} />
    </Card>
  );
  return (
    <DataTable caption={security.auditRecord} columns={columns} rows={entries} rowKey={({ id }) => id} empty={empty} />
  );
}
