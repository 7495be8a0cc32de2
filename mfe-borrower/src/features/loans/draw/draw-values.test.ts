import { describe, expect, it } from '@jest/globals';
import { fill, shared } from '@groundwork/domain-messages';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { idOf } from '@groundwork/web-mount/testing';
import { aLedger } from '../../../testing/records.js';
import {
  byLine,
  draftErrors,
  draftTotal,
  emptyEntry,
  entryOf,
  groupLines,
  savedLine,
  submittedLines,
  withPercent,
  withStored,
} from './draw-values.js';
import type { Entries, Entry } from './draw-values.js';

const entries = (amounts: Record<string, Entry['amount']>): Entries =>
  Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, { ...emptyEntry, amount }]));

describe('a draw request as it is entered', () => {
  it('submits the lines with an amount alone', () => {
    const entered = entries({ [idOf(1)]: 5000, [idOf(2)]: 0, [idOf(3)]: undefined });
    expect(submittedLines(entered, aLedger().lines)).toMatchObject([
      { additionalBudgetItemId: idOf(1), requestedAmount: 5000 },
    ]);
    expect(draftTotal(entered, aLedger().lines)).toBe(5000);
  });
  it('is refused while it is empty', () => {
    expect(draftErrors({}, aLedger())).toEqual({ '': shared.drawEmpty });
  });
  it('is capped at what is available, not at what remains, to the cent', () => {
    expect(draftErrors(entries({ [idOf(1)]: 50_000 }), aLedger())).toEqual({});
    expect(draftErrors(entries({ [idOf(1)]: 50_001, [idOf(3)]: 100 }), aLedger())).toEqual({
      [idOf(1)]: 'At most $500.00 of this line can be requested',
    });
  });
  it('names what cannot be read, and counts it as nothing', () => {
    const entered = entries({ [idOf(1)]: { typed: '-100', complaint: shared.notNegative }, [idOf(2)]: 100 });
    expect(draftErrors(entered, aLedger())).toEqual({ [idOf(1)]: shared.notNegative });
    expect(draftTotal(entered, aLedger().lines)).toBe(100);
  });
  it('brings what the service says to the line that it is about', () => {
    const lines = submittedLines(entries({ [idOf(1)]: 1, [idOf(3)]: 2 }), aLedger().lines);
    expect(byLine({ 'lineItems.1.requestedAmount': 'too much', certifySignature: 'sign' }, lines)).toEqual({
      [idOf(3)]: 'too much',
      '': 'sign',
    });
  });
  it('is read as it was saved', () => {
    const entry: Entry = {
      amount: 100,
      percent: 62.5,
      stored: 5,
      files: [{ id: idOf(40), name: 'roof.jpg' }],
      invoices: [{ payee: 'Lumber Co', number: '', amount: 100 }],
    };
    const { supportingDocuments: _ids, invoices: _invoices, ...line } = savedLine(idOf(1), 3, entry);
    expect(_ids).toEqual([idOf(40)]);
    expect(_invoices).toEqual([{ payee: 'Lumber Co', number: null, amount: 100 }]);
    expect(
      entryOf({
        ...line,
        requestedAmount: 100,
        percentComplete: 62.5,
        materialsStored: 5,
        supportingDocuments: [{ fileUploadId: idOf(40), userFileName: 'roof.jpg' }],
        invoices: [{ payee: 'Lumber Co', number: null, amount: 100 }],
        changedBy: idOf(3),
        changedAt: '2026-03-02T15:00:00.000Z',
      }),
    ).toEqual(entry);
  });
});

describe('a line that is entered by its percentage', () => {
  // 1,000.00, of which 200.00 are drawn.
  const [line] = aLedger().lines;
  if (!line) throw new Error('The ledger has no line.');

  it('asks for the work that is not drawn yet, to the cent', () => {
    expect(withPercent(line, emptyEntry, 45.5)).toMatchObject({ percent: 45.5, amount: 25_500 });
    expect(withPercent(line, emptyEntry, 20)).toMatchObject({ amount: 0 });
  });
  it('is refused below what is drawn and above the whole, and keeps what was typed', () => {
    const complaint = fill(drawSheet.lessThanDrawn, { percent: '20.00%' });
    for (const percent of [19, 101])
      expect(withPercent(line, { ...emptyEntry, amount: 7 }, percent)).toMatchObject({
        percent: { typed: String(percent), complaint },
        amount: 7,
      });
  });
  it('adds material that is newly stored, and asks for what is built in of it once', () => {
    const entry = withStored(line, withPercent(line, emptyEntry, 40), 5_000);
    expect(entry.amount).toBe(25_000);
    const drawn = { ...line, amountFundedToDate: 25_000, materialsStored: 5_000 };
    expect(withStored(drawn, withPercent(drawn, emptyEntry, 30), 0).amount).toBe(5_000);
  });
  it('lets an amount be typed on its own', () => {
    expect(withPercent(line, { ...emptyEntry, amount: 7 }, undefined).amount).toBe(7);
  });
});

describe('the lines of a ledger', () => {
  it('stand by property and section in the order of the budget', () => {
    expect(groupLines(aLedger(), '').map(({ title, lines }) => [title, lines.map(({ name }) => name)])).toEqual([
      ['1500 Harvard Street: Site Work', ['Line 1', 'Line 2']],
      ['1502 Harvard Street: Interior', ['Line 3']],
    ]);
  });
  it('say which property of one street they are of', () => {
    const ledger = aLedger();
    const properties = ledger.properties.map((property) => ({ ...property, street: '7 Elm' }));
    expect(groupLines({ ...ledger, properties }, '').map(({ title }) => title)).toEqual([
      '7 Elm, Property 1: Site Work',
      '7 Elm, Property 2: Interior',
    ]);
  });
  it('are those of one street where one is chosen', () => {
    expect(groupLines(aLedger(), idOf(11)).flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual(['Line 3']);
  });
});
