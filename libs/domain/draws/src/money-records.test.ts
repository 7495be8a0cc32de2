import { budgetChanges, drawRules } from '@groundwork/domain-messages';
import { shapeOf, writableFields } from '@groundwork/domain-records';
import type { AnyRecord } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  budgetChangeErrors,
  changeTotals,
  changedLines,
  effectOf,
  entryKinds,
  MAX_DRAW_LINES,
  ratesErrors,
  ratesOf,
  withheldBy,
  withholdingTerms,
} from './index.js';
import type { ChangeableLine, EarnedLine, RetainageRates } from './index.js';
import {
  budgetChangeDecisionRecord,
  budgetChangeLineRecord,
  budgetChangeRecord,
  budgetChangeRejectionRecord,
  newBudgetLineRecord,
} from './changes/change.record.js';
import { drawNoteRecord } from './draw-note.record.js';
import { paymentAccountRecord } from './export/index.js';
import {
  decidedInspectionRecord,
  inspectionCapsRecord,
  inspectionLinkRecord,
  inspectionReportRecord,
  requestedInspectionRecord,
} from './inspections/inspection.record.js';
import {
  interestTermsRecord,
  loanPaymentRecord,
  payoffRecord,
  releaseUnitRecord,
  reversedPaymentRecord,
  statementRecord,
  unitReleaseRecord,
} from './interest/interest.record.js';
import { loanPaperRecord, ruleOverrideRecord } from './rules/draw-rules.record.js';
import { handedInWaiverRecord, movedWaiverRecord, sentWaiverRecord } from './waivers/waiver.record.js';
import {
  cancelledFundingRecord,
  correctionRecord,
  madeFundingRecord,
  retainageRatesRecord,
  retainageTermsRecord,
  reversedFundingRecord,
  scheduledFundingRecord,
} from './funding.record.js';

const id = '00000000-0000-7000-8000-000000000001';
const errorsOf = (declaration: AnyRecord, body: object) => validate(shapeOf(declaration), body);
const day = '2026-03-10';
const reason = 'Wire came back';
const rates = { heldBy: 'loan', completedPercent: 10, storedPercent: 5 } as const;
const interest = { basis: 'actual360', rate: 9, firstDay: day, effectiveOn: day, payer: 'reserve' };
const received = { receivedOn: day, amount: 5, reference: 'W-1' };
const signer = { claimant: 'Gulf Framing', signerName: 'Ada Byron', signerEmail: 'ada@gulf.example' };
const waiver = { id, version: 1, ...signer, throughDate: day, extent: 'final' };

const whole: readonly (readonly [string, AnyRecord, Readonly<Record<string, unknown>>])[] = [
  ['a planned payment', scheduledFundingRecord, { drawRequestId: id, version: 1, scheduledFor: day }],
  ['a payment', madeFundingRecord, { id, version: 1, fundedOn: day, reference: 'W-1', payee: 'Bennett Homes' }],
  ['a payment that is not made', cancelledFundingRecord, { id, version: 1 }],
  ['a payment that came back', reversedFundingRecord, { id, version: 1, reversedOn: day, reason }],
  ['a correction', correctionRecord, { additionalBudgetItemId: id, from: 0, amountFundedToDate: 5, reason }],
  ['rates of retainage', retainageRatesRecord, rates],
  ['terms of retainage', retainageTermsRecord, { ...rates, version: 0, reason }],
  ['a change of the budget', budgetChangeRecord, { applicationId: id, kind: 'reallocation', reason, lineItems: [] }],
  ['a decision on it', budgetChangeDecisionRecord, { id, version: 1 }],
  ['a rejection of it', budgetChangeRejectionRecord, { id, version: 1, reason }],
  ['a new line of the budget', newBudgetLineRecord, { propertyId: id, section: 'Site Work', name: 'Pool', amount: 5 }],
  ['terms of interest', interestTermsRecord, { ...interest, version: 0, reason }],
  ['a statement', statementRecord, { month: '2026-03' }],
  ['a payment of the borrower', loanPaymentRecord, received],
  ['a payment of it that came back', reversedPaymentRecord, { id, version: 1, reversedOn: day, reason }],
  ['a unit with its price', releaseUnitRecord, { name: 'Unit 4', releasePrice: 5 }],
  ['the release of a unit', unitReleaseRecord, { id, version: 1, receivedOn: day, reference: 'W-2' }],
  ['a payoff', payoffRecord, received],
  ['a note on a draw', drawNoteRecord, { audience: 'internal', note: 'Call the inspector' }],
  ['the day on which a paper ends', loanPaperRecord, { applicationId: id, paper: 'title', expiresOn: day }],
  ['a waiver that is sent', sentWaiverRecord, waiver],
  ['a waiver that moves', movedWaiverRecord, { id, version: 1 }],
  ['a waiver on paper', handedInWaiverRecord, { id, version: 1, fileUploadId: id }],
  ['an inspection that is asked for', requestedInspectionRecord, { applicationId: id }],
  ['a report of it', inspectionReportRecord, { id, reportId: id, inspectedAt: '2026-03-10T12:30Z', lines: [] }],
  ['a decision on it', decidedInspectionRecord, { id, version: 1 }],
  ['a link of it', inspectionLinkRecord, { id, version: 1 }],
  ['caps by inspections', inspectionCapsRecord, { applicationId: id, version: 1, capsDraws: true }],
];

describe.each(whole)('%s', (_name, declaration, body) => {
  it('is whole, and every part of it is needed', () => {
    expect(errorsOf(declaration, body)).toEqual({});
    const isList = (name: string): boolean => Array.isArray(body[name]);
    for (const name of Object.keys(body).filter((field) => !isList(field)))
      expect(Object.keys(errorsOf(declaration, { ...body, [name]: undefined }))).toEqual([name]);
  });
});

it.each([
  ['a payment that came back', reversedFundingRecord, { id, version: 1, reversedOn: day }, drawRules.moneyNeedsReason],
  [
    'a change',
    budgetChangeRecord,
    { applicationId: id, kind: 'reallocation', lineItems: [] },
    budgetChanges.reasonNeeded,
  ],
  ['a rejection', budgetChangeRejectionRecord, { id, version: 1 }, budgetChanges.rejectionReasonNeeded],
  [
    'a payment of the borrower that came back',
    reversedPaymentRecord,
    { id, version: 1, reversedOn: day },
    drawRules.moneyNeedsReason,
  ],
] as const)('%s has a reason that is one, of its length', (_name, declaration, body, sentence) => {
  const said = (text: unknown) => errorsOf(declaration, { ...body, reason: text });
  expect(said('x'.repeat(4000))).toEqual({});
  for (const none of ['x'.repeat(4001), '  ', 7, null]) expect(said(none)).toEqual({ reason: sentence });
});

describe('money of a draw', () => {
  it('is the lender’s to move', () => {
    const lenders = [interestTermsRecord, statementRecord, loanPaymentRecord, reversedPaymentRecord, releaseUnitRecord];
    const more = [unitReleaseRecord, payoffRecord, drawNoteRecord, paymentAccountRecord];
    for (const declaration of [...whole.slice(0, 7).map(([, each]) => each), ...lenders, ...more]) {
      expect(writableFields(declaration, 'borrower')).toEqual([]);
      expect(writableFields(declaration, 'administrator')).toEqual(Object.keys(declaration.fields));
    }
    expect(writableFields(budgetChangeRejectionRecord, 'borrower')).toEqual(['id', 'version']);
    expect(writableFields(budgetChangeRejectionRecord, 'administrator')).toContain('reason');
    expect(writableFields(budgetChangeDecisionRecord, 'borrower')).toEqual(['id', 'version', 'note']);
    const named = Object.keys(budgetChangeRecord.fields).filter(
      (name) => name !== 'applicationId' && name !== 'lineItems',
    );
    expect(writableFields(budgetChangeRecord, 'administrator')).toEqual(named);
    expect(writableFields(newBudgetLineRecord, 'administrator')).toEqual(Object.keys(newBudgetLineRecord.fields));
    expect(writableFields(budgetChangeLineRecord, 'administrator')).toEqual(['decrease', 'increase']);
  });
  it.each<[AnyRecord, object, string[]]>([
    [
      madeFundingRecord,
      { id, version: 1, fundedOn: day, reference: 'W', payee: 'B', feesNetted: -1, reserveNetted: 1.5 },
      ['feesNetted', 'reserveNetted'],
    ],
    [retainageRatesRecord, { ...rates, heldBy: 'moon' }, ['heldBy']],
    [retainageRatesRecord, { ...rates, heldBy: 'line', reductionAppliesTo: 'all' }, []],
    [retainageRatesRecord, { ...rates, reductionAppliesTo: 'later' }, []],
    [
      retainageRatesRecord,
      { ...rates, reductionAppliesTo: 'none', reducedPercent: 101 },
      ['reducedPercent', 'reductionAppliesTo'],
    ],
    [retainageRatesRecord, { ...rates, lines: [{}] }, ['lines.0.additionalBudgetItemId', 'lines.0.percent']],
    [retainageRatesRecord, { ...rates, lines: Array.from({ length: MAX_DRAW_LINES + 1 }, () => ({})) }, ['lines']],
    [
      budgetChangeRecord,
      { applicationId: id, kind: 'gift', source: 'gift', reason, lineItems: [{}] },
      ['kind', 'source', 'lineItems.0.additionalBudgetItemId'],
    ],
    [
      budgetChangeRecord,
      {
        applicationId: id,
        kind: 'change_order',
        reason,
        lineItems: [{ additionalBudgetItemId: id, decrease: -1, increase: 0.5 }],
      },
      ['lineItems.0.decrease', 'lineItems.0.increase'],
    ],
    [
      budgetChangeRecord,
      { applicationId: id, kind: 'contingency', reason, supportingDocuments: [id, id], lineItems: [] },
      ['supportingDocuments'],
    ],
    [loanPaymentRecord, { ...received, amount: 0.5 }, ['amount']],
    [drawNoteRecord, { audience: 'borrower', note: ' ' }, ['note']],
    [sentWaiverRecord, { ...waiver, signerEmail: 'ada', extent: 'both' }, ['signerEmail', 'extent']],
    [requestedInspectionRecord, { applicationId: id, drawRequestId: 'x' }, ['drawRequestId']],
    [inspectionReportRecord, { id, reportId: id, inspectedAt: 'noon', lines: [] }, ['inspectedAt']],
    [
      inspectionReportRecord,
      { id, reportId: id, inspectedAt: '2026-03-10T12:30Z', photos: Array.from({ length: 61 }, () => ({})), lines: [] },
      ['photos'],
    ],
    [ruleOverrideRecord, { drawRequestId: id, rule: 'paidTwice', sentence: 'x'.repeat(4001), reason }, []],
  ])('is checked by field', (declaration, body, fields) => {
    expect(Object.keys(errorsOf(declaration, body))).toEqual(fields);
  });
  it('moves by its sign', () => {
    expect(entryKinds.map((kind) => effectOf(kind, 7))).toEqual([
      { funded: 7 },
      { payable: 7 },
      { payable: -7, retained: 7 },
      { retained: -7, payable: 7, released: 7 },
      { payable: -7, funded: 7 },
      { funded: -7, payable: 7 },
      { funded: 7 },
      { funded: 7 },
    ]);
  });
});

describe('rates of retainage', () => {
  const whole = { ...rates, reductionFromPercent: 50, reducedPercent: 5 } satisfies RetainageRates;
  it('are reduced by both numbers or not at all, for later work where nothing is said', () => {
    expect(withholdingTerms(rates)).toEqual({ ...rates, lines: [] });
    for (const half of [
      { ...whole, reducedPercent: null },
      { ...whole, reductionFromPercent: null },
    ])
      expect(withholdingTerms(half)).not.toHaveProperty('reduction');
    const reduction = { fromPercent: 50, completedPercent: 5, appliesTo: 'later' };
    expect(withholdingTerms(whole).reduction).toEqual(reduction);
    expect(withholdingTerms({ ...whole, reductionAppliesTo: 'all' }).reduction).toEqual({
      ...reduction,
      appliesTo: 'all',
    });
    expect(ratesOf(withholdingTerms({ ...whole, reducedPercent: 0 }))).toMatchObject({ reducedPercent: 0 });
    expect(ratesOf({ ...rates })).toMatchObject({ reducedPercent: null, lines: [] });
  });
  it('name one field for each half that is missing', () => {
    expect(Object.keys(ratesErrors({ ...whole, reducedPercent: null }, () => true))).toEqual(['reducedPercent']);
    expect(Object.keys(ratesErrors({ ...whole, completedPercent: 0, reductionFromPercent: null }, () => true))).toEqual(
      ['reductionFromPercent'],
    );
    expect(ratesErrors({ ...rates, completedPercent: 0 }, () => true)).toEqual({});
    expect(ratesErrors({ ...rates, completedPercent: 0, reductionFromPercent: 1 }, () => true)).toEqual({
      reducedPercent: expect.not.stringContaining(drawRules.reductionIsLess),
    });
  });
});

describe('a change of the budget', () => {
  const line = (more: Partial<ChangeableLine> = {}): ChangeableLine => ({
    budgetAmount: 100,
    amountFundedToDate: 0,
    pending: 0,
    pendingFunding: 0,
    retainageHeld: 0,
    isContingency: false,
    ...more,
  });
  it('is what its lines say, and those that say nothing are none', () => {
    const lines = [{ increase: 5 }, { decrease: 3 }, { increase: 0, decrease: 0 }, { increase: null }, {}];
    expect(changedLines(lines)).toEqual(lines.slice(0, 2));
    expect(changeTotals(lines)).toEqual({ taken: 3, added: 5, net: 2 });
  });
  it('has the name of another source, which is more than blanks', () => {
    const order = {
      kind: 'change_order',
      source: 'other',
      lineItems: [{ additionalBudgetItemId: id, increase: 5 }],
    } as const;
    const errorsFor = (sourceName: string) => budgetChangeErrors({ ...order, sourceName }, () => line());
    expect(errorsFor('Sister company')).toEqual({});
    expect(errorsFor('  ')).toEqual({ sourceName: budgetChanges.sourceNameNeeded });
  });
  it('adds to a line of which nothing is left', () => {
    const lineItems = [{ additionalBudgetItemId: id, increase: 5 }];
    expect(
      budgetChangeErrors({ kind: 'change_order', source: 'equity', lineItems }, () =>
        line({ amountFundedToDate: 900 }),
      ),
    ).toEqual({});
  });
});

it('lines of their own percentage give back by themselves what the others share', () => {
  const earned = (one: string, held: number): EarnedLine => ({
    id: one,
    scheduledValue: 1000,
    earned: 400,
    stored: 0,
    held,
  });
  const terms = {
    ...rates,
    heldBy: 'loan',
    reduction: { fromPercent: 50, completedPercent: 0, appliesTo: 'all' },
    lines: [{ additionalBudgetItemId: 'own', percent: 20 }],
  } as const;
  const lines = [earned('own', 80), earned('one', 30), earned('two', 50)];
  const approvals = ['own', 'one', 'two'].map((one) => ({ id: one, amount: 200 }));
  expect(Object.fromEntries(withheldBy(terms, lines, approvals))).toEqual({ own: 40, one: -30, two: -50 });
});
