import fc from 'fast-check';
import { borrowing, lending } from './loan-steps.js';
import type { Act, Caller, Scene } from './loan-steps.js';

type Borrowing = keyof typeof borrowing;
type Lending = keyof typeof lending;

/** What somebody does next; whatever is refused must change nothing. */
export interface Step {
  readonly what: Borrowing | Lending;
  readonly pick: number;
  readonly cents: number;
  /** Both borrowers, or both administrators, do it at once. */
  readonly twice: boolean;
}

const names = (acts: object) => Object.keys(acts) as Step['what'][];
const often: readonly Step['what'][] = [
  'ask',
  'write',
  'submitDraft',
  'accept',
  'approve',
  'confirm',
  'schedule',
  'fund',
];
/** A payoff ends a loan: it comes last, if it comes. */
const before = names({ ...borrowing, ...lending }).filter((name) => name !== 'payOff');

const stepOf = (what: fc.Arbitrary<Step['what']>): fc.Arbitrary<Step> =>
  fc.record({
    what,
    pick: fc.nat(50),
    cents: fc.integer({ min: 1, max: 400_000 }),
    twice: fc.boolean(),
  });

/** A draw that is paid, so that there is something to hold, release, correct, reverse and pay off. */
const opening = ['ask', 'accept', 'schedule', 'fund'] as const;

/** A history of a loan: what two borrowers and two administrators did to it, and what they tried after its end. */
export const histories: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.tuple(...opening.map((what) => stepOf(fc.constant(what)))),
    fc.array(stepOf(fc.constantFrom(...before, ...often)), { minLength: 12, maxLength: 30 }),
    fc.array(stepOf(fc.constantFrom('payOff' as const, 'reversePayment' as const, ...often)), { maxLength: 4 }),
  )
  .map((parts) => parts.flat());

/**
 * A draw of the first line that is asked for, accepted, scheduled and paid by one person each: nothing refuses any of it, so that
 * every run has a history in which money moves, whatever chance brings in the others.
 */
export const paidDraw: readonly Step[] = opening.map((what) => ({ what, pick: 0, cents: 100_000, twice: false }));

export interface People {
  readonly borrowers: readonly Caller[];
  readonly administrators: readonly Caller[];
}

/** The statuses of the answers to a step. */
export async function doStep(
  scene: Pick<Scene, 'harness' | 'loan'>,
  people: People,
  step: Step,
): Promise<readonly (number | undefined)[]> {
  const isBorrowing = step.what in borrowing;
  const able = isBorrowing ? people.borrowers : people.administrators;
  const act: Act = isBorrowing ? borrowing[step.what as Borrowing] : lending[step.what as Lending];
  const { pick, cents } = step;
  return Promise.all(able.slice(0, step.twice ? 2 : 1).map((who) => act({ ...scene, who, pick, cents })));
}
