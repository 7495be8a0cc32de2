import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { Box, Button, DataTable, Flex, Span, StatusBadge, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { Remote, RemoteVersion } from '../../data/api.js';
import type { RemoteAction } from './remote-action.js';
import { isOlder, whomText } from './remote-view.js';

type Act = (action: RemoteAction) => void;

/** Enough of a hash to tell two apart; the whole of it for who asks. */
function Hash({ hash }: RemoteVersion) {
  return hash ? (
    <Span fontFamily="mono" fontSize="sm" title={hash}>
      {hash.slice(0, 17)}…
    </Span>
  ) : (
    <StatusBadge tone="danger">{words.hashesMissing}</StatusBadge>
  );
}

function actionsOf(remote: Remote, row: RemoteVersion): { what: RemoteAction['what']; label: string }[] {
  if (row.version === remote.current || !row.hasFiles) return [];
  const isCanary = row.version === remote.canary?.version;
  return [
    { what: 'some', label: isCanary ? words.changeShare : words.giveSome },
    ...(isCanary ? [{ what: 'withdraw' as const, label: words.takeBack }] : []),
    !isCanary && isOlder(remote, row)
      ? { what: 'older', label: words.rollBack }
      : { what: 'all', label: words.giveAll },
  ];
}

const columnsOf = (remote: Remote, onAct: Act): Column<RemoteVersion>[] => [
  {
    id: 'version',
    header: words.version,
    cell: ({ version }) => (
      <Text fontWeight="medium" overflowWrap="anywhere" minWidth={{ md: '8.5rem' }}>
        {version}
      </Text>
    ),
  },
  {
    id: 'published',
    header: words.published,
    cell: ({ publishedAt, publishedBy }) => (
      <Box>
        <Text>{publishedAt ? displayInstant(publishedAt) : '—'}</Text>
        {publishedBy ? <Text textStyle="small">{fill(words.publishedBy, { by: publishedBy })}</Text> : null}
      </Box>
    ),
  },
  { id: 'whom', header: words.forWhom, cell: ({ version }) => whomText(remote, version) },
  { id: 'hash', header: words.hashes, cell: (row) => <Hash {...row} /> },
  {
    id: 'actions',
    header: words.actions,
    hideHeader: true,
    align: 'end',
    cell: (row) =>
      row.hasFiles ? (
        <Flex gap="2" flexWrap="wrap" justifyContent="flex-end">
          {actionsOf(remote, row).map(({ what, label }) => (
            <Button
              key={what}
              size="sm"
              variant="outline"
              aria-label={fill(words.actionOf, { action: label, remote: remote.remote, version: row.version })}
              onClick={() => onAct({ what, remote, version: row.version })}
            >
              {label}
            </Button>
          ))}
        </Flex>
      ) : (
        <Text textStyle="small">{words.filesGone}</Text>
      ),
  },
];

/** Every version of a remote, the newest first. */
export function RemoteVersions({ remote, onAct }: { remote: Remote; onAct: Act }) {
  return (
    <DataTable
      caption={fill(words.versionsOf, { remote: remote.remote })}
      columns={columnsOf(remote, onAct)}
      rows={remote.versions}
      rowKey={({ version }) => version}
    />
  );
}
