import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import type { UnsentLetter } from '../../data/api.js';

/** What somebody is about to do with a letter that did not leave. */
export interface LetterAction {
  readonly what: 'again' | 'aside';
  readonly of: UnsentLetter;
}

/** A letter is called by its subject; a text message has none. */
export const letterName = ({ subject, template }: Pick<UnsentLetter, 'subject' | 'template'>): string =>
  subject || fill(words.textMessage, { template });

/** Its link or code works no longer. */
export const hasEnded = ({ expiresAt }: Pick<UnsentLetter, 'expiresAt'>): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** What is asked before it is done; once more, where the link in it has ended. */
export function questionOf({ what, of }: LetterAction, isOnceMore: boolean) {
  const facts = { letter: letterName(of), to: of.to };
  if (what === 'aside')
    return {
      title: words.letterAsideTitle,
      means: fill(words.letterAsideMeans, facts),
      confirmLabel: words.letterAside,
      done: fill(words.letterPutAside, facts),
    };
  const done = fill(words.letterSent, facts);
  if (isOnceMore && of.expiresAt)
    return {
      title: words.letterEndedTitle,
      means: fill(words.letterEndedMeans, { to: of.to, when: displayInstant(of.expiresAt) }),
      confirmLabel: words.letterAllTheSame,
      done,
    };
  return {
    title: words.letterAgainTitle,
    means: fill(words.letterAgainMeans, { ...facts, when: displayInstant(of.createdAt) }),
    confirmLabel: words.letterAgain,
    done,
  };
}
