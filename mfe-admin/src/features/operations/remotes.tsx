import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Alert, EmptyState, Heading, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import type { RegistryState } from '../../data/api.js';
import { useRegistry, useRegistryState } from '../../data/operations.js';
import { ChangeRemote } from './change-remote.js';
import type { RemoteAction } from './remote-action.js';
import { RemoteVersions } from './remote-versions.js';
import { remotesOf, standingText } from './remote-view.js';
import type { ShownRemote } from './remote-view.js';
import { Section } from './section.js';

const notWritable: Readonly<Record<RegistryState['access'], string | undefined>> = {
  writable: undefined,
  read_only: words.registryReadOnly,
  elsewhere: words.registryElsewhere,
};

function OneRemote({ remote, onAct }: { remote: ShownRemote; onAct: (action: RemoteAction) => void }) {
  const { changed, isLive, toldOf } = remote;
  return (
    <Stack as="section" gap="3" aria-label={remote.remote}>
      <Heading as="h3" size="sub">
        {remote.remote}
      </Heading>
      <Text>{standingText(remote)}</Text>
      {changed ? (
        <Text textStyle="small">{fill(words.lastChanged, { when: displayInstant(changed.at), by: changed.by })}</Text>
      ) : null}
      {isLive ? <StatusBadge tone="warning">{words.live}</StatusBadge> : null}
      {toldOf ? <Alert tone="warning">{fill(words.browsersOther, { version: toldOf })}</Alert> : null}
      {remote.versions.length > 0 ? <RemoteVersions remote={remote} onAct={onAct} /> : null}
    </Stack>
  );
}

/** Which version of each area whom is given; one is given to more, to all, or taken back. */
export function Remotes() {
  const state = useRegistryState();
  const served = useRegistry();
  const [action, setAction] = useState<RemoteAction>();
  return (
    <Section title={words.remotes} query={state}>
      <QueryState query={state} failed={words.remotesFailed}>
        {(registry) => (
          <>
            {notWritable[registry.access] ? <Alert tone="neutral">{notWritable[registry.access]}</Alert> : null}
            <QueryState query={served} failed={words.remotesFailed}>
              {({ microFrontends }) => {
                const remotes = remotesOf(registry, microFrontends);
                return remotes.length > 0 ? (
                  <Stack gap="8">
                    {remotes.map((remote) => (
                      <OneRemote key={remote.remote} remote={remote} onAct={setAction} />
                    ))}
                  </Stack>
                ) : (
                  <EmptyState title={words.noRemotes} />
                );
              }}
            </QueryState>
            {action ? (
              <ChangeRemote
                action={action}
                isWritable={registry.access === 'writable'}
                onClose={() => setAction(undefined)}
              />
            ) : null}
          </>
        )}
      </QueryState>
    </Section>
  );
}
