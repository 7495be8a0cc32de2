import { eventTypes, events } from '@groundwork/domain-events';
import type { EventEnvelope, EventOf, EventPayloads } from '@groundwork/domain-events';
import { noticesFor, noticesOf } from '../bell/domain/notices.js';
import type { Notice } from '../bell/domain/notice.js';
import type { LetterOrder } from '../letters/domain/letter-order.js';
import { lettersFor, lettersOf } from '../letters/letters.handler.js';

type LoanEvent = EventOf<'draws'>;

/** Who hears of what a sample tells: by the bell, and by letter. */
interface Heard<T extends LoanEvent> {
  readonly of: EventPayloads[T];
  readonly bell: readonly string[];
  readonly letters: readonly string[];
}
/** Every event of services/draws: who hears of it, in each of its cases, or why nobody does. */
type WhoHears = { readonly [T in LoanEvent]: readonly Heard<T>[] | { readonly nobody: string } };

const loan = { applicationId: 'loan', companyId: 'company', name: 'Elm', projectNumber: 1042, borrowerId: 'borrower' };
const draw = { drawRequestId: 'draw', applicationId: 'loan', companyId: 'company', userId: 'borrower' };
const returned = { ...draw, requestedAmount: 7_00, returnedBy: 'admin', reason: 'No invoice.' };
const proposal = { ...loan, drawRequestId: 'draw', approvedAmount: 90_00, proposedBy: 'admin' };
const change = { changeId: 'change', ...loan, number: 2, amount: 9_50, requestedBy: 'borrower' };
const byBorrower = { ...change, requestedAs: 'borrower' } as const;
const byLender = { ...change, requestedBy: 'admin', requestedAs: 'administrator' } as const;
const decided = { status: 'approved', decidedBy: 'admin', note: '' } as const;
const payment = {
  ...loan,
  fundingId: 'funding',
  drawRequestId: 'draw',
  amount: 80_00,
  day: '2026-03-02',
  doneBy: 'admin',
  reason: '',
};
const wanted = {
  ...loan,
  inspectionId: 'inspection',
  origin: 'borrower',
  places: ['12 Elm Street, Houston, TX 77002'],
  scheduledFor: null,
  inspectorId: null,
  inspectorName: null,
  inspectorEmail: null,
  doneBy: 'borrower',
  doneAs: 'borrower',
} as const;
const planned = { ...wanted, scheduledFor: '2026-03-09', doneBy: 'admin', doneAs: 'administrator' } as const;
const ofAdministrator = { ...planned, inspectorId: 'inspector' };
const ofStranger = { ...planned, inspectorName: 'Ann Reed', inspectorEmail: 'ann@inspect.example' };
const withdrawn = { ...wanted, status: 'cancelled', reportedBy: null, reason: '' } as const;
const accepted = { ...ofAdministrator, status: 'accepted', reportedBy: 'inspector', reason: '' } as const;
const waiver = { ...loan, waiverId: 'waiver', drawRequestId: 'draw', claimant: 'Ace Concrete', amount: 90_00 };

const money = [{ of: payment, bell: ['company'], letters: ['borrower'] }];

const whoHears: WhoHears = {
  'ledger.opened': { nobody: 'The approval of the application tells of it.' },
  'loan.paper_saved': { nobody: 'a task of the administrators is made of it' },
  'draw.requested': [{ of: { ...draw, requestedAmount: 7_00 }, bell: ['administrators'], letters: [] }],
  'draw.decided': [
    { of: { ...draw, decidedBy: 'admin', statusId: 3, lines: [] }, bell: ['company'], letters: ['borrower'] },
  ],
  'draw.sent_back': [{ of: returned, bell: ['company'], letters: ['borrower'] }],
  'draw.withdrawn': [{ of: returned, bell: ['administrators'], letters: [] }],
  'draw.approval_proposed': [
    { of: proposal, bell: ['administrators but admin'], letters: ['administrators but admin'] },
  ],
  'draw.approval_declined': [
    { of: { ...proposal, declinedBy: 'other' }, bell: ['admin'], letters: [] },
    { of: { ...proposal, declinedBy: 'admin' }, bell: [], letters: [] },
  ],
  // A note for the lender alone is no event at all.
  'draw.noted': [
    {
      of: { ...loan, drawRequestId: 'draw', requestedAmount: 7_00, note: 'Thank you.', writtenBy: 'admin' },
      bell: ['company'],
      letters: ['borrower'],
    },
  ],
  'budget.change_requested': [
    { of: byBorrower, bell: ['administrators'], letters: [] },
    { of: byLender, bell: ['company', 'administrators but admin'], letters: ['borrower'] },
  ],
  'budget.change_decided': [
    { of: { ...byBorrower, ...decided }, bell: ['company'], letters: ['borrower'] },
    { of: { ...byLender, ...decided }, bell: ['company'], letters: ['borrower'] },
  ],
  'funding.scheduled': money,
  'funding.cancelled': money,
  'funding.paid': money,
  'funding.reversed': money,
  'interest.stated': [0, 50_00].map((due) => ({
    of: { ...loan, statementId: 'statement', month: '2026-02', interest: 90_00, due, dueOn: '2026-03-15' },
    bell: ['company'],
    letters: ['borrower'],
  })),
  'loan.unit_released': [
    {
      of: { ...loan, unit: 'Unit 4', amount: 90_00, principal: 10_00, receivedOn: '2026-03-02' },
      bell: ['company'],
      letters: ['borrower'],
    },
  ],
  'loan.paid_off': [
    {
      of: { ...loan, amount: 90_00, paidOn: '2026-03-02', recordedBy: 'admin' },
      bell: ['company'],
      letters: ['borrower'],
    },
  ],
  'loan.closed': [{ of: { ...loan, closedOn: '2026-03-02' }, bell: ['company'], letters: ['borrower'] }],
  'loan.reopened': [
    {
      of: { ...loan, amount: 90_00, reversedOn: '2026-03-02', reason: 'The check bounced.', doneBy: 'admin' },
      bell: ['company'],
      letters: ['borrower'],
    },
  ],
  'inspection.requested': [
    { of: wanted, bell: ['administrators'], letters: [] },
    { of: { ...wanted, origin: 'lender', doneAs: 'administrator' }, bell: ['company'], letters: [] },
    // The decision that holds the line tells the borrower of it.
    { of: { ...wanted, origin: 'hold', doneAs: 'administrator' }, bell: [], letters: [] },
  ],
  'inspection.scheduled': [
    { of: ofAdministrator, bell: ['company', 'inspector'], letters: ['borrower', 'inspector'] },
    { of: { ...ofAdministrator, doneBy: 'inspector' }, bell: ['company'], letters: ['borrower'] },
    { of: ofStranger, bell: ['company'], letters: ['borrower', 'ann@inspect.example'] },
  ],
  'inspection.reported': [
    { of: { ...ofStranger, byLink: true }, bell: ['administrators'], letters: [] },
    { of: { ...ofAdministrator, doneBy: 'inspector' }, bell: ['administrators but inspector'], letters: [] },
  ],
  'inspection.decided': [
    { of: accepted, bell: ['company'], letters: ['borrower'] },
    { of: { ...accepted, status: 'returned', reason: 'Blurred.' }, bell: ['inspector'], letters: ['inspector'] },
    { of: { ...accepted, status: 'returned', reason: 'Blurred.', doneBy: 'inspector' }, bell: [], letters: [] },
    { of: withdrawn, bell: ['administrators'], letters: [] },
    {
      of: { ...ofStranger, status: 'cancelled', reportedBy: null, reason: '' },
      bell: ['company'],
      letters: ['borrower', 'ann@inspect.example'],
    },
    {
      of: { ...ofAdministrator, status: 'cancelled', reportedBy: null, reason: 'Rain.' },
      bell: ['company', 'inspector'],
      letters: ['borrower', 'inspector'],
    },
  ],
  'inspection.link_sent': [
    {
      of: {
        inspectionId: 'inspection',
        applicationId: 'loan',
        companyId: 'company',
        name: 'Elm',
        inspectorName: 'Ann Reed',
        email: 'ann@inspect.example',
        scheduledFor: '2026-04-02',
        code: 'code',
        expiresAt: '2026-04-16T12:00:00.000Z',
      },
      bell: [],
      letters: ['ann@inspect.example'],
    },
  ],
  'waiver.link_sent': [false, true].map((reminder) => ({
    of: {
      waiverId: 'waiver',
      applicationId: 'loan',
      companyId: 'company',
      name: 'Elm',
      claimant: 'Ace Concrete',
      signerName: 'Sam Reed',
      email: 'sam@ace.example',
      amount: 90_00,
      reminder,
      code: 'code',
      expiresAt: '2026-03-16T15:00:00.000Z',
    },
    bell: [],
    letters: ['sam@ace.example'],
  })),
  'waiver.handed_in': [
    { of: { ...waiver, doneBy: 'borrower', doneAs: 'borrower' }, bell: ['administrators'], letters: [] },
    { of: { ...waiver, doneBy: 'admin', doneAs: 'administrator' }, bell: ['administrators but admin'], letters: [] },
  ],
  'waiver.refused': [
    { of: { ...waiver, signerName: 'Sam Reed', reason: 'Too much.' }, bell: ['company'], letters: ['borrower'] },
  ],
  'waiver.decided': [
    { of: { ...waiver, status: 'accepted', decidedBy: 'admin', reason: '' }, bell: ['company'], letters: ['borrower'] },
    {
      of: { ...waiver, claimant: null, status: 'returned', decidedBy: 'admin', reason: 'Blurred.' },
      bell: ['company'],
      letters: ['borrower'],
    },
  ],
  'draw.certified': { nobody: 'The chain of evidence keeps it; who has to know hears of the request.' },
  'waiver.signed': { nobody: 'The chain of evidence keeps it; both sides read it with the draw.' },
};

const rung = ({ to, except }: Notice): string =>
  `${to.audienceKind === 'user' ? to.audienceId : to.audienceKind}${except === undefined ? '' : ` but ${except}`}`;
const written = ({ to }: LetterOrder): string => {
  if (to === 'administrators') return to;
  if ('administratorsBut' in to) return `administrators but ${to.administratorsBut}`;
  return 'address' in to ? to.address : to.recipientId;
};

const envelope = <T extends LoanEvent>(type: T, payload: EventPayloads[T]): EventEnvelope<T> => ({
  id: 'event',
  type,
  version: 1,
  aggregate: events[type].aggregate,
  aggregateId: 'id',
  occurredAt: '2026-03-02T15:00:00.000Z',
  correlationId: 'id',
  payload,
});

const ofDraws = eventTypes.filter((type): type is LoanEvent => events[type].from === 'draws');

it.each(ofDraws)('%s is heard by those whom it concerns, once', (type) => {
  const row: WhoHears[LoanEvent] = whoHears[type];
  const cases = 'nobody' in row ? [] : row;
  for (const { of, bell, letters } of cases as readonly Heard<typeof type>[]) {
    const event = envelope(type, of);
    expect([noticesFor(event).map(rung), lettersFor(event).map(written)]).toEqual([bell, letters]);
    for (const { message } of noticesFor(event)) expect(message).not.toMatch(/[{}]/);
  }
  if ('nobody' in row) expect([type in noticesOf, type in lettersOf, row.nobody === '']).toEqual([false, false, false]);
  else expect(cases).not.toEqual([]);
});
