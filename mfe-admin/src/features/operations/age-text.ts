import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';

const steps = [
  [86_400, words.days],
  [3_600, words.hours],
  [60, words.minutes],
  [0, words.seconds],
] as const;

/** An age in its largest unit: '40 s', '3 min', '2 d'. */
export function ageText(seconds: number): string {
  const [size, text] = steps.find(([least]) => seconds >= least) ?? steps[3];
  return fill(text, { number: Math.floor(seconds / Math.max(1, size)) });
}
