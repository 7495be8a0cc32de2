import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { stepHints, stepKeys, steps, visibleSteps } from '@groundwork/domain-applications';
import { addProject, borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import type { Application } from '../../data/api.js';
import { borrowerAt, conflict, problem } from '../../testing/borrower.js';
import { aBudget, anApplication, aProperty } from '../../testing/records.js';
import { held, notices, setupCalls, versionsOf } from '../../testing/setup.js';

const single = `GET /api/borrower/application/single/${idOf(1)}`;
const update = `PUT /api/borrower/application/update/${idOf(1)}`;
const at = (step: number) => `/applications/${idOf(1)}?step=${step}`;

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

/** The wizard at a step over a service that stores what it is sent, unless `refusal` says otherwise. */
async function wizardAt(step: number, refusal?: (stored: Application) => Response | undefined) {
  let stored = anApplication();
  const area = await borrowerAt(at(step), {
    [single]: () => stored,
    [update]: ({ body }) => {
      const { version, ...changes } = body as { version: number };
      const refused = refusal?.(stored) ?? (version === stored.version ? undefined : conflict(stored));
      return refused ?? (stored = { ...stored, ...changes, version: version + 1 });
    },
  });
  end = area.end;
  return {
    ...area,
    user: userEvent.setup(),
    /** Somebody else saves. */
    change: (fields: Partial<Application>) => (stored = { ...stored, ...fields }),
    saves: () =>
      area.calls.filter(({ method, path }) => method === 'PUT' && !path.includes('/draft/')).map(({ body }) => body),
  };
}

async function rename(user: ReturnType<typeof userEvent.setup>, name: string) {
  const input = await screen.findByRole('textbox', { name: /Application Name/ });
  await user.clear(input);
  await user.type(input, name);
}

const sections = () => screen.getByRole('button', { name: /^Section: / });
async function toSection(user: ReturnType<typeof userEvent.setup>, section: string) {
  await user.click(sections());
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`\\d\\. ${section}\\b`) }));
}

// No style sheet is as narrow as none: the wizard shows as on a phone.
describe('the wizard', () => {
  it('saves a step on the version that was read, and goes on', async () => {
    const { user, saves } = await wizardAt(0);
    await rename(user, 'Lake House');
    await user.click(screen.getByRole('button', { name: screens.continue }));
    expect(await screen.findByRole('heading', { name: 'Property Information', level: 2 })).toBeTruthy();
    expect(saves()).toEqual([{ name: 'Lake House', version: 4 }]);
  });

  it('enters the next step once where it is pressed twice before that is drawn, changed or not', async () => {
    const { user, saves } = await wizardAt(0);
    const pressTwice = async (apart: number) => {
      const before = history.length;
      const pressed = screen.getByRole('button', { name: screens.continue });
      await act(async () => {
        pressed.click();
        // By then the first has moved on, and nothing is drawn yet.
        if (apart > 0) await new Promise((resolve) => setTimeout(resolve, apart));
        pressed.click();
      });
      return before;
    };
    await rename(user, 'Lake House');
    let before = await pressTwice(0);
    expect(await screen.findByRole('heading', { name: 'Property Information', level: 2 })).toBeTruthy();
    expect([history.length - before, saves().length]).toEqual([1, 1]);
    await act(async () => history.back());
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Name'));
    before = await pressTwice(20);
    expect(await screen.findByRole('heading', { name: 'Property Information', level: 2 })).toBeTruthy();
    // What was ahead is replaced: one entry again.
    expect(history.length).toBe(before);
  });

  it('saves on the version that was typed over, not on the one that was fetched last', async () => {
    const { user, calls, saves, change } = await wizardAt(0);
    await rename(user, 'Lake House');
    change({ version: 9, intendedPurpose: 'sell' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const reads = () => calls.filter(({ method, path }) => `${method} ${path}` === single).length;
    const before = reads();
    await act(async () => window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(reads()).toBe(before + 1));
    clock.mockRestore();
    await user.click(screen.getByRole('button', { name: screens.continue }));
    expect(await screen.findByRole('heading', { name: 'Property Information', level: 2 })).toBeTruthy();
    // What they changed stands in no field of this step: nobody is asked.
    expect(saves()).toEqual([
      { name: 'Lake House', version: 4 },
      { name: 'Lake House', version: 9 },
    ]);
  });

  it('shows both versions of a field that somebody else saved meanwhile, and saves the chosen one', async () => {
    const { user, saves, said, change } = await wizardAt(0);
    await rename(user, 'Lake House');
    change({ version: 9, name: 'Harvard Street' });
    await user.click(screen.getByRole('button', { name: screens.continue }));
    expect(await versionsOf('Application Name')).toEqual([
      `${screens.yourVersion}Lake House`,
      `${screens.theirVersion}Harvard Street`,
    ]);
    expect(saves()).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: /Harvard Street/ }));
    await user.click(screen.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(notices({ said }, 'success')).toEqual([borrower.changesSavedTitle]));
    expect(saves().at(-1)).toEqual({ name: 'Harvard Street', version: 9 });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Application Name/ }).value).toBe('Harvard Street');
  });

  it('offers what was typed and never saved, and saves it on the version that it was typed over', async () => {
    const first = await wizardAt(0);
    await rename(first.user, 'Lake House');
    await end();
    const { user, saves } = await wizardAt(0);
    expect(await screen.findByText(/not saved/)).toBeTruthy();
    const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Application Name/ });
    const onward = () => screen.getByRole<HTMLButtonElement>('button', { name: screens.continue });
    expect([input().matches(':disabled'), onward().disabled]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: screens.restoreDraft }));
    expect([input().value, input().matches(':disabled')]).toEqual(['Lake House', false]);
    await user.click(onward());
    await screen.findByRole('heading', { name: 'Property Information', level: 2 });
    expect(saves()).toEqual([{ name: 'Lake House', version: 4 }]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('textbox', { name: /Application Name/ });
    expect(screen.queryByRole('button', { name: screens.restoreDraft })).toBeNull();
  });

  it('leaves a step whose draft is only offered, and keeps the draft', async () => {
    const first = await wizardAt(0);
    await rename(first.user, 'Lake House');
    await end();
    const { user, saves } = await wizardAt(0);
    await screen.findByRole('button', { name: screens.restoreDraft });
    await toSection(user, 'Borrower');
    await screen.findByRole('heading', { name: 'Borrower', level: 2 });
    await toSection(user, 'Name');
    expect(await screen.findByRole('button', { name: screens.restoreDraft })).toBeTruthy();
    expect(saves()).toEqual([]);
  });

  it('says what the service complains of at its field, and loses nothing', async () => {
    const { user } = await wizardAt(1, () =>
      problem(422, 'validation.failed', [{ field: 'properties.0.zipCode', message: shared.zipFormat }]),
    );
    const city = await screen.findByRole('textbox', { name: /City/ });
    await user.clear(city);
    await user.type(city, 'Galveston');
    await user.click(screen.getByRole('button', { name: screens.continue }));
    const zip = await screen.findByRole<HTMLInputElement>('textbox', {
      name: /Zip Code/,
      description: new RegExp(shared.zipFormat),
    });
    expect(zip.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /City/ }).value).toBe('Galveston');
  });

  it('saves what was changed before it jumps to another section', async () => {
    const { user, saves } = await wizardAt(0);
    await rename(user, 'Lake House');
    await toSection(user, 'Borrower');
    expect(await screen.findByRole('heading', { name: 'Borrower', level: 2 })).toBeTruthy();
    expect(saves()).toEqual([{ name: 'Lake House', version: 4 }]);
  });

  it.each([
    ['awaiting', 'awaiting documents', 'Add documents'],
    ['approved', 'approved', 'Read the application'],
  ] as const)('of an application that is %s says so as its heading, and leads on', async (status, words, way) => {
    ({ end } = await borrowerAt(`/applications/${idOf(1)}`, { [single]: () => anApplication({ status }) }));
    const name = fill(shared.applicationNotEditable, { status: words });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByRole('link', { name: way })).toBeTruthy();
  });

  it('shows why an application was rejected, and which sections', async () => {
    const rejected = anApplication({
      status: 'rejected',
      onRejectString: 'Too thin.',
      rejectedSteps: ['budget'],
      rejectionComments: [{ step: 'budget', value: 'Check framing.' }],
    });
    ({ end } = await borrowerAt(at(0), { [single]: () => rejected }));
    expect(await screen.findByText('Too thin.')).toBeTruthy();
    expect(screen.getByText(/Check framing/)).toBeTruthy();
    await userEvent.click(sections());
    expect(screen.getByRole('menuitem', { name: '3. Budget rejected' })).toBeTruthy();
  });

  it('opens a rejected application at its first rejected section, and says the reason once', async () => {
    const rejected = anApplication({
      status: 'rejected',
      onRejectString: 'Name the trades.',
      rejectedSteps: ['suppliers'],
      rejectionComments: [{ step: 'suppliers', value: 'Name the trades.' }],
    });
    ({ end } = await borrowerAt(`/applications/${idOf(1)}`, { [single]: () => rejected }));
    expect(await screen.findByRole('heading', { name: 'Suppliers and Subcontractors', level: 2 })).toBeTruthy();
    expect(screen.getAllByText(/Name the trades/)).toHaveLength(1);
  });

  it('says in the menu of sections what each icon shows, and goes by the keyboard from the open one', async () => {
    const { user } = await wizardAt(0);
    await screen.findByRole('textbox', { name: /Application Name/ });
    expect(sections().getAttribute('aria-label')).toBe('Section: 1. Name (complete)');
    sections().focus();
    await user.keyboard('{Enter}');
    const items = screen.getAllByRole('menuitem');
    expect(items.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      '1. Namecomplete',
      '2. Property Informationstarted',
      '3. Budgetnot started',
    ]);
    for (const item of items) expect(item.querySelector('svg')).toBeTruthy();
    expect(document.activeElement).toBe(items[0]);
    expect(items[0]?.getAttribute('aria-current')).toBe('step');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(sections());
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Property Information', level: 2 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says that the project is fetched, and leads past the litigation step while it is not asked for', async () => {
    const project = held(() => anApplication());
    ({ end } = await borrowerAt(at(5), { [single]: project.answer }));
    expect(await screen.findByText(borrower.fetchingProjectData)).toBeTruthy();
    project.release();
    expect(await screen.findByRole('heading', { name: 'Term Sheet', level: 2 })).toBeTruthy();
  });

  it('numbers the sections as they are shown, without a gap for what is not asked for', async () => {
    const { user } = await wizardAt(0);
    await screen.findByRole('textbox', { name: /Application Name/ });
    await user.click(sections());
    const numbers = screen.getAllByRole('menuitem').map(({ textContent }) => parseInt(textContent));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('begins with a start screen: what is applied for, what will be asked, and the way to the first step', async () => {
    const { user } = await wizardAt(-1);
    const start = await screen.findByRole('heading', { name: addProject.startTitle, level: 2 });
    for (const said of ['#1042', addProject.startSteps, addProject.startLead])
      expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByText('Loan', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Build New');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      visibleSteps(anApplication()).map((key) => `${steps[stepKeys.indexOf(key)]?.label}${stepHints[key]}`),
    );
    await user.click(screen.getByRole('button', { name: borrowerPages.start }));
    expect(await screen.findByRole('textbox', { name: /Application Name/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: addProject.startTitle, level: 2 })).not.toBe(start);
  });

  it('says so when the URL names no step', async () => {
    ({ end } = await borrowerAt(at(9), { [single]: () => anApplication() }));
    expect(await screen.findByText('Unknown step')).toBeTruthy();
  });
});

describe('a section that is complete', () => {
  const trades = Object.fromEntries(
    ['foundations', 'framing', 'exterior', 'majorSystems', 'interior'].map((trade) => [
      trade,
      { name: 'Gulf Coast Trade', phone: '7135550142' },
    ]),
  );
  const complete = anApplication({
    suppliers: trades as Application['suppliers'],
    requestedLoanAmount: 30_000_000,
    properties: [aProperty({ budgetTotal: 40_000_000 })],
  });
  const answers = (application: Application) => ({
    [single]: () => application,
    [update]: ({ body }: { body?: unknown }) => ({ ...application, ...(body as object), version: 5 }),
    [`GET /api/borrower/budgets/property/${idOf(10)}`]: () => aBudget(),
    [setupCalls.people]: () => ({ owners: [], otherPeople: [], thirdPartyContractors: [] }),
  });
  const suppliers = (more: Partial<Application> = {}, search = '') =>
    opened(`${at(3)}${search}`, { ...complete, ...more });
  const edit = () => screen.queryByRole('button', { name: companySetup.edit });
  const name = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Name' });

  async function opened(path: string, application: Application) {
    const area = await borrowerAt(path, answers(application));
    end = area.end;
    const puts = () => area.calls.filter(({ method, path: to }) => method === 'PUT' && !to.includes('/draft/'));
    return { ...area, puts, user: userEvent.setup() };
  }

  it('opens to be read, goes on without a save, and is edited by its button, which gives the focus to its heading', async () => {
    const { user, puts, said } = await suppliers();
    expect((await name())[0]?.matches(':disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: screens.continue }));
    await screen.findByRole('heading', { name: 'Borrower', level: 2 });
    expect([puts(), notices({ said }, 'success')]).toEqual([[], []]);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Suppliers and Subcontractors', level: 2 });
    await user.click(edit() as HTMLElement);
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Suppliers and Subcontractors', level: 2 }),
    );
    expect([(await name())[0]?.matches(':disabled'), edit()]).toEqual([false, null]);
    await user.type((await name())[0] as HTMLElement, ' II');
    await user.click(screen.getByRole('button', { name: screens.continue }));
    await screen.findByRole('heading', { name: 'Borrower', level: 2 });
    expect(puts()).toHaveLength(1);
  });

  it.each<[string, Partial<Application>, string]>([
    ['was rejected', { rejectionComments: [{ step: 'suppliers', value: 'Who?' }], rejectedSteps: ['suppliers'] }, ''],
    ['has the field that a link led to', {}, '&field=suppliers.framing.name'],
    ['is not complete any more', { suppliers: null }, ''],
  ])('is open where it %s', async (_, more, search) => {
    await suppliers(more, search);
    expect((await name())[0]?.matches(':disabled')).toBe(false);
    expect(edit()).toBeNull();
  });

  it('offers what was typed and not saved, and is edited with it', async () => {
    const first = await suppliers();
    await first.user.click((await name()) && (edit() as HTMLElement));
    await first.user.type((await name())[0] as HTMLElement, ' II');
    await end();
    const { user } = await suppliers();
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    const [trade] = await name();
    expect([trade?.value, trade?.matches(':disabled')]).toEqual(['Gulf Coast Trade II', false]);
  });

  it('shows a budget as a table, then its funding, until it is to be edited', async () => {
    const { user } = await opened(at(2), complete);
    expect(await screen.findByRole('table', { name: /Harvard/ })).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('button', { name: screens.continue }));
    const loan = await screen.findByRole<HTMLInputElement>('textbox', { name: /Requested loan amount/ });
    expect(loan.matches(':disabled')).toBe(true);
    await user.click(edit() as HTMLElement);
    expect(loan.matches(':disabled')).toBe(false);
    await user.click(screen.getByRole('tab', { name: 'Budget' }));
    expect(await screen.findByRole('grid')).toBeTruthy();
  });
});
