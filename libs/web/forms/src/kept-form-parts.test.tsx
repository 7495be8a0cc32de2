import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@groundwork/domain-messages-screens';
import { ApiProblem } from '@groundwork/web-http';
import { createAreaMount } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import { writeDraft } from './drafts.js';
import { DateField, KeptFormView, SaveButton, TextField, useKeptForm } from './index.js';

interface Values {
  name: string;
  day: string;
}

let stored: Values & { version: number };
let saves: number;

const versionOf = ({ version, ...values }: typeof stored) => ({ values, version });

async function save(values: Values, version: number | undefined): Promise<void> {
  saves += 1;
  if (version !== stored.version)
    throw new ApiProblem({ status: 409, code: 'state.version_conflict', current: { ...stored } });
  stored = { ...values, version: stored.version + 1 };
}

function Visit() {
  const keptForm = useKeptForm<Values>({
    draftKey: 'u.visit',
    ...versionOf({ name: 'Lake', day: '2026-03-02', version: 3 }),
    check: ({ day }): Record<string, string> => (day === '' ? { day: 'A day, please' } : {}),
    save,
    current: (record) => versionOf(record as typeof stored),
  });
  return (
    <KeptFormView keptForm={keptForm} label="Visit" labels={{ name: 'Name', day: 'Day' }} onSubmit={keptForm.submit}>
      <TextField<Values> name="name" label="Name" />
      <DateField<Values> name="day" label="Day" />
      <SaveButton keptForm={keptForm}>Save</SaveButton>
    </KeptFormView>
  );
}

const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element: <Visit /> }] });
let end: () => Promise<void> = async () => undefined;
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

async function open() {
  const user = {
    id: 'u',
    firstName: 'Ada',
    lastName: 'M',
    email: 'a@b.example',
    role: 'borrower' as const,
    companies: [],
  };
  ({ end } = await mountedArea({ area, user, path: '/', answers: {} }));
  await screen.findByLabelText('Name');
  return userEvent.setup();
}

beforeEach(() => {
  localStorage.clear();
  [stored, saves] = [{ name: 'Lake', day: '2026-03-02', version: 3 }, 0];
});
afterEach(() => end());

it('keeps the focus on what saved it, which takes no press then and says why, until the focus goes on', async () => {
  const person = await open();
  expect(button().disabled).toBe(true);
  await person.type(screen.getByLabelText('Name'), ' House');
  button().focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(stored.name).toBe('Lake House'));
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  expect([document.activeElement, button().title]).toEqual([button(), screens.nothingChanged]);
  await person.keyboard('{Enter}');
  await person.click(button());
  expect(saves).toBe(1);
  await person.tab({ shift: true });
  await waitFor(() => expect(button().disabled).toBe(true));
  await person.type(screen.getByLabelText('Name'), '!');
  expect([button().disabled, button().hasAttribute('aria-disabled')]).toEqual([false, false]);
});

it('writes a day as days are where two versions are chosen from, and a text that looks like one as it was typed', async () => {
  const person = await open();
  await person.clear(screen.getByLabelText('Name'));
  await person.type(screen.getByLabelText('Name'), '2026-05-06');
  stored = { name: '2026-07-08', day: '2026-03-09', version: 4 };
  await person.click(button());
  const dialog = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
  const valuesOf = (field: string) =>
    within(dialog.getByRole('group', { name: field }))
      .getAllByRole('radio')
      .map((radio) =>
        radio.closest('label')?.textContent?.replace(screens.yourVersion, '').replace(screens.theirVersion, ''),
      );
  expect(valuesOf('Name')).toEqual(['2026-05-06', '2026-07-08']);
  expect(valuesOf('Day')).toEqual(['03/02/2026', '03/09/2026']);
});

it('leads to what is wrong in a field of its own kind, also in what was typed earlier and restored', async () => {
  writeDraft<Values>('u.visit', {
    at: '2026-03-02T15:00:00.000Z',
    version: 3,
    base: { name: 'Lake', day: '2026-03-02' },
    values: { name: 'Lake House', day: '' },
  });
  const person = await open();
  await person.click(screen.getByRole('button', { name: screens.restoreDraft }));
  await person.click(button());
  expect(await screen.findByText('A day, please')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  expect(saves).toBe(0);
});
