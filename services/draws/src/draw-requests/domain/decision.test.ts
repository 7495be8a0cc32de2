import { drawRules, fill, shared } from '@groundwork/domain-messages';
import { drawPlace, drawStatus } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { decideAsSaved, decideEveryLine, decideLine, DecisionRefused, outcomeOf } from './decision.js';
import type { DecidableLine, Plan } from './decision.js';
import { documentErrors, requestErrors, submittedLines } from './submitted-lines.js';

const { pending, hold, approved, rejected } = drawStatus;
const line = (id: string, statusId: DrawStatusId = pending, requestedCents = 100): DecidableLine => ({
  id,
  statusId,
  requestedCents,
});
const still = { reason: null, approvedAmount: null, reductionReason: null };

/** What a plan moves, or why it does not. */
function outcome(plan: Plan, lines: readonly DecidableLine[]): unknown {
  try {
    return plan(lines).map(({ line: moved, ...rest }) => [moved.id, rest]);
  } catch (error) {
    if (!(error instanceof DecisionRefused)) throw error;
    expect(error.message).toBe(error.refusal.kind);
    return error.refusal;
  }
}
const invalid = (field: string, message: string) => ({ kind: 'invalid', field, message });
const atMost = (amount: string) => fill(drawRules.approveAtMost, { amount });

describe('one line', () => {
  const lines = [line('a'), line('b', hold)];
  it.each<[string, Plan, unknown]>([
    ['is held', decideLine('a', 'hold'), [['a', { ...still, command: 'hold', to: hold }]]],
    ['is reset', decideLine('b', 'reset'), [['b', { ...still, command: 'reset', to: pending }]]],
    [
      'is rejected with its reason',
      decideLine('a', 'reject', { rejectReason: ' Not built ' }),
      [['a', { ...still, command: 'reject', to: rejected, reason: 'Not built' }]],
    ],
    [
      'is approved as it was asked for',
      decideLine('b', 'approve', { reductionReason: 'none' }),
      [['b', { ...still, command: 'approve', to: approved, approvedAmount: 100 }]],
    ],
    [
      'is approved of less, with its reason',
      decideLine('a', 'approve', { approvedAmount: 40, reductionReason: ' Half built ' }),
      [['a', { ...still, command: 'approve', to: approved, approvedAmount: 40, reductionReason: 'Half built' }]],
    ],
    ['needs a reason to be rejected', decideLine('a', 'reject'), invalid('rejectReason', shared.reasonRequired)],
    [
      'is approved of no more',
      decideLine('a', 'approve', { approvedAmount: 101 }),
      invalid('approvedAmount', atMost('$1.00')),
    ],
    [
      'says why it is less',
      decideLine('a', 'approve', { approvedAmount: 40 }),
      invalid('reductionReason', drawRules.lowerNeedsReason),
    ],
    ['is not another draw’s', decideLine('x', 'approve'), { kind: 'unknown line' }],
    ['does not move against its status', decideLine('a', 'reset'), { kind: 'illegal transition' }],
  ])('%s', (_what, plan, expected) => expect(outcome(plan, lines)).toEqual(expected));
});

describe('the entire draw', () => {
  const lines = [line('a', pending, 300), line('b', approved, 50), line('c', hold, 100), line('d', rejected, 70)];
  const approvedOf = (id: string, approvedAmount: number, reductionReason: string | null = null) => [
    id,
    { ...still, command: 'approve', to: approved, approvedAmount, reductionReason },
  ];
  it.each<[string, Plan, unknown]>([
    ['is approved where it is open', decideEveryLine('approve'), [approvedOf('a', 300), approvedOf('c', 100)]],
    [
      'is approved of less, in proportion',
      decideEveryLine('approve', { approvedAmount: 200, reductionReason: 'Half' }),
      [approvedOf('a', 150, 'Half'), approvedOf('c', 50, 'Half')],
    ],
    [
      'is approved whole by its sum',
      decideEveryLine('approve', { approvedAmount: 400 }),
      [approvedOf('a', 300), approvedOf('c', 100)],
    ],
    [
      'is approved of no more',
      decideEveryLine('approve', { approvedAmount: 401 }),
      invalid('approvedAmount', atMost('$4.00')),
    ],
    [
      'says why it is less',
      decideEveryLine('approve', { approvedAmount: 200 }),
      invalid('reductionReason', drawRules.lowerNeedsReason),
    ],
    [
      'is rejected where it is open',
      decideEveryLine('reject', { rejectReason: 'No', approvedAmount: 999 }),
      ['a', 'c'].map((id) => [id, { ...still, command: 'reject', to: rejected, reason: 'No' }]),
    ],
    [
      'is reset where that is possible',
      decideEveryLine('reset'),
      ['c', 'd'].map((id) => [id, { ...still, command: 'reset', to: pending }]),
    ],
  ])('%s', (_what, plan, expected) => expect(outcome(plan, lines)).toEqual(expected));
  it('is not moved where nothing of it moves', () => {
    expect(outcome(decideEveryLine('hold'), [line('a', approved)])).toEqual({ kind: 'illegal transition' });
  });
});

describe('a lower amount of which a line has less than half a cent', () => {
  const lines = [line('a', pending, 1_000_000), line('b', pending, 1), line('c', pending, 1)];
  it('leaves each line a cent, and adds up', () => {
    const moves = outcome(decideEveryLine('approve', { approvedAmount: 400_000, reductionReason: 'Less' }), lines);
    expect(moves).toMatchObject([
      ['a', { approvedAmount: 399_998 }],
      ['b', { approvedAmount: 1, reductionReason: null }],
      ['c', { approvedAmount: 1 }],
    ]);
  });
  it('is refused where there are fewer cents than lines, with what there has to be', () => {
    expect(outcome(decideEveryLine('approve', { approvedAmount: 2, reductionReason: 'Less' }), lines)).toEqual(
      invalid('approvedAmount', fill(drawRules.approveAtLeast, { amount: '$0.03' })),
    );
  });
});

describe('a draw as it is sent back', () => {
  const lines = [line('a'), line('b', hold)];
  it('moves the lines whose status is another', () => {
    const plan = decideAsSaved([
      { id: 'a', statusId: pending },
      { id: 'b', statusId: rejected, rejectReason: 'No' },
    ]);
    expect(outcome(plan, lines)).toEqual([['b', { ...still, command: 'reject', to: rejected, reason: 'No' }]]);
  });
  it('names the line that is wrong', () => {
    const refusal = (target: object) =>
      outcome(
        decideAsSaved([
          { id: 'a', statusId: pending },
          { id: 'b', statusId: approved, ...target },
        ]),
        lines,
      );
    expect(refusal({ approvedAmount: 0 })).toEqual(invalid('lineItems.1.approvedAmount', atMost('$1.00')));
    expect(refusal({ approvedAmount: 1 })).toEqual(invalid('lineItems.1.reductionReason', drawRules.lowerNeedsReason));
    expect(refusal({ statusId: rejected })).toEqual(invalid('lineItems.1.rejectReason', shared.reasonRequired));
    expect(refusal({ id: 'x' })).toEqual({ kind: 'unknown line' });
  });
});

describe('a draw whose lines have moved', () => {
  const lines = [line('a'), line('b'), line('c', rejected)];
  it.each<[string, Plan, object]>([
    ['waits while a line does', decideLine('a', 'approve'), { statusId: pending, place: drawPlace.pending }],
    ['is decided in parts', decideEveryLine('approve'), { statusId: pending, place: drawPlace.mixed }],
    ['is held where nothing else is open', decideEveryLine('hold'), { statusId: pending, place: drawPlace.hold }],
    [
      'is rejected for what was said of its lines',
      decideEveryLine('reject', { rejectReason: 'Not built' }),
      { statusId: rejected, place: drawPlace.rejected, reason: 'Not built' },
    ],
  ])('%s', (_what, plan, expected) => {
    expect(outcomeOf({ rejectReason: 'Of before' }, lines, plan(lines))).toEqual({ reason: 'Of before', ...expected });
  });
  it('tells the first reason that a line was given', () => {
    const moves = decideAsSaved([
      { id: 'a', statusId: approved },
      { id: 'b', statusId: rejected, rejectReason: 'No permit' },
    ])(lines);
    expect(outcomeOf({ rejectReason: null }, lines, moves).reason).toBe('No permit');
  });
});

describe('what a request asks for', () => {
  const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;
  const asks = (number: number, requestedAmount: number | null, more: object = {}) => ({
    additionalBudgetItemId: id(number),
    requestedAmount,
    ...more,
  });
  const certifySignature = 'data:image/png;base64,iVBORw0KGgoAAAA';
  const lineItems = [asks(1, 0), asks(2, 500), asks(3, null), asks(4, 50, { materialsStored: 90 })];
  it('is the lines with an amount, by the places that they have', () => {
    expect(submittedLines(lineItems)).toEqual([lineItems[1], lineItems[3]]);
    const room = { cap: 100, stored: 30 };
    expect(Object.keys(requestErrors({ lineItems, certifySignature }, () => room))).toEqual([
      'lineItems.1.requestedAmount',
      'lineItems.3.materialsStored',
    ]);
    expect(requestErrors({ lineItems: [asks(2, 100)], certifySignature }, () => room)).toEqual({});
    // 90 stored of which 50 are paid: 40 have to be stored already.
    const late = [...Array.from({ length: 10 }, () => asks(1, 0)), asks(4, 50, { materialsStored: 90 })];
    const storedBefore = (stored: number) =>
      Object.keys(requestErrors({ lineItems: late, certifySignature }, () => ({ cap: 100, stored })));
    expect([storedBefore(39), storedBefore(40)]).toEqual([['lineItems.10.materialsStored'], []]);
    expect(Object.keys(requestErrors({ lineItems, certifySignature }, () => undefined))).toEqual([
      'lineItems.1.additionalBudgetItemId',
      'lineItems.3.additionalBudgetItemId',
    ]);
    expect(requestErrors({ lineItems: [], certifySignature }, () => room)).toEqual({ lineItems: shared.drawEmpty });
  });
  it('is supported by files of its own company', () => {
    const companyOf = (file: string) => ({ own: 'mine', foreign: 'other' })[file];
    const errorsOf = (...of: [string[] | null | undefined, string[] | null | undefined]) =>
      Object.keys(
        documentErrors(
          { lineItems: [{}, { supportingDocuments: of[0] }], supportingDocuments: of[1] },
          companyOf,
          'mine',
        ),
      );
    expect(errorsOf(['own'], ['own'])).toEqual([]);
    expect(errorsOf(null, undefined)).toEqual([]);
    expect(errorsOf(['own', 'foreign'], ['unknown'])).toEqual([
      'lineItems.1.supportingDocuments',
      'supportingDocuments',
    ]);
  });
});
