import type { Standing } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { stageWords } from '@groundwork/domain-messages-screens';

/** Who reads it. */
export type StageSide = 'borrower' | 'lender';

// Made for what has more than one part alone: a browser reads the words of a language for it, which a first screen would wait for.
const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? new Intl.ListFormat('en-US').format(parts) : parts.join();

/** Who has to do something. */
export function ballText({ ball }: Standing, side: StageSide): string {
  if (ball === null) return stageWords.nobodyWaits;
  if (ball === side) return stageWords.withYou;
  return ball === 'lender' ? stageWords.withLender : stageWords.withBorrower;
}

/** What comes next. */
export const moveText = ({ next, sections }: Standing): string =>
  fill(stageWords.moves[next], { sections: listed(sections) });

/** Which of the stages it is at. */
export const placeText = ({ current, stages }: Standing): string =>
  fill(stageWords.stageOf, { stage: current.label, n: stages.indexOf(current) + 1, total: stages.length });
