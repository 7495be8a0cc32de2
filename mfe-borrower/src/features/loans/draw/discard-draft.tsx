import { useState } from 'react';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { ConfirmCall } from '@groundwork/web-mount';
import { Button, Span, Text } from '@groundwork/web-ui';
import { useDiscardDraft } from '../../../data/draws.js';
import type { DraftKeeper } from './draft-keeper.js';

/** Throws the draft away for everybody, after a question. */
export function DiscardDraft({ keeper, onDone }: { keeper: DraftKeeper; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const discard = useDiscardDraft();
  const act = async () => {
    const draft = (await keeper.settle()) ?? keeper.snapshot().draft;
    if (draft) await discard.mutateAsync(draft);
    keeper.forget();
    onDone();
  };
  return (
    <>
      {/* On a phone the picture alone, so that it stands in one row with what saves and what goes on. */}
      <Button
        variant="ghost"
        icon="trash"
        aria-label="Discard Draft"
        px={{ base: '3', sm: '4' }}
        onClick={() => setAsking(true)}
      >
        <Span display={{ base: 'none', sm: 'inline' }}>Discard Draft</Span>
      </Button>
      {asking ? (
        <ConfirmCall
          title={drawSheet.discardQuestion}
          confirmLabel="Discard"
          danger
          act={act}
          onClose={() => setAsking(false)}
        >
          <Text>{drawSheet.discardWarning}</Text>
        </ConfirmCall>
      ) : null}
    </>
  );
}
