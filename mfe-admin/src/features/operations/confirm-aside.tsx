import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { ConfirmCall } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
import type { AsideEvent } from '../../data/api.js';
import { useDiscardAside, useReplayAside } from '../../data/operations.js';
import { useToldDone } from './use-told-done.js';

/** What somebody is about to do with an event, or with all that its holder has for its subscriber. */
export type AsideAction =
  { what: 'replay' | 'discard'; of: AsideEvent } | { what: 'all'; of: AsideEvent; number: number };

function wordsOf(action: AsideAction) {
  const { type, subscriber, aggregate } = action.of;
  switch (action.what) {
    case 'discard':
      return {
        title: words.discardTitle,
        means: fill(words.discardMeans, { subscriber, type, aggregate }),
        confirmLabel: words.discard,
        done: fill(words.discarded, { type, subscriber }),
      };
    case 'all':
      return {
        title: words.replayAllTitle,
        means: fill(words.replayAllMeans, { subscriber, number: action.number }),
        confirmLabel: words.replay,
        done: fill(words.replayed, { subscriber }),
      };
    case 'replay':
      return {
        title: words.replayTitle,
        means: fill(words.replayMeans, { subscriber, type }),
        confirmLabel: words.replay,
        done: fill(words.replayed, { subscriber }),
      };
  }
}

/** Asks before it is done. */
export function ConfirmAside({ action, onClose }: { action: AsideAction; onClose: () => void }) {
  const replay = useReplayAside();
  const discard = useDiscardAside();
  const tell = useToldDone();
  const { means, done, ...question } = wordsOf(action);
  const { holder, subscriber, event } = action.of;
  return (
    <ConfirmCall
      {...question}
      danger={action.what === 'discard'}
      failed={words.actionFailed}
      act={() =>
        tell(
          action.what === 'discard'
            ? discard.mutateAsync({ holder, subscriber, event })
            : replay.mutateAsync({ holder, subscriber, event: action.what === 'all' ? null : event }),
          done,
        )
      }
      onClose={onClose}
    >
      <Text>{means}</Text>
    </ConfirmCall>
  );
}
