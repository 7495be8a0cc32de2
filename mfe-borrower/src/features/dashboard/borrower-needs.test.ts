import { describe, expect, it } from '@jest/globals';
import type { FileStatus, FileType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { borrowerPages as words } from '@groundwork/domain-messages-borrower';
import type { StoredFile } from '@groundwork/web-lending/files';
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
const lists = { awaiting: [], inProgress: [], draws: [], drafts: [], loans: [], waivers: [], renewals: [] };
const nothing = { ...lists, documents: [], closings: [] };
const aDocument = (fileType: FileType, status: FileStatus = 'approved') =>
  ({ fileUploadId: fileType, fileType, status, personId: null, comments: null }) as StoredFile;
const ofCompany = [aDocument('w9'), aDocument('authorization', 'pending')];
const gap = (type: FileType, more = {}) => ({ type, dueOn: null, isRejected: false, ...more });

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

  it('is what the closing of a loan needs, by name and until when, at its own page', () => {
    const gaps = [gap('insurance', { dueOn: '2026-03-20' }), gap('title', { dueOn: '2026-03-10' })];
    const closings = [{ application: one('c', '11111'), gaps, openConditions: ['Flood insurance'] }];
    const [closing, ...others] = borrowerNeeds({ ...nothing, documents: ofCompany, closings });
    expect(closing).toMatchObject({ to: '/closing/c', reason: 'waiting', dueOn: '2026-03-10', about: 'House c #1042' });
    expect(closing?.text).toBe(fill(words.needClosing, { documents: 'Insurance, Title' }));
    expect(others).toEqual([]);
  });

  it('is no closing all of whose papers are in, and one that came back where a paper was rejected', () => {
    const closings = [
      { application: one('c', '11111'), gaps: [], openConditions: [] },
      { application: one('d', '11111'), gaps: [gap('title', { isRejected: true })], openConditions: [] },
    ];
    const needs = borrowerNeeds({ ...nothing, documents: ofCompany, closings });
    expect(needs.map(({ to, reason }) => [to, reason])).toEqual([['/closing/d', 'returned']]);
  });

  it('is a closing with all of its papers as long as a condition of its approval is open, and which', () => {
    const openConditions = ['Proof of insurance', 'Payoff letter'];
    const closings = [{ application: one('c', '11111'), gaps: [], openConditions }];
    expect(borrowerNeeds({ ...nothing, documents: ofCompany, closings })).toEqual([
      expect.objectContaining({
        key: 'application c',
        to: '/closing/c',
        reason: 'waiting',
        text: fill(words.needConditions, { conditions: 'Proof of insurance, Payoff letter' }),
      }),
    ]);
  });

  it('is once what every closing needs of the company, and apart from that what of it was rejected', () => {
    const closings = [one('c', '11111'), one('d', '11111')].map((application) => ({
      application,
      gaps: [],
      openConditions: [],
    }));
    const told = (documents: StoredFile[]) =>
      borrowerNeeds({ ...nothing, documents, closings }).map(({ text }) => text);
    const ofBoth = fill(words.needCompanyClosing, { documents: 'W-9, Corporate Authorization' });
    expect(told([])).toEqual([ofBoth]);
    expect(told([aDocument('w9', 'rejected'), aDocument('authorization')])).toEqual([
      fill(words.needDocument, { document: 'W-9' }),
    ]);
    expect(borrowerNeeds({ ...nothing, documents: [] })).toEqual([]);
  });

  it('leads a document without a place of its own to the closing documents', () => {
    const [file] = borrowerNeeds({ ...nothing, documents: [aDocument('w9', 'rejected')] });
    expect(file?.to).toBe('/closing');
  });
});
