import { screens } from '@groundwork/domain-messages-screens';
import { frame } from '@groundwork/domain-messages-shell';
import { Button, Dialog, Text } from '@groundwork/web-ui';
import { countdown } from './idle-watch.js';
import { logOut } from './session.js';
import { useIdle } from './use-idle.js';

/** 'Session Expired!' with the time that is left to continue (specification, sign-in 4). */
export function IdleDialog({ timeoutMs, warningMs }: { timeoutMs: number; warningMs: number }) {
  const { state, resume } = useIdle({ timeoutMs, warningMs });
  const remainingMs = state.phase === 'warned' ? state.remainingMs : 0;
  return (
    <Dialog
      open={state.phase === 'warned'}
      title={frame.sessionExpired}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" onClick={() => void logOut()}>
            {screens.logout}
          </Button>
          <Button data-autofocus onClick={resume}>
            {screens.continue}
          </Button>
        </>
      }
    >
      <Text>{frame.sessionIdle}</Text>
      <Text mt="3" fontSize="3xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" role="timer">
        {countdown(remainingMs)}
      </Text>
    </Dialog>
  );
}
