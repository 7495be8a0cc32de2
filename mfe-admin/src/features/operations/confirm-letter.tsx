import { useState } from 'react';
import { operations as words } from '@groundwork/domain-messages-admin';
import { ConfirmCall } from '@groundwork/web-mount';
import { Alert, Text } from '@groundwork/web-ui';
import { usePutLetterAside, useSendLetterAgain } from '../../data/operations.js';
import { useToldDone } from './use-told-done.js';
import { hasEnded, questionOf } from './letter-action.js';
import type { LetterAction } from './letter-action.js';

/** Asks before it is done, and once more before a letter whose link has ended. */
export function ConfirmLetter({ action, onClose }: { action: LetterAction; onClose: () => void }) {
  const again = useSendLetterAgain();
  const aside = usePutLetterAside();
  const [isOnceMore, setIsOnceMore] = useState(false);
  const { what, of } = action;
  const asksOnceMore = what === 'again' && hasEnded(of) && !isOnceMore;
  const tell = useToldDone();
  const { means, done, ...question } = questionOf(action, isOnceMore);
  const { id, attempts } = of;
  return (
    <ConfirmCall
      {...question}
      danger={what === 'aside'}
      failed={words.actionFailed}
      act={() => {
        if (!asksOnceMore) return tell((what === 'aside' ? aside : again).mutateAsync({ id, attempts }), done);
        setIsOnceMore(true);
        return undefined;
      }}
      onClose={onClose}
    >
      <Text>{means}</Text>
      {what === 'again' && of.mayHaveArrived ? <Alert tone="warning">{words.letterMayDouble}</Alert> : null}
    </ConfirmCall>
  );
}
