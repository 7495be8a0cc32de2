import { useState } from 'react';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Button, ConfirmDialog, Text } from '@groundwork/web-ui';
import { useDiscardDraft } from '../../../data/draws.js';
import type { DraftKeeper } from './draft-keeper.js';

/** Throws the draft away for everybody, after a question. */
export function DiscardDraft({ keeper, onDone }: { keeper: DraftKeeper; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const discard = useDiscardDraft();
  const notify = useNotify();
  const confirm = async () => {
    try {
      const draft = (await keeper.settle()) ?? keeper.snapshot().draft;
      if (draft) await discard.mutateAsync(draft);
      keeper.forget();
      onDone();
    } catch (error) {
      notify.error(sentenceFor(error));
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Discard Draft
      </Button>
      <ConfirmDialog
        open={asking}
        title={drawSheet.discardQuestion}
        confirmLabel="Discard"
        danger
        busy={discard.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Text>{drawSheet.discardWarning}</Text>
      </ConfirmDialog>
    </>
  );
}
