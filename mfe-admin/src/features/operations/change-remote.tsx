import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Alert, Box, Button, Dialog, Stack, Text } from '@groundwork/web-ui';
import { useMovedRecord } from '../../components/use-moved.js';
import type { Remote } from '../../data/api.js';
import { useGiveCanary, usePointRemote, useWithdrawCanary } from '../../data/operations.js';
import { CanaryFields } from './canary-fields.js';
import { chosenOf, commandOf, isWhole, shareOf, wordsOf } from './remote-action.js';
import type { Chosen, RemoteAction } from './remote-action.js';
import { standingText } from './remote-view.js';

interface ChangeRemoteProps {
  action: RemoteAction;
  /** This portal may write the registry; else it says how it is done. */
  isWritable: boolean;
  onClose: () => void;
}

/** Asks before anybody is given another version, and says whom that meets. */
export function ChangeRemote({ action, isWritable, onClose }: ChangeRemoteProps) {
  const [chosen, setChosen] = useState<Chosen>(() => chosenOf(action));
  const { title, confirm, means } = wordsOf(action, chosen);
  const fields =
    action.what === 'some' ? <CanaryFields of={action.remote} chosen={chosen} onChange={setChosen} /> : null;
  const body = (
    <Stack gap="3">
      {fields}
      {means.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  );
  if (isWritable)
    return (
      <Confirmed action={action} chosen={chosen} title={title} confirm={confirm} onClose={onClose}>
        {body}
      </Confirmed>
    );
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>{screens.close}</Button>}>
      <Stack gap="4">
        {body}
        <Command text={commandOf(action, chosen)} />
      </Stack>
    </Dialog>
  );
}

function Command({ text }: { text: string }) {
  const label = useId();
  return (
    <Box>
      <Text id={label}>{words.commandMeans}</Text>
      <Box
        as="pre"
        role="region"
        tabIndex={0}
        aria-labelledby={label}
        fontFamily="mono"
        fontSize="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </Box>
    </Box>
  );
}

/** Does it upon how the remote stood when it was looked at; where somebody else was faster, it is told how it stands. */
function useChange({ what, remote, version }: RemoteAction, chosen: Chosen) {
  const canary = useGiveCanary();
  const pointer = usePointRemote();
  const withdrawal = useWithdrawCanary();
  const upon = { remote: remote.remote, revision: remote.revision };
  return (): Promise<Remote> => {
    switch (what) {
      case 'some':
        return canary.mutateAsync({ ...upon, version, traffic: shareOf(chosen) ?? 0, roles: chosen.roles });
      case 'withdraw':
        return withdrawal.mutateAsync(upon);
      case 'all':
      case 'older':
        return pointer.mutateAsync({ ...upon, version });
    }
  };
}

interface ConfirmedProps {
  action: RemoteAction;
  chosen: Chosen;
  title: string;
  confirm: string;
  children: ReactNode;
  onClose: () => void;
}

function Confirmed({ action, chosen, title, confirm, children, onClose }: ConfirmedProps) {
  const act = useChange(action, chosen);
  const notify = useNotify();
  const moved = useMovedRecord(action.remote);
  return (
    <ConfirmCall
      title={title}
      confirmLabel={confirm}
      disabled={!isWhole(action, chosen) || moved.standing !== undefined}
      failed={words.actionFailed}
      act={async () => {
        const remote = await act();
        notify.success(fill(words.remoteChanged, { remote: remote.remote, standing: standingText(remote) }));
      }}
      caught={moved.caught}
      onClose={onClose}
    >
      {children}
      {moved.standing ? (
        <Alert tone="danger">{fill(words.remoteMoved, { standing: standingText(moved.standing) })}</Alert>
      ) : null}
    </ConfirmCall>
  );
}
