import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentenceOf, shared } from '@groundwork/domain-messages';
import { idOf } from '@groundwork/web-mount/testing';
import type { Application } from '../../data/api.js';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { anApplication } from '../../testing/records.js';

const single = `GET /api/borrower/application/single/${idOf(1)}`;
const update = `PUT /api/borrower/application/update/${idOf(1)}`;
const at = (step: number) => `/applications/${idOf(1)}?step=${step}`;

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

/** The wizard at a step over a service that stores what it is sent, unless `refusal` says otherwise. */
async function wizardAt(step: number, refusal?: (stored: Application) => Response | undefined) {
  let stored = anApplication();
  const area = await borrowerAt(at(step), {
    [single]: () => stored,
    [update]: ({ body }) =>
      refusal?.(stored) ?? (stored = { ...stored, ...(body as object), version: stored.version + 1 }),
  });
  end = area.end;
  return {
    ...area,
    user: userEvent.setup(),
    saves: () => area.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
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
    await user.click(screen.getByRole('button', { name: shared.continue }));
    expect(await screen.findByRole('heading', { name: 'Property Information', level: 2 })).toBeTruthy();
    expect(saves()).toEqual([{ name: 'Lake House', version: 4 }]);
  });

  it('keeps what was typed when somebody else saved meanwhile, and saves it on what stands then', async () => {
    let refused = false;
    const { user, saves } = await wizardAt(0, (stored) => {
      if (refused) return undefined;
      refused = true;
      Object.assign(stored, { version: 9 });
      return problem(409, 'state.version_conflict');
    });
    await rename(user, 'Lake House');
    await user.click(screen.getByRole('button', { name: shared.continue }));
    expect(await screen.findByText(sentenceOf('state.version_conflict'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Reload and keep what I typed' }));
    await waitFor(() => expect(screen.queryByText(sentenceOf('state.version_conflict'))).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Application Name/ }).value).toBe('Lake House');
    await user.click(screen.getByRole('button', { name: shared.continue }));
    await screen.findByRole('heading', { name: 'Property Information', level: 2 });
    expect(saves().at(-1)).toEqual({ name: 'Lake House', version: 9 });
  });

  it('says what the service complains of at its field, and loses nothing', async () => {
    const { user } = await wizardAt(1, () =>
      problem(422, 'validation.failed', [{ field: 'properties.0.zipCode', message: shared.zipFormat }]),
    );
    const city = await screen.findByRole('textbox', { name: /City/ });
    await user.clear(city);
    await user.type(city, 'Galveston');
    await user.click(screen.getByRole('button', { name: shared.continue }));
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

  it('leads past the litigation step while it is not asked for', async () => {
    ({ end } = await borrowerAt(at(5), { [single]: () => anApplication() }));
    expect(await screen.findByRole('heading', { name: 'Term Sheet', level: 2 })).toBeTruthy();
  });

  it('says so when the URL names no step', async () => {
    ({ end } = await borrowerAt(at(9), { [single]: () => anApplication() }));
    expect(await screen.findByText('Unknown step')).toBeTruthy();
  });
});
