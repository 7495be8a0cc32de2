import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { apiTokens as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Button, DataTable, EmptyState, List, ListItem, StatusBadge, Stack, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { ApiToken } from '../../data/api.js';
import { useRevokeApiToken } from '../../data/api-tokens.js';
import { scopeTexts } from './scope-text.js';

type Standing = 'good' | 'over' | 'revoked';

const standingOf = ({ revokedAt, expiresAt }: ApiToken): Standing =>
  revokedAt ? 'revoked' : Date.parse(expiresAt) <= Date.now() ? 'over' : 'good';

const tones = { good: 'success', over: 'neutral', revoked: 'danger' } as const;

const usedText = ({ usedAt, usedFrom }: ApiToken): string => {
  if (!usedAt) return words.neverUsed;
  const when = displayInstant(usedAt);
  return usedFrom ? fill(words.usedFrom, { when, address: usedFrom }) : when;
};

const columnsOf = (onRevoke: (token: ApiToken) => void): Column<ApiToken>[] => [
  {
    id: 'name',
    header: words.name,
    cell: ({ name, ending }) => (
      <Stack gap="0">
        <Text overflowWrap="anywhere">{name}</Text>
        <Text textStyle="small" color="fg.muted">
          {fill(words.ending, { ending })}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: words.state,
    cell: (token) => <StatusBadge tone={tones[standingOf(token)]}>{words.states[standingOf(token)]}</StatusBadge>,
  },
  {
    id: 'scopes',
    header: words.scopes,
    cell: ({ scopes }) => (
      <List>
        {scopeTexts(scopes).map((text) => (
          <ListItem key={text}>{text}</ListItem>
        ))}
      </List>
    ),
  },
  { id: 'until', header: words.until, cell: ({ expiresAt }) => displayInstant(expiresAt) },
  { id: 'used', header: words.used, cell: usedText },
  { id: 'by', header: words.madeBy, cell: ({ createdBy }) => <PersonName userId={createdBy} /> },
  {
    id: 'actions',
    header: words.revoke,
    hideHeader: true,
    align: 'end',
    cell: (token) =>
      standingOf(token) === 'good' ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={`${words.revoke}: ${token.name}`}
          onClick={() => onRevoke(token)}
        >
          {words.revoke}
        </Button>
      ) : null,
  },
];

/** What was made, with what it may do, and the way to end it. */
export function ApiTokenTable({ tokens }: { tokens: ApiToken[] }) {
  const [leaving, setLeaving] = useState<ApiToken>();
  return (
    <>
      <DataTable
        caption={words.list}
        columns={columnsOf(setLeaving)}
        rows={tokens}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.none}>{words.noneMeans}</EmptyState>}
      />
      {leaving ? <Revocation token={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </>
  );
}

function Revocation({ token: { id, name }, onClose }: { token: ApiToken; onClose: () => void }) {
  const revoke = useRevokeApiToken();
  const notify = useNotify();
  const act = () => revoke.mutateAsync(id).then(() => notify.success(fill(words.revokeDone, { name })));
  return (
    <ConfirmCall
      danger
      title={words.revokeTitle}
      confirmLabel={words.revoke}
      failed={words.revokeFailed}
      act={act}
      onClose={onClose}
    >
      <Text>{fill(words.revokeMeans, { name })}</Text>
    </ConfirmCall>
  );
}
