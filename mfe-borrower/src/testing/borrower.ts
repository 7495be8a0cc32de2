import type { EsignState, UserSummary } from '@groundwork/web-mount';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import borrowerArea from '../export-app.js';
import { aCapital, aProfile, someLoanDocuments } from './records.js';
import { aCompany } from '@groundwork/web-company/testing';

export const borrower: UserSummary = {
  id: idOf(3),
  firstName: 'Maria',
  lastName: 'Alvarez',
  email: 'maria@hillcountry.example',
  role: 'borrower',
  companies: [{ id: idOf(2), name: 'Hill Country Homes LLC' }],
  companyId: idOf(2),
};

/** Somebody who has registered and set up no company yet. */
export const newcomer: UserSummary = { ...borrower, companies: [], companyId: undefined };

const lists = ['inProgress', 'awaiting', 'underReview', 'inClosing', 'active'].map(
  (list) => [`GET /api/borrower/application/${list}/${idOf(2)}`, () => []] as const,
);

const noMoney = {
  total: 0,
  fundedToDate: 0,
  available: 0,
  pending: 0,
  pendingFunding: 0,
  remaining: 0,
  retainageHeld: 0,
};

/**
 * What screens ask for beside the lists: a company whose set-up is complete, a user who is verified, no files, no loan,
 * and nothing that happened.
 */
const quiet = {
  [`GET /api/borrower/company/byId/${idOf(2)}`]: () => aCompany({ sectionComplete: '1111111111' }),
  'GET /api/borrower/loandocuments': () => someLoanDocuments(),
  'GET /api/borrower/userprofile': () => aProfile(),
  [`GET /api/borrower/application/capital/${idOf(1)}`]: () => aCapital(),
  [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [],
  [`GET /api/borrower/application/activetotals/${idOf(2)}`]: () => ({ companyId: idOf(2), ...noMoney, loans: [] }),
  [`GET /api/borrower/drawrequest/waiting/${idOf(2)}`]: () => ({ waivers: [], papers: [] }),
  [`GET /api/borrower/notification/timeline/${idOf(2)}`]: () => ({ entries: [], more: false }),
};

/** The whole borrower area at a path; lists without an answer of the test are empty. */
export function borrowerAt(
  path: string,
  answers: Record<string, (call: SentCall) => unknown>,
  esign?: EsignState,
  who: UserSummary = borrower,
) {
  return mountedArea({
    area: borrowerArea,
    user: who,
    path,
    esign,
    answers: { ...Object.fromEntries(lists), ...quiet, ...answers },
  });
}

/** Somebody else saved meanwhile: the record as it is now. */
export function conflict(current: object): Response {
  return Response.json({ status: 409, code: 'state.version_conflict', current }, { status: 409 });
}

/** A refusal as every service answers it. */
export function problem(
  status: number,
  code: string,
  errors: { field: string; message: string }[] = [],
  detail?: string,
): Response {
  return Response.json(
    { status, code, detail, errors: errors.map((error) => ({ ...error, code: 'field.invalid' })) },
    { status },
  );
}
