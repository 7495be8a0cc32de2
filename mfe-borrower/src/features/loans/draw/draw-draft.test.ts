import { describe, expect, it } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { idOf } from '@groundwork/web-mount/testing';
import { aLedger } from '../../../testing/records.js';
import { byLine, draftErrors, draftTotal, emptyDraft, groupLines, submittedLines } from './draw-draft.js';

const draft = (amounts: Record<string, number | undefined>) => ({ ...emptyDraft, amounts });

describe('a draw request as it is entered', () => {
  it('submits the lines with an amount alone, with their files', () => {
    const entered = {
      amounts: { [idOf(1)]: 5000, [idOf(2)]: 0 },
      files: { [idOf(1)]: [{ id: idOf(40), name: 'invoice.pdf' }] },
    };
    expect(submittedLines(entered, aLedger().lines)).toEqual([
      { additionalBudgetItemId: idOf(1), requestedAmount: 5000, supportingDocuments: [idOf(40)] },
    ]);
    expect(draftTotal(entered, aLedger().lines)).toBe(5000);
  });
  it('is refused while it is empty', () => {
    expect(draftErrors(emptyDraft, aLedger())).toEqual({ '': shared.drawEmpty });
  });
  it('is capped at what is available, not at what remains, to the cent', () => {
    expect(draftErrors(draft({ [idOf(1)]: 50_000 }), aLedger())).toEqual({});
    expect(draftErrors(draft({ [idOf(1)]: 50_001, [idOf(3)]: 100 }), aLedger())).toEqual({
      [idOf(1)]: 'At most $500.00 of this line can be requested',
    });
  });
  it('brings what the service says to the line that it is about', () => {
    const lines = submittedLines(draft({ [idOf(1)]: 1, [idOf(3)]: 2 }), aLedger().lines);
    expect(byLine({ 'lineItems.1.requestedAmount': 'too much', certifySignature: 'sign' }, lines)).toEqual({
      [idOf(3)]: 'too much',
      '': 'sign',
    });
  });
});

describe('the lines of a ledger', () => {
  it('stand by property and section in the order of the budget', () => {
    expect(groupLines(aLedger(), '').map(({ title, lines }) => [title, lines.map(({ name }) => name)])).toEqual([
      ['1500 Harvard Street: Site Work', ['Line 1', 'Line 2']],
      ['1502 Harvard Street: Interior', ['Line 3']],
    ]);
  });
  it('are those of one street where one is chosen', () => {
    expect(groupLines(aLedger(), idOf(11)).flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual(['Line 3']);
  });
});
