import { fill, inspectionRules, shared } from '@groundwork/domain-messages';
import { dollars } from '@groundwork/domain-money';
import { machineFlaws, shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import fc from 'fast-check';
import { lineCap } from '../ledger.js';
import {
  inspectionCommands,
  inspectionMachine,
  inspectionReportRecord,
  placeComplaint,
  progressFindings,
  reportErrors,
  scheduleErrors,
} from './index.js';

const money = (text: string) => Math.round(Number(text) * 100);

test('an inspection leads from a request to an end, whatever is done on the way', () => {
  expect(machineFlaws(inspectionMachine)).toEqual([]);
  expect(inspectionCommands.filter((command) => inspectionMachine.next('accepted', command))).toEqual([]);
  for (const reason of [' ', undefined])
    expect(inspectionMachine.complaint('return', reason)).toBe(inspectionRules.returnNeedsReason);
  expect(inspectionMachine.complaint('return', 'No photograph of the roof')).toBeUndefined();
});

describe('a report', () => {
  const accepted = (line: string) => ({ roof: 40, doors: null })[line];
  const errors = (...lines: object[]) => reportErrors({ lines: lines as never }, accepted as never);

  test('says the percent of a line of the loan', () => {
    expect(errors()).toEqual({ lines: inspectionRules.reportEmpty });
    expect(errors({ additionalBudgetItemId: 'roof', note: 'Wet' })).toEqual({ lines: inspectionRules.reportEmpty });
    expect(errors({ additionalBudgetItemId: 'doors', percentComplete: 0 })).toEqual({});
    expect(errors({ additionalBudgetItemId: 'pool', percentComplete: 5 })).toEqual({
      'lines.0.additionalBudgetItemId': shared.choice,
    });
  });

  test('says why, where it is lower than the last accepted one', () => {
    const message = fill(inspectionRules.lowerPercentNeedsReason, { percent: '40.00%' });
    expect(errors({ additionalBudgetItemId: 'roof', percentComplete: 39.99 })).toEqual({ 'lines.0.reason': message });
    expect(errors({ additionalBudgetItemId: 'roof', percentComplete: 39.99, reason: ' ' })).toEqual({
      'lines.0.reason': message,
    });
    expect(errors({ additionalBudgetItemId: 'roof', percentComplete: 10, reason: 'Storm' })).toEqual({});
    expect(errors({ additionalBudgetItemId: 'roof', percentComplete: 40 })).toEqual({});
  });

  test('has a bounded number of photographs', () => {
    const photos = Array.from({ length: 301 }, () => ({ fileUploadId: 'f' }));
    expect(reportErrors({ lines: [{ additionalBudgetItemId: 'doors', percentComplete: 1 }], photos }, () => 0)).toEqual(
      { photos: fill(shared.tooMany, { max: 300 }) },
    );
    const of = (ofLine: number, ofWhole: number) =>
      reportErrors(
        {
          lines: [{ additionalBudgetItemId: 'doors', percentComplete: 1, photos: photos.slice(0, ofLine) }],
          photos: photos.slice(0, ofWhole),
        },
        () => 0,
      );
    expect(of(100, 200)).toEqual({});
    expect(of(101, 200)).toEqual({ photos: fill(shared.tooMany, { max: 300 }) });
  });

  test('has percentages of 0 to 100, and each line once', () => {
    const id = '0b6cbb5e-3f0f-4a0e-9d5f-3c8f7f1f0a01';
    const report = (...percents: number[]) => ({
      id,
      reportId: id,
      inspectedAt: '2026-03-01T10:00:00.000Z',
      lines: percents.map((percentComplete) => ({ additionalBudgetItemId: id, percentComplete })),
    });
    const shape = shapeOf(inspectionReportRecord);
    expect(validate(shape, report(100))).toEqual({});
    expect(Object.keys(validate(shape, report(100.5)))).toEqual(['lines.0.percentComplete']);
    expect(Object.keys(validate(shape, report(-1)))).toEqual(['lines.0.percentComplete']);
    expect(validate(shape, report(1, 2))).toEqual({ lines: shared.choice });
    const [line] = report(1).lines;
    const roof = { ...line, additionalBudgetItemId: id.replace('01', '02') };
    expect(validate(shape, { ...report(1), lines: [line, roof] })).toEqual({});
    expect(Object.keys(validate(shape, { ...report(1), lines: [line, null] }))).not.toEqual([]);
  });

  test.each(['29.76043,-95.3698', '-90,180', '0,0'])('was made at %s', (place) => {
    expect(placeComplaint(place)).toBeUndefined();
  });
  test.each(['91,0', '0,181', '29.7', 'Houston', '29.7,-95.3 W', 'N 29.7,-95.3', '', undefined])(
    'was not made at "%s"',
    (place) => {
      expect(placeComplaint(place)).toBe(inspectionRules.notAPlace);
    },
  );
});

test('an inspector is an administrator, or has a name and an address', () => {
  expect(scheduleErrors({ inspectorId: 'a' }, '2026-03-02')).toEqual({});
  expect(scheduleErrors({ inspectorName: 'Ann', inspectorEmail: 'ann@inspect.example' }, '2026-03-02')).toEqual({});
  expect(scheduleErrors({ inspectorName: 'Ann' }, '2026-03-02')).toEqual({
    inspectorEmail: inspectionRules.inspectorNeeded,
  });
  expect(scheduleErrors({ inspectorName: 'Ann', inspectorEmail: ' ' }, '2026-03-02')).toEqual({
    inspectorEmail: inspectionRules.inspectorNeeded,
  });
  expect(scheduleErrors({ inspectorName: ' ', inspectorEmail: 'a@b.example' }, '2026-03-02')).toEqual({
    inspectorName: inspectionRules.inspectorNeeded,
  });
  expect(scheduleErrors({ inspectorEmail: 'a@b.example' }, '2026-03-02')).toEqual({
    inspectorName: inspectionRules.inspectorNeeded,
  });
});

test.each([
  ['2026-03-01', { scheduledFor: inspectionRules.dayPassed }],
  ['2026-03-02', {}],
  ['2026-03-03', {}],
  // What is no day is told by the shape of the field.
  ['2026-02-30', {}],
  ['', {}],
])('an inspection on "%s" is wrong on 2026-03-02: %p', (scheduledFor, errors) => {
  expect(scheduleErrors({ inspectorId: 'a', scheduledFor }, '2026-03-02')).toEqual(errors);
});

describe('what an inspection caps', () => {
  const line = {
    budgetAmount: dollars(10_000),
    amountFundedToDate: dollars(3000),
    pending: dollars(1000),
    pendingFunding: 0,
    retainageHeld: 0,
  };

  test('is the percent of the revised value, less funded and pending', () => {
    expect(lineCap({ ...line, capPercent: 55.5 })).toBe(money('1550'));
    expect(lineCap({ ...line, capPercent: 40 })).toBe(0);
    expect(lineCap({ ...line, capPercent: 10 })).toBe(0);
    expect(lineCap({ ...line, budgetAmount: dollars(12_000), capPercent: 55.5 })).toBe(money('2660'));
    expect(lineCap({ ...line, capPercent: null })).toBe(dollars(6000));
    expect(lineCap({ ...line, capPercent: 55.5, retainageHeld: dollars(500) })).toBe(money('1050'));
  });

  test('never lets more be drawn than without it', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_00 });
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 0, max: 1_000_000 }), (budget, funded, pending, share) => {
        const of = { ...line, budgetAmount: budget, amountFundedToDate: funded, pending };
        const capped = lineCap({ ...of, capPercent: share / 10_000 });
        expect(capped).toBeLessThanOrEqual(lineCap(of));
        expect(capped).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the rule: no inspection, or funded ahead of percent complete', () => {
  const roof = {
    additionalBudgetItemId: 'roof',
    name: 'Roofing',
    budgetAmount: dollars(10_000),
    amountFundedToDate: dollars(4000),
    requestedAmount: dollars(2500),
    percentComplete: 60,
  };

  test('finds what would be funded more than is complete', () => {
    expect(progressFindings([roof])).toEqual([
      {
        additionalBudgetItemId: 'roof',
        kind: 'ahead of progress',
        excess: dollars(500),
        message: fill(inspectionRules.aheadOfProgress, { line: 'Roofing', funded: '65.00%', percent: '60.00%' }),
      },
    ]);
    expect(progressFindings([{ ...roof, requestedAmount: dollars(2000) }])).toEqual([]);
    expect(progressFindings([roof], 5)).toEqual([]);
    expect(progressFindings([{ ...roof, materialsStored: dollars(500) }])).toEqual([]);
  });

  test('finds a line that no inspection looked at, and asks for nothing of one that asks for nothing', () => {
    expect(progressFindings([{ ...roof, percentComplete: null }])).toMatchObject([
      {
        kind: 'no inspection',
        excess: dollars(6500),
        message: fill(inspectionRules.noInspection, { line: 'Roofing' }),
      },
    ]);
    expect(progressFindings([{ ...roof, percentComplete: null, requestedAmount: 0 }])).toEqual([]);
    expect(progressFindings([{ ...roof, percentComplete: 0, requestedAmount: 0 }])).toEqual([]);
  });
});
