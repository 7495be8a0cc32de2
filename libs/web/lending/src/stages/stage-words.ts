import type { Standing } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { stageWords } from '@groundwork/domain-messages-screens';

/** Who reads it. */
export type StageSide = 'borrower' | 'lender';

/**
 * 'A', 'A and B', 'A, B, and C'. Not by `Intl.ListFormat`: its first use reads the words of a language, which takes as long as a screen.
 */
export const listed = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

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
