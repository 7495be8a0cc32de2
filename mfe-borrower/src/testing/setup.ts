import { afterEach, beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@groundwork/domain-messages-screens';
import { aCompany, anOwnership } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import { borrowerAt } from './borrower.js';

type Answers = Parameters<typeof borrowerAt>[1];
type Area = Awaited<ReturnType<typeof borrowerAt>>;

/** Calls of the set-up, by what they do. */
export const setupCalls = {
  company: `GET /api/borrower/company/byId/${idOf(2)}`,
  saveCompany: 'PUT /api/borrower/company/put',
  ownership: `GET /api/borrower/entityowners/company/${idOf(2)}`,
  addOwner: 'POST /api/borrower/entityowners/create',
  changeOwner: 'PUT /api/borrower/entityowners',
  people: `GET /api/borrower/people/company/${idOf(2)}`,
  invitable: `GET /api/borrower/people/invite/${idOf(2)}`,
  addPerson: 'POST /api/borrower/people/create',
  changePerson: 'PUT /api/borrower/people/update',
  ownProfile: 'GET /api/borrower/userprofile',
  invite: 'POST /api/borrower/users/invite',
  licenses: `GET /api/borrower/company/licenses/${idOf(2)}`,
  addLicense: 'POST /api/borrower/company/licenses',
  changeLicense: 'PUT /api/borrower/company/licenses',
  removeLicense: 'DELETE /api/borrower/company/removeBL',
  addContractor: 'POST /api/borrower/company/gcs',
  changeContractor: 'PUT /api/borrower/company/gcs',
  construction: 'GET /api/borrower/experience/construction',
  residential: 'GET /api/borrower/experience/residential',
  addConstruction: 'POST /api/borrower/experience/construction',
  changeConstruction: 'PUT /api/borrower/experience/construction',
  addResidential: 'POST /api/borrower/experience/residential',
  removeExperience: 'DELETE /api/borrower/company/removeexperience',
  structure: 'POST /api/borrower/company/structure',
} as const;

const nothingYet: Answers = {
  [setupCalls.company]: () => aCompany(),
  [setupCalls.ownership]: () => anOwnership(),
  [setupCalls.people]: () => ({ owners: [], otherPeople: [], thirdPartyContractors: [] }),
  [setupCalls.invitable]: () => [],
  [setupCalls.licenses]: () => [],
  [setupCalls.construction]: () => [],
  [setupCalls.residential]: () => [],
};

/** Opens sections of the set-up for the tests of a file; each is closed, and its drafts forgotten, after its test. */
export function setupTests() {
  let end: () => Promise<void> = async () => undefined;
  beforeEach(() => localStorage.clear());
  afterEach(() => end());
  /** The section with this number as it comes, also where it cannot be shown. */
  const begin = async (step: number, answers: Answers = {}): Promise<Area & { errors: () => string[] }> => {
    await end();
    end = async () => undefined;
    const area = await borrowerAt(
      `/setupCompany/${step}`,
      { ...nothingYet, ...answers },
      { accepted: true, ignored: false },
    );
    end = area.end;
    return { ...area, errors: () => notices(area, 'error') };
  };
  /** The section with this number, of a company with nothing but a name and what `answers` say; drafts stay between two openings. */
  const open: typeof begin = async (step, answers) => {
    const area = await begin(step, answers);
    await screen.findByRole('heading', { level: 2, name: /^\d+\. / });
    return area;
  };
  return { begin, open };
}

/** What was said to the user as notices of a kind. */
export const notices = ({ said }: Pick<Area, 'said'>, kind: 'error' | 'success' | 'info'): string[] =>
  said.flatMap(([event, payload]) =>
    event === 'notify' && (payload as { kind: string }).kind === kind ? [(payload as { text: string }).text] : [],
  );

/** The bodies that were sent by a call of `setupCalls`. */
export const bodiesOf = ({ calls }: Pick<Area, 'calls'>, call: string): unknown[] =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);

/** Refuses a body of another version than the record's, as the services do; the record goes with the answer. */
export const onVersion =
  <Row extends { version: number }>(record: () => Row, keep: (row: Row) => void = () => undefined) =>
  ({ body }: SentCall): unknown => {
    const current = record();
    const { version, ...changes } = body as { version?: number };
    if (version !== current.version)
      return Response.json({ status: 409, code: 'state.version_conflict', current }, { status: 409 });
    const saved = { ...current, ...changes, version: current.version + 1 };
    keep(saved);
    return saved;
  };

/** Answers that a dead server gives. */
export const unavailable = (): Response =>
  Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });

/** An answer that waits until the test lets it go: what is said meanwhile can be seen. */
export function held(after: () => unknown) {
  let release = () => {};
  const gate = new Promise<void>((go) => {
    release = go;
  });
  return { answer: () => gate.then(after), release: () => release() };
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Of a list both the table's and the card's button are there; a test has the first. */
export const pressFirst = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const field = <Element extends HTMLElement = HTMLInputElement>(label: string | RegExp) =>
  screen.findByLabelText<Element>(label);
export const fillIn = async (label: string | RegExp, text: string) => {
  const element = await field(label);
  await userEvent.clear(element);
  element.focus();
  if (text !== '') await userEvent.paste(text);
};
export const choose = async (label: string | RegExp, value: string) =>
  userEvent.selectOptions(await field<HTMLSelectElement>(label), value);
export const answer = async (question: string | RegExp, yes: boolean) =>
  userEvent.click(within(await screen.findByRole('group', { name: question })).getByLabelText(yes ? 'Yes' : 'No'));
/** The sentence below a field, empty where it has none. */
export const complaintAt = async (label: string | RegExp): Promise<string> => {
  const described = (await field(label)).getAttribute('aria-describedby')?.split(' ') ?? [];
  return described
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
};
/** Both versions of a field in the dialog of a conflict: the own one and the other's, as they are shown. */
export const versionsOf = async (name: string): Promise<(string | null)[]> => {
  const dialog = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
  return within(dialog.getByRole('group', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent ?? null);
};
