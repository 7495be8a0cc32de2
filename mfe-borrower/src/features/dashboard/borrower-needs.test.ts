import { describe, expect, it } from '@jest/globals';
import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import type { ApplicationSummary } from '../../data/api.js';
import { borrowerNeeds } from './borrower-needs.js';

const one = (id: string, sectionComplete: string) =>
  ({
    id,
    name: `House ${id}`,
    street: null,
    projectNumber: 1042,
    rejectedSteps: [],
    sectionComplete,
  }) as unknown as ApplicationSummary;
const nothing = { rejected: [], awaiting: [], inClosing: [], inProgress: [], draws: [], drafts: [], loans: [] };

describe('what needs the borrower', () => {
  it('is nothing where nothing waits', () => {
    expect(borrowerNeeds(nothing)).toEqual([]);
  });

  it('is the term sheet of an application that is filled in, and the rest of one that is not', () => {
    const needs = borrowerNeeds({ ...nothing, inProgress: [one('a', '11111'), one('b', '11011')] });
    expect(needs.map(({ text, to }) => [text, to])).toEqual([
      [words.needTermSheet, '/applications/a?step=6'],
      [words.needFinish, '/applications/b'],
    ]);
    expect(needs[0]?.about).toBe('House a #1042');
  });

  it('is what the closing of a loan needs, at its own page', () => {
    const [closing] = borrowerNeeds({ ...nothing, inClosing: [one('c', '11111')] });
    expect([closing?.text, closing?.to, closing?.reason]).toEqual([words.needClosing, '/closing/c', 'waiting']);
  });

  it('leads a document without a place of its own to the closing documents', () => {
    const [file] = borrowerNeeds({ ...nothing, rejected: [{ fileUploadId: 'f', fileType: 'w9', comments: null }] });
    expect(file?.to).toBe('/closing');
  });
});
