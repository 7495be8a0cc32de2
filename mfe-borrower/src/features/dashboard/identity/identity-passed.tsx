import { useEffect, useRef, useState } from 'react';
import { borrower, verification } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { useNotify } from '@groundwork/web-mount';
import { Alert, Button, Dialog, Stack, Text } from '@groundwork/web-ui';
import { useSaveIdentity } from '../../../data/identity.js';

interface IdentityPassedProps {
  ids: { RequestId: string; ConversationId: string };
}

/**
 * The check has passed: closing the message saves its ids on the user, and with them the banner goes. Where they cannot be
 * saved the message can be closed again; a later upload gets the same result without a new check.
 */
export function IdentityPassed({ ids: { RequestId, ConversationId } }: IdentityPassedProps) {
  const notify = useNotify();
  const save = useSaveIdentity();
  const [left, setLeft] = useState(false);
  const begun = useRef(false);
  // Another check has another result to save.
  useEffect(() => setLeft(false), [RequestId]);
  const store = async () => {
    // The button and Escape may both ask for it.
    if (begun.current) return;
    begun.current = true;
    try {
      await save.mutateAsync({ identityRequestId: RequestId, identityConversationId: ConversationId });
      notify.success(verification.identityVerified);
    } catch {
      // Said in the message itself.
    }
    begun.current = false;
  };
  return (
    <Dialog
      open={!left}
      role="alertdialog"
      size="sm"
      title={borrower.imagesUploaded}
      onClose={() => (save.isError ? setLeft(true) : void store())}
      footer={
        <Button data-autofocus loading={save.isPending} onClick={() => void store()}>
          {save.isError ? screens.tryAgain : screens.close}
        </Button>
      }
    >
      <Stack gap="3">
        <Text>{verification.identityPassed}</Text>
        {save.isError ? <Alert tone="danger">{verification.identityNotSaved}</Alert> : null}
      </Stack>
    </Dialog>
  );
}
