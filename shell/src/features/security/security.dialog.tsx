import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { screens } from '@groundwork/domain-messages-screens';
import { security } from '@groundwork/domain-messages-shell';
import { createQueryClient } from '@groundwork/web-http';
import { Alert, Box, Dialog, Separator, Stack } from '@groundwork/web-ui';
import { useLeftByBack } from '../../components/use-left-by-back.js';
import { useOneAtATime } from '../../components/use-one-at-a-time.js';
import { RecoveryCodes } from '../../components/second-factor/recovery-codes.js';
import type { ShellDialogProps } from '../dialogs/index.js';
import { DeviceList } from './device-list.js';
import { OwnData } from './own-data.js';
import { changeTitles, SecurityChange } from './security-change.js';
import type { Change } from './security-change.js';
import { SecondFactorPanel } from './second-factor-panel.js';
import { useSecondFactorChanged } from './use-security.js';

/** 'Sign-in and security': the second factor, and where the user is signed in. */
export default function SecurityDialog({ onClose }: Pick<ShellDialogProps, 'onClose'>) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Content onClose={onClose} />
    </QueryClientProvider>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const [change, setChange] = useState<Change>();
  const [codes, setCodes] = useState<string[]>();
  /** The change whose button leads back into the list, and has the focus there. */
  const [from, setFrom] = useState<Change>();
  const { running, run } = useOneAtATime();
  // Said inside, where it stays: a notice goes by itself.
  const [said, say] = useState<string>();
  const changed = useSecondFactorChanged();
  const leave = () => {
    // What was tried may have failed because it stands otherwise by now: another tab turned it off.
    void changed();
    setFrom(change);
    setChange(undefined);
  };
  const done = (recoveryCodes?: string[]) => {
    leave();
    say(change === 'off' ? security.turnedOff : change === 'codes' ? undefined : security.turnedOn);
    setCodes(recoveryCodes);
  };
  // Recovery codes are shown once: only the button that says that they are kept leaves them, and nothing what makes them.
  const leaves = codes || running ? undefined : onClose;
  useLeftByBack(leaves);
  return (
    <Dialog open onClose={leaves} title={change ? changeTitles[change] : screens.signInAndSecurity}>
      {codes ? (
        <Box pb="3">
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Box>
      ) : change ? (
        <SecurityChange change={change} during={(work) => run('busy', work)} onDone={done} onCancel={leave} />
      ) : (
        <Stack gap="6" pb="4">
          {said ? <Alert tone="success">{said}</Alert> : null}
          <SecondFactorPanel
            from={from}
            onChange={(next) => {
              say(undefined);
              setChange(next);
            }}
          />
          <Separator />
          <DeviceList say={say} />
          <Separator />
          <OwnData />
        </Stack>
      )}
    </Dialog>
  );
}
