import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import type { Application } from '../../data/api.js';
import { borrowerAt, conflict, problem } from '../../testing/borrower.js';
import { anApplication } from '../../testing/records.js';
import { notices, versionsOf } from '../../testing/setup.js';

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

// No style sheet is as narrow as none: the wizard shows as on a phone.
describe('the wizard', () => {
  it('saves a step on the version that was read, and goes on', async () => {
    const { user, saves } = await wizardAt(0);
    await rename(user, 'Lake House');
    await user.click(screen.getByRole('button', { name: screens.continue }));
    expect(await screen.findByRole('heading', { name: 'Property Information', level: 2 })).toBeTruthy();
    expect(saves()).toEqual([{ name: 'Lake House', version: 4 }]);
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
    await user.selectOptions(screen.getByLabelText('Section'), '4');
    await screen.findByRole('heading', { name: 'Borrower', level: 2 });
    await user.selectOptions(screen.getByLabelText('Section'), '0');
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
      description: shared.zipFormat,
    });
    expect(zip.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /City/ }).value).toBe('Galveston');
  });

  it('saves what was changed before it jumps to another section', async () => {
    const { user, saves } = await wizardAt(0);
    await rename(user, 'Lake House');
    await user.selectOptions(screen.getByLabelText('Section'), '4');
    expect(await screen.findByRole('heading', { name: 'Borrower', level: 2 })).toBeTruthy();
    expect(saves()).toEqual([{ name: 'Lake House', version: 4 }]);
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
    expect(screen.getByRole('option', { name: '3. Budget (rejected)' })).toBeTruthy();
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

  it('leads past the litigation step while it is not asked for', async () => {
    ({ end } = await borrowerAt(at(5), { [single]: () => anApplication() }));
    expect(await screen.findByRole('heading', { name: 'Term Sheet', level: 2 })).toBeTruthy();
  });

  it('numbers the sections as they are shown, without a gap for what is not asked for', async () => {
    await wizardAt(0);
    await screen.findByRole('textbox', { name: /Application Name/ });
    const numbers = [...(screen.getByLabelText('Section') as HTMLSelectElement).options].map(({ text }) =>
      parseInt(text),
    );
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('says so when the URL names no step', async () => {
    ({ end } = await borrowerAt(at(9), { [single]: () => anApplication() }));
    expect(await screen.findByText('Unknown step')).toBeTruthy();
  });
});
