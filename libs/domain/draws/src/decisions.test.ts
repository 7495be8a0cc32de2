import { drawRules, fill, shared } from '@groundwork/domain-messages';
import { shapeOf, writableFields } from '@groundwork/domain-records';
import type { AnyRecord } from '@groundwork/domain-records';
import { isValid, validate } from '@groundwork/domain-validation';
import {
  approvedAmountComplaint,
  commandTo,
  drawApprovalRecord,
  drawDecisionRecord,
  drawErrors,
  drawMachine,
  drawRejectionRecord,
  drawRequestRecord,
  drawReturnRecord,
  drawStatus,
  drawStatusComplaint,
  drawStatuses,
  MAX_INVOICES,
  needsSecondApproval,
  placesOf,
  reductionReasonComplaint,
  savedDraftRecord,
  savedDrawRecord,
  shareApproval,
  sharedAmountComplaint,
  startedDraftRecord,
  storedAfterApproval,
  submittedDraftRecord,
} from './index.js';

const id = '00000000-0000-7000-8000-000000000001';
const other = '00000000-0000-7000-8000-000000000002';
const signature = 'data:image/png;base64,iVBORw0KGgoAAAA';
const errorsOf = (declaration: AnyRecord, body: object) => validate(shapeOf(declaration), body);
const line = (more: object = {}) => ({ additionalBudgetItemId: id, requestedAmount: 100, ...more });
const certified = { certifySignature: signature, signedName: 'Ana Reyes' };
const draftOf = (...lineItems: ReturnType<typeof line>[]) => ({ lineItems, certifySignature: signature });

describe('the lines of a draw together', () => {
  const second = { ...line(), additionalBudgetItemId: other };
  it.each([
    [200, {}],
    [199, { lineItems: fill(shared.drawAboveCommitment, { amount: '$1.99' }) }],
  ])('ask for no more than %i cents that are left of the commitment', (available, errors) => {
    expect(drawErrors(draftOf(line(), second), () => 100, available)).toEqual(errors);
  });
  it('of which one is no amount are counted without it', () => {
    const broken = { ...second, requestedAmount: -50 };
    expect(drawErrors(draftOf(line(), broken), () => 100, 99)).toEqual({
      lineItems: fill(shared.drawAboveCommitment, { amount: '$0.99' }),
      'lineItems.1.requestedAmount': shared.notNegative,
    });
  });
});

describe('a line of a draw', () => {
  const invoice = (amount: number) => ({ payee: 'Mason', number: '1', amount });
  it('is what its invoices come to, once its amount is one', () => {
    const differs = fill(drawRules.invoicesDiffer, { sum: '$0.90', amount: '$1.00' });
    expect(drawErrors(draftOf(line({ invoices: [invoice(60), invoice(40)] })), () => 100)).toEqual({});
    expect(drawErrors(draftOf(line({ invoices: [invoice(90)] })), () => 100)).toEqual({
      'lineItems.0.invoices': differs,
    });
    expect(Object.keys(drawErrors(draftOf(line({ invoices: [invoice(90)] })), () => 99))).toEqual([
      'lineItems.0.requestedAmount',
    ]);
  });
  it('stores no more than it asks for beyond what was stored', () => {
    const stored = (materialsStored: number) =>
      drawErrors(
        draftOf(line({ materialsStored })),
        () => 100,
        Infinity,
        () => 40,
      );
    expect(stored(140)).toEqual({});
    expect(stored(141)).toEqual({
      'lineItems.0.materialsStored': fill(drawRules.storedAboveAmount, { growth: '$1.01' }),
    });
  });
  it('has so many invoices at most, each whole', () => {
    const request = (invoices: object[]) =>
      errorsOf(drawRequestRecord, {
        applicationId: id,
        lineItems: [line({ invoices })],
        certifySignature: signature,
        signedName: 'Ana Reyes',
      });
    expect(request(Array.from({ length: MAX_INVOICES }, () => invoice(1)))).toEqual({});
    expect(request(Array.from({ length: MAX_INVOICES + 1 }, () => invoice(1)))).toHaveProperty([
      'lineItems.0.invoices',
    ]);
    expect(Object.keys(request([{}]))).toEqual(
      ['payee', 'number', 'amount'].map((field) => `lineItems.0.invoices.0.${field}`),
    );
  });
});

describe('an approval', () => {
  it.each([
    [100, undefined],
    [undefined, undefined],
    [1, undefined],
    [101, fill(drawRules.approveAtMost, { amount: '$1.00' })],
    [0, fill(drawRules.approveAtMost, { amount: '$1.00' })],
    [0.5, fill(drawRules.approveAtMost, { amount: '$1.00' })],
  ])('of 100 cents may be of %p', (approvedAmount, complaint) => {
    expect(approvedAmountComplaint(100, { approvedAmount })).toBe(complaint);
  });
  it.each([
    [99, 'x'.repeat(4000), undefined],
    [99, 'x'.repeat(4001), drawRules.lowerNeedsReason],
    [99, '  ', drawRules.lowerNeedsReason],
    [100, '', undefined],
  ])('of %i of 100 cents says why', (approvedAmount, reductionReason, complaint) => {
    expect(reductionReasonComplaint(100, { approvedAmount, reductionReason })).toBe(complaint);
  });
  it('of the whole is each line as it was asked for, of nothing too', () => {
    expect(shareApproval([{ requestedAmount: 0 }, { requestedAmount: 0 }], 0)).toEqual([0, 0]);
    expect(shareApproval([{ requestedAmount: 300 }, { requestedAmount: 100 }], 200)).toEqual([150, 50]);
  });
  it.each([
    ['a share of nothing is a cent of the largest', [1_000_000, 1, 1], 400_000, [399_998, 1, 1]],
    ['no line loses its only cent', [500, 400, 300, 200], 3, [1, 1, 1, 0]],
    ['a line that asks for nothing gets nothing', [1000, 0], 500, [500, 0]],
    ['two cents are one for each', [1000, 1], 2, [1, 1]],
  ])('%s', (_what, asks, approvedAmount, shares) => {
    const lines = asks.map((requestedAmount) => ({ requestedAmount }));
    expect(shareApproval(lines, approvedAmount)).toEqual(shares);
  });
  it.each([
    [null, 10 ** 9, false],
    [50_000, 50_000, false],
    [50_000, 50_001, true],
    [0, 1, true],
  ])('above the limit %p needs another administrator where %i cents are approved: %p', (limit, approved, needed) => {
    expect(needsSecondApproval(limit, approved)).toBe(needed);
  });
  it('of the whole has a cent for each line', () => {
    const lines = [{}, {}, {}];
    expect(sharedAmountComplaint(lines, 3)).toBeUndefined();
    expect(sharedAmountComplaint(lines, 2)).toBe(fill(drawRules.approveAtLeast, { amount: '$0.03' }));
  });
  it.each([
    ['what grew is cut first', 100, 40, 90, 80, 70],
    ['never below what was stored before', 100, 40, 90, 20, 40],
    ['what was built in is gone', 100, 40, 10, 20, 10],
    ['what stayed stays', 100, 40, 40, 20, 40],
  ])('leaves stored: %s', (_what, requestedAmount, storedBefore, stored, approved, expected) => {
    expect(storedAfterApproval({ requestedAmount, storedBefore, stored }, approved)).toBe(expected);
  });
});

describe('what the lender decides', () => {
  const decision = { id, version: 3 };
  it.each<[string, AnyRecord, object, string[]]>([
    ['is about one draw', drawDecisionRecord, {}, ['id']],
    ['in a version', drawDecisionRecord, { id, version: -1 }, ['version']],
    ['with an amount', drawApprovalRecord, { ...decision, approvedAmount: 1.5 }, ['approvedAmount']],
    [
      'with a reason of its length',
      drawApprovalRecord,
      { ...decision, reductionReason: 'x'.repeat(4001) },
      ['reductionReason'],
    ],
    ['a rejection has a reason', drawRejectionRecord, { ...decision, rejectReason: ' ' }, ['rejectReason']],
    [
      'a line has a status',
      savedDrawRecord,
      { ...decision, lineItems: [{ id, statusId: 9 }] },
      ['lineItems.0.statusId'],
    ],
    [
      'each line stands once',
      savedDrawRecord,
      { ...decision, lineItems: [id, id].map((one) => ({ id: one, statusId: 1 })) },
      ['lineItems'],
    ],
  ])('%s', (_what, declaration, body, fields) => expect(Object.keys(errorsOf(declaration, body))).toEqual(fields));
  it.each([
    ['Please add the permit', true],
    ['x'.repeat(4000), true],
    ['x'.repeat(4001), false],
    ['  ', false],
    [undefined, false],
    [7, false],
  ])('sends back with what has to be changed', (reason, isTaken) => {
    expect(errorsOf(drawReturnRecord, { ...decision, reason })).toEqual(
      isTaken ? {} : { reason: drawRules.sentBackNeedsReason },
    );
  });
  it('takes two different lines', () => {
    const lineItems = [id, other].map((one) => ({ id: one, statusId: drawStatus.approved, approvedAmount: 5 }));
    expect(errorsOf(savedDrawRecord, { ...decision, lineItems })).toEqual({});
  });
  it('is nothing that a borrower writes', () => {
    const declarations = [
      drawDecisionRecord,
      drawApprovalRecord,
      drawReturnRecord,
      drawRejectionRecord,
      savedDrawRecord,
    ];
    expect(declarations.flatMap((declaration) => writableFields(declaration, 'borrower'))).toEqual([]);
    expect(writableFields(drawApprovalRecord, 'administrator')).toEqual(Object.keys(drawApprovalRecord.fields));
  });
  it('leads to each status by a command', () => {
    for (const { id: status } of drawStatuses) {
      const from = drawStatuses.find((one) => drawMachine.next(one.id, commandTo[status]) !== undefined);
      expect(from && drawMachine.next(from.id, commandTo[status])).toBe(status);
    }
  });
  it('stands before the machine', () => {
    expect(drawMachine.complaint('reject', ' ')).toBe(shared.reasonRequired);
    expect(drawMachine.complaint('reject', 'Not built yet')).toBeUndefined();
    expect([1, 4, 5].map(drawStatusComplaint)).toEqual([undefined, undefined, shared.choice]);
  });
});

it('a selection shows the places that it names', () => {
  expect(placesOf).toEqual({ pending: [1], hold: [2], approved: [3], rejected: [4], decided: [3, 4, 5] });
});

describe('a draft of a draw', () => {
  const draftLine = { additionalBudgetItemId: id, version: 0, requestedAmount: 5, invoices: [{ payee: 'Mason' }] };
  it.each<[AnyRecord, object, string[]]>([
    [savedDraftRecord, { lineItems: [draftLine], whole: { version: 1, note: 'x' } }, []],
    [savedDraftRecord, { lineItems: [{ ...draftLine, version: undefined }] }, ['lineItems.0.version']],
    [savedDraftRecord, { lineItems: [{ ...draftLine, percentComplete: 101 }] }, ['lineItems.0.percentComplete']],
    [
      savedDraftRecord,
      { lineItems: [{ ...draftLine, invoices: [{ amount: -1 }] }] },
      ['lineItems.0.invoices.0.amount'],
    ],
    [savedDraftRecord, { lineItems: [], whole: {} }, ['whole.version']],
    [startedDraftRecord, {}, ['applicationId']],
    [startedDraftRecord, { applicationId: id, from: 'x', revises: other }, ['from']],
    [submittedDraftRecord, { version: 2, ...certified, certifySignatureDate: '2026-03-10T12:30Z' }, []],
    [submittedDraftRecord, { version: 2, certifySignature: signature }, ['signedName']],
    [
      submittedDraftRecord,
      { version: 2, certifySignature: 'x', certifySignatureDate: 'soon' },
      ['certifySignature', 'certifySignatureDate', 'signedName'],
    ],
  ])('is checked by field', (declaration, body, fields) => {
    const errors = errorsOf(declaration, body);
    expect(Object.keys(errors)).toEqual(fields);
    expect(isValid(errors)).toBe(fields.length === 0);
  });
  it('is signed by its borrower', () => {
    expect(writableFields(submittedDraftRecord, 'borrower')).toEqual(Object.keys(submittedDraftRecord.fields));
    expect(writableFields(drawRequestRecord, 'borrower')).toEqual(Object.keys(drawRequestRecord.fields));
  });
});
