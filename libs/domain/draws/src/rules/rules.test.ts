import { automaticRules, fill, inspectionRules } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { drawRules, drawRulesRecord, findingsOf, firstDrawRules, isBarring, ruleOverrideRecord } from '../index.js';
import type { DrawRule, DrawRules, RuledLine, RuleFacts } from '../index.js';

const line = (id: string, more: Partial<RuledLine> = {}): RuledLine => ({
  additionalBudgetItemId: id,
  name: id,
  type: 'hard',
  materialsStored: 0,
  inspectedPercent: null,
  budgetAmount: 100_000,
  changes: 0,
  amountFundedToDate: 0,
  pending: 0,
  pendingFunding: 0,
  retainageHeld: 0,
  ...more,
});
const facts = (more: Partial<RuleFacts> = {}): RuleFacts => ({
  today: '2026-03-02',
  lines: [line('Roof'), line('Walls')],
  requests: [],
  earlierInvoices: [],
  earlierWaivers: [],
  commitment: 200_000,
  otherSources: 0,
  papers: { building_permit: '2027-01-01', insurance: '2027-01-01' },
  rate: null,
  reserveLeft: null,
  ...more,
});
/** What one rule alone says. */
const said = (rule: DrawRule, more: Partial<RuleFacts>, figures: Partial<DrawRules> = {}) => {
  const off = Object.fromEntries(drawRules.map((each) => [each, 'off'])) as Pick<DrawRules, DrawRule>;
  const rules = { ...firstDrawRules, ...off, [rule]: 'warn', ...figures } as DrawRules;
  return findingsOf(facts(more), rules).map(({ sentence }) => sentence);
};
const request = (id: string, more: Partial<RuleFacts['requests'][number]> = {}) => ({
  additionalBudgetItemId: id,
  requestedAmount: 5_000,
  materialsStored: null,
  invoices: [],
  files: 0,
  ...more,
});

test('nothing is found of a loan in order, and a rule that is off finds nothing', () => {
  expect(findingsOf(facts(), firstDrawRules)).toStrictEqual([]);
  expect(said('expiredPapers', { papers: {} }, { expiredPapers: 'off' })).toStrictEqual([]);
  expect(isBarring({ rule: 'paidTwice' }, { ...firstDrawRules, paidTwice: 'block' })).toBe(true);
  expect(isBarring({ rule: 'paidTwice' }, firstDrawRules)).toBe(false);
});

test('over budget: a line of the draw beyond a share of what it was approved with', () => {
  const grown = line('Roof', { budgetAmount: 130_000, changes: 30_000, amountFundedToDate: 80_000, pending: 30_000 });
  const over = { lines: [{ ...grown, pending: 30_001 }], requests: [request('Roof')] };
  expect(said('overBudget', over)).toStrictEqual([]);
  const percent = { overBudgetPercent: 105 };
  const figures = { line: 'Roof', drawn: '$1,100.01', percent: '110.00%', original: '$1,000.00', limit: 105 };
  expect(said('overBudget', over, percent)).toEqual([fill(automaticRules.overBudget, figures)]);
  expect(said('overBudget', { ...over, requests: [] }, percent)).toStrictEqual([]);
});

test('out of balance: the sources that are left do not pay for what is left; unknown sources say nothing', () => {
  const short = { lines: [line('Roof', { amountFundedToDate: 50_000, pending: 10_000 }), line('Walls')] };
  expect(said('outOfBalance', { ...short, commitment: 200_000 })).toStrictEqual([]);
  expect(said('outOfBalance', { ...short, commitment: 180_000 })).toEqual([
    fill(automaticRules.outOfBalance, { cost: '$1,400.00', left: '$1,200.00', short: '$200.00' }),
  ]);
  expect(said('outOfBalance', { ...short, commitment: 180_000, otherSources: 20_000 })).toStrictEqual([]);
  expect(said('outOfBalance', { ...short, commitment: 180_000 }, { outOfBalanceTolerance: 20_000 })).toStrictEqual([]);
  expect(said('outOfBalance', { ...short, commitment: 0, otherSources: null })).toStrictEqual([]);
});

test('missing invoice: neither invoice nor file, above an amount, and not for interest', () => {
  const lines = [line('Roof'), line('Interest', { type: 'interest reserve' })];
  const requests = [request('Roof'), request('Interest')];
  const sentence = fill(automaticRules.missingInvoice, { line: 'Roof', amount: '$50.00' });
  expect(said('missingInvoice', { lines, requests })).toEqual([sentence]);
  expect(said('missingInvoice', { lines, requests }, { missingInvoiceAbove: 5_000 })).toStrictEqual([]);
  expect(said('missingInvoice', { lines, requests: [request('Roof', { files: 1 })] })).toStrictEqual([]);
  const invoices = [{ payee: 'Lumber Co.', number: 'A-17', amount: 5_000 }];
  expect(said('missingInvoice', { lines, requests: [request('Roof', { invoices })] })).toStrictEqual([]);
});

test('inspections: work that none looked at, and what is funded beyond what one found; not fees', () => {
  const roof = line('Roof', { amountFundedToDate: 40_000, pendingFunding: 6_000, inspectedPercent: 50 });
  const lines = [roof, line('Walls'), line('Permit', { type: 'fee' })];
  const requests = [request('Roof'), request('Walls'), request('Permit')];
  expect(said('noInspection', { lines, requests })).toEqual([fill(inspectionRules.noInspection, { line: 'Walls' })]);
  const words = { line: 'Roof', funded: '51.00%', percent: '50.00%' };
  expect(said('fundedAhead', { lines, requests })).toEqual([fill(inspectionRules.aheadOfProgress, words)]);
  expect(said('fundedAhead', { lines, requests }, { fundedAheadPoints: 1 })).toStrictEqual([]);
  const stored = [request('Roof', { materialsStored: 1_000 })];
  expect(said('fundedAhead', { lines, requests: stored })).toStrictEqual([]);
});

test('paid twice: payee and number as people write them and the amount, on an earlier draw and on this one', () => {
  const bill = { payee: 'Lumber Co.', number: 'A-17', amount: 5_000 };
  const twin = { ...bill, payee: 'LUMBER CO', number: 'a17' };
  const requests = [request('Roof', { invoices: [bill] })];
  const figures = { payee: 'Lumber Co.', number: 'A-17', amount: '$50.00', line: 'Roof' };
  const earlier = { ...twin, line: 'Walls', day: '2026-02-01' };
  expect(said('paidTwice', { requests, earlierInvoices: [earlier] })).toEqual([
    fill(automaticRules.paidTwice, { ...figures, other: 'Walls', date: '02/01/2026' }),
  ]);
  for (const other of [{ amount: 5_001 }, { payee: 'Lumber & Sons' }, { number: 'A-18' }])
    expect(said('paidTwice', { requests, earlierInvoices: [{ ...earlier, ...other }] })).toStrictEqual([]);
  const here = [...requests, request('Walls', { invoices: [twin] })];
  expect(said('paidTwice', { requests: here })).toEqual([
    fill(automaticRules.paidTwiceHere, { ...figures, payee: 'LUMBER CO', number: 'a17', line: 'Walls', other: 'Roof' }),
  ]);
});

test('contingency ahead: what was drawn of it and moved out of it, against the progress of the others', () => {
  const rest = line('Rest', { type: 'contigency', budgetAmount: 60_000, changes: -40_000, pending: 10_000 });
  const lines = [line('Roof', { amountFundedToDate: 30_000 }), rest];
  expect(said('contingencyAhead', { lines })).toEqual([
    fill(automaticRules.contingencyAhead, {
      used: '50.00%',
      amount: '$500.00',
      original: '$1,000.00',
      drawn: '30.00%',
      limit: 10,
    }),
  ]);
  expect(said('contingencyAhead', { lines }, { contingencyAheadPoints: 20 })).toStrictEqual([]);
  expect(said('contingencyAhead', { lines: [line('Roof')] })).toStrictEqual([]);
});

test('papers: ended, ending within the days, and not on record', () => {
  const papers = { building_permit: '2026-03-01', title: '2026-03-16' };
  expect(said('expiredPapers', { papers })).toEqual([
    fill(automaticRules.paperExpired, { paper: 'The building permit', date: '03/01/2026' }),
    fill(automaticRules.paperUnknown, { paper: 'the insurance' }),
    fill(automaticRules.paperExpiring, { paper: 'The title date', date: '03/16/2026', days: 14 }),
  ]);
  const later = { building_permit: '2026-03-02', insurance: '2026-03-17' };
  const lastDay = { paper: 'The building permit', date: '03/02/2026', days: 0 };
  expect(said('expiredPapers', { papers: later }, { expiredPapersDays: 0 })).toEqual([
    fill(automaticRules.paperExpiring, lastDay),
  ]);
});

test('interest reserve: what is left of it pays the interest of some months on what is drawn', () => {
  const lines = [line('Roof', { amountFundedToDate: 80_000, pending: 20_000 })];
  const reserve = { lines, rate: 12, reserveLeft: 2_000 };
  expect(said('interestReserve', reserve)).toEqual([
    fill(automaticRules.reserveRunsOut, {
      left: '$20.00',
      balance: '$1,000.00',
      rate: 12,
      monthly: '$10.00',
      months: 2,
      limit: 3,
    }),
  ]);
  expect(said('interestReserve', reserve, { interestReserveMonths: 2 })).toStrictEqual([]);
  expect(said('interestReserve', { ...reserve, rate: null })).toStrictEqual([]);
  expect(said('interestReserve', { ...reserve, reserveLeft: null })).toStrictEqual([]);
});

test('figures are refused outside of what they can mean, and an override needs its reason', () => {
  expect(validate(shapeOf(drawRulesRecord), firstDrawRules)).toEqual({});
  const wrong = {
    ...firstDrawRules,
    overBudgetPercent: 99,
    expiredPapersDays: 366,
    interestReserveMonths: 61,
    contingencyAheadPoints: 101,
  };
  const most = {
    ...firstDrawRules,
    overBudgetPercent: 1000,
    expiredPapersDays: 365,
    interestReserveMonths: 60,
    contingencyAheadPoints: 100,
  };
  expect(validate(shapeOf(drawRulesRecord), most)).toEqual({});
  for (const expiredPapersDays of [1.5, '7', true, null])
    expect(Object.keys(validate(shapeOf(drawRulesRecord), { ...most, expiredPapersDays }))).toEqual([
      'expiredPapersDays',
    ]);
  expect(validate(shapeOf(drawRulesRecord), wrong)).toEqual({
    overBudgetPercent: automaticRules.percentFrom,
    expiredPapersDays: automaticRules.daysAtMost,
    interestReserveMonths: automaticRules.monthsAtMost,
    contingencyAheadPoints: automaticRules.pointsAtMost,
  });
  expect(validate(shapeOf(ruleOverrideRecord), { reason: ' ' })['reason']).toBe(automaticRules.overrideNeedsReason);
});

describe('waivers of draws before', () => {
  const waiver = (more: Partial<RuleFacts['earlierWaivers'][number]> = {}) => ({
    drawRequestId: 'one',
    day: '2026-02-01',
    partyKey: 'gulf',
    claimant: 'Gulf Framing LLC',
    condition: 'conditional' as const,
    isSigned: false,
    ...more,
  });
  const missing = (date: string, ...waivers: readonly (readonly [claimant: string, condition: string])[]) =>
    fill(automaticRules.waiversMissing, {
      date,
      waivers: waivers
        .map(([claimant, condition]) => fill(automaticRules.waiverOf, { claimant, condition }))
        .join(', '),
    });

  it('are missing while nobody has signed them, the unconditional one once there is one', () => {
    const named = ['Gulf Framing LLC', 'conditional'] as const;
    expect(said('missingWaiver', { earlierWaivers: [waiver()] })).toEqual([missing('02/01/2026', named)]);
    expect(said('missingWaiver', { earlierWaivers: [waiver({ isSigned: true })] })).toStrictEqual([]);
    const paid = [waiver({ isSigned: true }), waiver({ condition: 'unconditional' })];
    expect(said('missingWaiver', { earlierWaivers: paid })).toEqual([
      missing('02/01/2026', ['Gulf Framing LLC', 'unconditional']),
    ]);
    const late = [waiver(), waiver({ condition: 'unconditional', isSigned: true })];
    expect(said('missingWaiver', { earlierWaivers: late })).toStrictEqual([]);
    expect(said('missingWaiver', { earlierWaivers: [...late].reverse() })).toStrictEqual([]);
  });

  it('are told by their draws, with a contractor who has no name yet', () => {
    const earlierWaivers = [
      waiver({ partyKey: '', claimant: null }),
      waiver(),
      waiver({ drawRequestId: 'two', day: '2026-03-01' }),
    ];
    expect(said('missingWaiver', { earlierWaivers })).toEqual([
      missing('02/01/2026', [automaticRules.theContractor, 'conditional'], ['Gulf Framing LLC', 'conditional']),
      missing('03/01/2026', ['Gulf Framing LLC', 'conditional']),
    ]);
  });

  it('warn where a version of before does not say what the rule does', () => {
    const { missingWaiver: _left, ...before } = firstDrawRules;
    expect(findingsOf(facts({ earlierWaivers: [waiver()] }), before as DrawRules).map(({ rule }) => rule)).toContain(
      'missingWaiver',
    );
  });
});
