import { shared } from '@groundwork/domain-messages';
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
      title={shared.sessionExpired}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" onClick={() => void logOut()}>
            {shared.logout}
          </Button>
          <Button data-autofocus onClick={resume}>
            {shared.continue}
          </Button>
        </>
      }
    >
      <Text>{shared.sessionIdle}</Text>
      <Text mt="3" fontSize="3xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" role="timer">
        {countdown(remainingMs)}
      </Text>
    </Dialog>
  );
}
