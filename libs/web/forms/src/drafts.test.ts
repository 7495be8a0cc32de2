import { beforeEach, describe, expect, it } from '@jest/globals';
import { countDrafts, dropDraftsOf, dropDraftsOfOthers, readDraft, writeDraft } from './drafts.js';

const draft = { at: '2024-03-07T15:00:00.000Z', base: { ein: '' }, values: { ein: '12-3456789' } };
const draftNames = () => Object.keys(localStorage).filter((name) => name.startsWith('groundwork.draft.'));

describe('drafts in the browser', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('groundwork.theme', 'dark');
    for (const key of ['u1.c1.entity', 'u1.profile', 'u10.profile']) writeDraft(key, draft);
  });

  it('are one user’s, and go with a logout of that user alone', () => {
    expect([countDrafts('u1'), countDrafts('u10'), countDrafts('u2')]).toEqual([2, 1, 0]);
    dropDraftsOf('u1');
    expect(draftNames()).toEqual(['groundwork.draft.u10.profile']);
    expect(readDraft('u10.profile')).toEqual(draft);
    expect(localStorage.getItem('groundwork.theme')).toBe('dark');
  });

  it('are not kept for anybody but who signs in', () => {
    dropDraftsOfOthers('u1');
    expect(draftNames().sort()).toEqual(['groundwork.draft.u1.c1.entity', 'groundwork.draft.u1.profile']);
    dropDraftsOfOthers('u2');
    expect(draftNames()).toEqual([]);
    expect(localStorage.getItem('groundwork.theme')).toBe('dark');
  });
});
