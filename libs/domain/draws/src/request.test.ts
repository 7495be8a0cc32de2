import { describe, expect, it } from '@jest/globals';
import { borrower, fill, shared } from '@groundwork/domain-messages';
import {
  drawErrors,
  linesWithAmount,
  MAX_DRAW_LINES,
  MAX_SIGNATURE,
  rejectionComplaint,
  requestedTotal,
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
    expect(drawErrors(body, () => 100)).toEqual({ lineItems: borrower.drawEmpty });
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
    ['that is too long', long(MAX_SIGNATURE + 1), borrower.signatureFirst],
    ['that is empty', '', borrower.signatureFirst],
    ['that is no text', 7, borrower.signatureFirst],
    ['with something before the data', `${png}"AAAA`, borrower.signatureFirst],
    ['with something after the data', `${png}AAAA==<`, borrower.signatureFirst],
    ['of another kind of picture', 'data:image/jpeg;base64,iVBORw0KGgoAAAA', borrower.signatureFirst],
  ])('%s', (_name, signature, complaint) => {
    expect(signatureComplaint(signature)).toBe(complaint);
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
