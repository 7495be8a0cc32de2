import { describe, expect, it } from '@jest/globals';
import { fill, shared } from '@groundwork/domain-messages';
import { shapeOf } from '@groundwork/domain-records';
import type { AnyRecord } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import {
  drawErrors,
  drawRequestRecord,
  linesWithAmount,
  MAX_DOCUMENTS,
  MAX_DRAW_LINES,
  MAX_SIGNATURE,
  rejectionComplaint,
  requestedTotal,
  savedDrawRecord,
  signatureComplaint,
} from './index.js';

const png = 'data:image/png;base64,iVBORw0KGgo';
const line = (number: number) => ({
  additionalBudgetItemId: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  requestedAmount: 100,
});
const draft = (lines: number) => ({
  lineItems: Array.from({ length: lines }, (_, index) => line(index)),
  certifySignature: `${png}AAAA`,
  signedName: 'Ana Reyes',
});

describe('the limits of a draw request', () => {
  it('takes as many lines as are allowed and no more', () => {
    expect(drawErrors(draft(MAX_DRAW_LINES), () => 100)).toEqual({});
    expect(drawErrors(draft(MAX_DRAW_LINES + 1), () => 100)).toEqual({
      lineItems: fill(shared.tooMany, { max: MAX_DRAW_LINES }),
    });
  });

  it('names the fields that are wrong and no other', () => {
    expect(Object.keys(drawErrors(draft(1), () => 100))).toEqual([]);
    expect(drawErrors(draft(1), () => 99)).toHaveProperty(['lineItems.0.requestedAmount']);
    expect(Object.keys(drawErrors({ ...draft(1), certifySignature: null }, () => 100))).toEqual(['certifySignature']);
  });

  it('has no lines where the body has no list', () => {
    const body = { ...draft(0), lineItems: 'all of it' as never };
    expect(drawErrors(body, () => 100)).toEqual({ lineItems: shared.drawEmpty });
  });

  it('submits the lines with an amount', () => {
    const blank = { additionalBudgetItemId: 'a', requestedAmount: undefined };
    const lines = [line(1), blank, { ...blank, requestedAmount: null }, { ...blank, requestedAmount: 0 }];
    expect(linesWithAmount(lines)).toEqual([line(1)]);
    expect(requestedTotal([line(1), line(2)])).toBe(200);
  });
});

describe('a drawn signature', () => {
  const long = (length: number): string => png + 'A'.repeat(length - png.length);

  it.each([
    ['of the longest length', long(MAX_SIGNATURE), undefined],
    ['that is too long', long(MAX_SIGNATURE + 1), shared.signatureFirst],
    ['that is empty', '', shared.signatureFirst],
    ['that is no text', 7, shared.signatureFirst],
    ['with something before the data', `${png}"AAAA`, shared.signatureFirst],
    ['with something after the data', `${png}AAAA==<`, shared.signatureFirst],
    ['of another kind of picture', 'data:image/jpeg;base64,iVBORw0KGgoAAAA', shared.signatureFirst],
  ])('%s', (_name, signature, complaint) => {
    expect(signatureComplaint(signature)).toBe(complaint);
  });
});

const complaints = (record: AnyRecord, body: object) => validate(shapeOf(record), body);

describe('what is said of a draw', () => {
  const request = { applicationId: line(9).additionalBudgetItemId, ...draft(1) };
  const withLine = (more: object) => ({ ...request, lineItems: [{ ...line(1), ...more }] });
  const files = Array.from({ length: MAX_DOCUMENTS + 1 }, (_, index) => line(index).additionalBudgetItemId);

  it.each([
    ['nothing wrong', request, {}],
    ['a line without an amount', withLine({ requestedAmount: null, supportingDocuments: files.slice(1) }), {}],
    ['part of a cent', withLine({ requestedAmount: 1.5 }), { 'lineItems.0.requestedAmount': shared.amountInvalid }],
    [
      'a file twice',
      withLine({ supportingDocuments: [files[0], files[0]] }),
      { 'lineItems.0.supportingDocuments': shared.choice },
    ],
    ['what is no file', withLine({ supportingDocuments: [7] }), { 'lineItems.0.supportingDocuments': shared.choice }],
    [
      'what is no list',
      withLine({ supportingDocuments: 'x' }),
      { 'lineItems.0.supportingDocuments': fill(shared.tooMany, { max: MAX_DOCUMENTS }) },
    ],
    [
      'too many files',
      withLine({ supportingDocuments: files }),
      { 'lineItems.0.supportingDocuments': fill(shared.tooMany, { max: MAX_DOCUMENTS }) },
    ],
    ['a moment', { ...request, certifySignatureDate: '2026-03-02T12:30:00.000Z' }, {}],
    [
      'a week for a moment',
      { ...request, certifySignatureDate: '2026-W10' },
      { certifySignatureDate: shared.dateInvalid },
    ],
  ])('by a borrower: %s', (_name, body, expected) => {
    expect(complaints(drawRequestRecord, body)).toEqual(expected);
  });

  const id = line(1).additionalBudgetItemId;
  it.each([
    ['nothing', [], {}],
    ['a status', [{ id, statusId: 3 }], {}],
    ['a status that is none', [{ id, statusId: 5 }], { 'lineItems.0.statusId': shared.choice }],
    ['the text of a status', [{ id, statusId: '3' }], { 'lineItems.0.statusId': shared.choice }],
    [
      'a line twice',
      [
        { id, statusId: 3 },
        { id, statusId: 4 },
      ],
      { lineItems: shared.choice },
    ],
    ['what is no line', [null], { 'lineItems.0.id': shared.fieldRequired, 'lineItems.0.statusId': shared.choice }],
  ])('by an administrator: %s', (_name, lineItems, expected) => {
    expect(complaints(savedDrawRecord, { id, version: 2, lineItems })).toEqual(expected);
  });
});

describe('the reason of a rejection', () => {
  it.each([
    ['the longest', 'x'.repeat(4000), undefined],
    ['one that is too long', 'x'.repeat(4001), shared.reasonRequired],
    ['white space', '   ', shared.reasonRequired],
    ['none', undefined, shared.reasonRequired],
    ['a list', ['x'], shared.reasonRequired],
  ])('%s', (_name, reason, complaint) => {
    expect(rejectionComplaint(reason)).toBe(complaint);
  });
});
