import { describe, expect, it } from '@jest/globals';
import { fill } from '@groundwork/domain-messages';
import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import type { ApplicationSummary } from '../../data/api.js';
import { placeOfDocument } from './document-places.js';
import { nextThing } from './next-thing.js';

const one = (id: string, rejectedSteps: readonly string[] = []) =>
  ({ id, name: `House ${id}`, street: null, rejectedSteps }) as unknown as ApplicationSummary;
const nothing = { rejected: [], awaiting: [], inClosing: [], inProgress: [] };

describe('the next thing to do', () => {
  it('is nothing where nothing waits for the borrower', () => {
    expect(nextThing(nothing)).toBeUndefined();
  });

  it('is the most urgent of what waits, with its very place', () => {
    const all = {
      rejected: [placeOfDocument('tax_return')],
      awaiting: [one('a')],
      inClosing: [one('c')],
      inProgress: [one('p'), one('r', ['budget'])],
    };
    expect(nextThing(all)).toEqual({ text: words.nextReplace, to: '/financial' });
    expect(nextThing({ ...all, rejected: [] })).toEqual({
      text: fill(words.nextClosing, { name: 'House c' }),
      to: '/closing',
    });
    expect(nextThing({ ...all, rejected: [], inClosing: [] })).toEqual({
      text: fill(words.nextItems, { name: 'House a' }),
      to: '/items/a',
    });
    expect(nextThing({ ...nothing, inProgress: all.inProgress })).toEqual({
      text: fill(words.nextFinish, { name: 'House r' }),
      to: '/applications/r',
    });
    expect(nextThing({ ...nothing, inProgress: [one('p')] })?.to).toBe('/applications/p');
  });

  it('leads a document without a place of its own to the closing documents', () => {
    expect(placeOfDocument('w9')).toBe('/closing');
  });
});
