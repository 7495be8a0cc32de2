import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { screens } from '@groundwork/domain-messages-screens';
import { security } from '@groundwork/domain-messages-shell';
import { createQueryClient } from '@groundwork/web-http';
import { Alert, Box, Dialog, Separator, Stack } from '@groundwork/web-ui';
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
  // Said inside: a dialog lies above the page and its snackbar.
  const [said, say] = useState<string>();
  const changed = useSecondFactorChanged();
  const done = (recoveryCodes?: string[]) => {
    void changed();
    say(change === 'off' ? security.turnedOff : change === 'codes' ? undefined : security.turnedOn);
    setChange(undefined);
    setCodes(recoveryCodes);
  };
  return (
    // Recovery codes are shown once: only the button that says that they are kept leaves them.
    <Dialog
      open
      onClose={codes ? undefined : onClose}
      title={change ? changeTitles[change] : screens.signInAndSecurity}
    >
      {codes ? (
        <Box pb="3">
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Box>
      ) : change ? (
        <SecurityChange change={change} onDone={done} onCancel={() => setChange(undefined)} />
      ) : (
        <Stack gap="6" pb="4">
          {said ? <Alert tone="success">{said}</Alert> : null}
          <SecondFactorPanel
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
