import { applicationStatuses } from './application-status.js';
import type { ApplicationStatus } from './application-status.js';
import { loanTypeValues } from './loan-types.js';
import { stageOf, stages, standingOf } from './stages.js';
import type { StageFacts } from './stages.js';

const now = new Date('2026-03-02T15:00:00.000Z');
const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T15:00:00.000Z`;

const facts = (more: Partial<StageFacts> = {}): StageFacts => ({
  status: 'in_progress',
  lineOfCredit: false,
  sectionComplete: '00000',
  rejectedSteps: [],
  createdAt: at(1),
  termSheetAgreementTime: null,
  awaitingAt: null,
  submittedAt: null,
  closingAt: null,
  approvedAt: null,
  ledgerOpenedAt: null,
  ...more,
});

const accepted = { sectionComplete: '11111', termSheetAgreementTime: '2026-03-02T12:00:00.000Z' };
const dated = { ...accepted, awaitingAt: at(3), submittedAt: at(4) };

describe('where an application stands', () => {
  it.each<[string, Partial<StageFacts>, string, string | null, string, string[]]>([
    [
      'nothing filled in',
      {},
      'application',
      'borrower',
      'fillIn',
      ['Property Information', 'Budget', 'Suppliers and Subcontractors', 'Borrower'],
    ],
    ['two sections open', { sectionComplete: '10100' }, 'application', 'borrower', 'fillIn', ['Budget', 'Borrower']],
    [
      'a line of credit, which has neither budget nor borrower',
      { lineOfCredit: true, sectionComplete: '10100' },
      'termSheet',
      'borrower',
      'acceptTermSheet',
      [],
    ],
    [
      'a line of credit that was acknowledged, its terms not accepted',
      { lineOfCredit: true, sectionComplete: '10101' },
      'termSheet',
      'borrower',
      'acceptTermSheet',
      [],
    ],
    ['filled in', { sectionComplete: '11110' }, 'termSheet', 'borrower', 'acceptTermSheet', []],
    ['accepted', accepted, 'termSheet', 'borrower', 'submit', []],
    [
      'accepted too long ago',
      { ...accepted, termSheetAgreementTime: at(27) },
      'termSheet',
      'borrower',
      'acceptTermSheet',
      [],
    ],
    ['waiting for documents', { ...dated, status: 'awaiting' }, 'documents', 'borrower', 'bringDocuments', []],
    ['under review', { ...dated, status: 'submitted' }, 'review', 'lender', 'decide', []],
    [
      'a section rejected',
      { ...dated, status: 'rejected', rejectedSteps: ['suppliers', 'budget'] },
      'application',
      'borrower',
      'mendSections',
      ['Budget', 'Suppliers and Subcontractors'],
    ],
    ['rejected as a whole', { ...dated, status: 'rejected' }, 'application', 'borrower', 'mend', []],
    [
      'a rejected section being mended',
      { ...dated, rejectedSteps: ['budget'] },
      'application',
      'borrower',
      'mendSections',
      ['Budget'],
    ],
    [
      'in closing',
      { ...dated, status: 'in_closing', closingAt: at(5) },
      'closing',
      'borrower',
      'bringClosingDocuments',
      [],
    ],
    [
      'approved, its ledger not open yet',
      { ...dated, status: 'approved', approvedAt: at(6) },
      'active',
      'lender',
      'openLedger',
      [],
    ],
    ['a loan', { ...dated, status: 'approved', approvedAt: at(6), ledgerOpenedAt: at(7) }, 'active', null, 'draw', []],
  ])('%s', (_, more, current, ball, next, sections) => {
    const standing = standingOf(facts(more), now);
    expect([standing.current.key, standing.ball, standing.next, standing.sections]).toEqual([
      current,
      ball,
      next,
      sections,
    ]);
    expect(standing.stages.filter(({ state }) => state === 'current')).toEqual([standing.current]);
  });

  it('tells when each stage was reached, and nothing of those ahead', () => {
    const told = (more: Partial<StageFacts>) =>
      standingOf(facts(more), now).stages.map(({ state, reachedAt }) => [state, reachedAt?.slice(5, 10) ?? null]);
    expect(told({ ...dated, status: 'in_closing', closingAt: at(5) })).toEqual([
      ['done', '02-01'],
      ['done', '03-02'],
      ['done', '02-03'],
      ['done', '02-04'],
      ['current', '02-05'],
      ['ahead', null],
    ]);
    // One that came back keeps what it once reached out of sight.
    expect(told({ ...dated, status: 'rejected' }).slice(1)).toEqual(stages.slice(1).map(() => ['ahead', null]));
    expect(told({ ...dated, status: 'approved', approvedAt: at(6) }).slice(4)).toEqual([
      ['skipped', null],
      ['current', '02-06'],
    ]);
    expect(
      told({ ...dated, status: 'approved', closingAt: at(5), approvedAt: at(6), ledgerOpenedAt: at(7) }).slice(4),
    ).toEqual([
      ['done', '02-05'],
      ['current', '02-07'],
    ]);
  });

  const every = loanTypeValues.flatMap((loanType) => applicationStatuses.map((status) => [loanType, status] as const));
  it.each(every)(
    'a %s that is %s has six stages and one to be at, with or without a line of credit',
    (loanType, status: ApplicationStatus) => {
      const stands = [false, true].map((lineOfCredit) =>
        standingOf({ ...facts({ status, lineOfCredit }), loanType } as StageFacts, now),
      );
      for (const standing of stands) {
        expect(standing.stages.map(({ key }) => key)).toEqual(stages.map(({ key }) => key));
        expect(standing.stages.filter(({ state }) => state === 'current')).toHaveLength(1);
      }
    },
  );
});

describe('the stage that lists keep', () => {
  it('is the one that is shown, whenever that is, for every status, mask and section that came back', () => {
    const masks = Array.from({ length: 32 }, (_, mask) => mask.toString(2).padStart(5, '0'));
    const acceptances = [null, accepted.termSheetAgreementTime];
    for (const status of applicationStatuses)
      for (const sectionComplete of masks)
        for (const rejectedSteps of [[], ['property'], ['termSheet']])
          for (const lineOfCredit of [true, false])
            for (const termSheetAgreementTime of acceptances) {
              const each = facts({ status, sectionComplete, rejectedSteps, lineOfCredit, termSheetAgreementTime });
              for (const day of [now, new Date('2030-01-01T00:00:00.000Z')])
                expect(stageOf(each)).toBe(standingOf(each, day).current.key);
            }
  });
});
