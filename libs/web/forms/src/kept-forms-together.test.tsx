import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@groundwork/domain-messages-screens';
import { ApiProblem } from '@groundwork/web-http';
import { createAreaMount } from '@groundwork/web-mount';
import type { UserSummary } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import { Button } from '@groundwork/web-ui';
import { KeptFormView, TextField, useKeptForm } from './index.js';

interface Values {
  text: string;
}
type Part = 'name' | 'note';
const titles: Readonly<Record<Part, string>> = { name: 'Name', note: 'Note' };

/** One record of which each of two forms shows a part. */
let stored: Readonly<Record<Part, string>> & { readonly version: number };
let refused: number;

const partOf = (part: Part) => ({ values: { text: stored[part] }, version: stored.version });

function Section({ part }: { part: Part }) {
  // What others save meanwhile is not fetched here.
  const [read] = useState(() => partOf(part));
  const keptForm = useKeptForm<Values>({
    draftKey: `u.company.${part}`,
    ...read,
    save: async ({ text }, version) => {
      if (version !== stored.version) {
        refused += 1;
        throw new ApiProblem({ status: 409, code: 'state.version_conflict', current: { ...stored } });
      }
      stored = { ...stored, [part]: text, version: version + 1 };
    },
    current: () => partOf(part),
  });
  return (
    <KeptFormView keptForm={keptForm} label={titles[part]} labels={{ text: titles[part] }} onSubmit={keptForm.submit}>
      <TextField<Values> name="text" label={titles[part]} />
      <Button type="submit">{`Save ${part}`}</Button>
    </KeptFormView>
  );
}

const area = createAreaMount({
  name: 'test',
  routes: () => [
    {
      path: '/',
      element: (
        <>
          <Section part="name" />
          <Section part="note" />
        </>
      ),
    },
  ],
});
const user: UserSummary = {
  id: 'u',
  firstName: 'Ada',
  lastName: 'M',
  email: 'a@b.example',
  role: 'borrower',
  companies: [],
};
let end: () => Promise<void> = async () => undefined;
beforeEach(() => {
  localStorage.clear();
  stored = { name: 'Lake', note: 'Old', version: 3 };
  refused = 0;
});
afterEach(() => end());

/** Both are typed into over version 3, while somebody else saves both parts. */
async function typedMeanwhile() {
  ({ end } = await mountedArea({ area, user, path: '/', answers: {} }));
  const person = userEvent.setup();
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), ' House');
  await person.type(screen.getByRole('textbox', { name: 'Note' }), ' and dry');
  stored = { name: 'Theirs', note: 'Theirs too', version: 4 };
  return person;
}

/** Settles the conflict that is in front; `side` is chosen for its field. */
async function settle(person: ReturnType<typeof userEvent.setup>, side: string): Promise<void> {
  const dialogs = await screen.findAllByRole('alertdialog', { name: screens.conflictTitle });
  const dialog = within(dialogs.at(-1) as HTMLElement);
  await person.click(dialog.getByRole('radio', { name: new RegExp(`^${side}`) }));
  await person.click(dialog.getByRole('button', { name: screens.saveChoice }));
}

describe('two forms over one record, both of which somebody else has changed', () => {
  it('keep what was chosen in each, one after the other', async () => {
    const person = await typedMeanwhile();
    await person.click(screen.getByRole('button', { name: 'Save name' }));
    await settle(person, screens.yourVersion);
    await waitFor(() => expect(stored).toEqual({ name: 'Lake House', note: 'Theirs too', version: 5 }));
    await person.click(screen.getByRole('button', { name: 'Save note' }));
    await settle(person, screens.yourVersion);
    await waitFor(() => expect(stored).toEqual({ name: 'Lake House', note: 'Old and dry', version: 6 }));
  });

  it('keep it where both conflicts stand at once: the save of the first is no change to the second', async () => {
    const person = await typedMeanwhile();
    for (const part of ['name', 'note']) fireEvent.submit(screen.getByRole('button', { name: `Save ${part}` }));
    await waitFor(() => expect(refused).toBe(2));
    await settle(person, screens.yourVersion);
    await waitFor(() => expect(stored.version).toBe(5));
    await settle(person, screens.yourVersion);
    await waitFor(() => expect(stored).toEqual({ name: 'Lake House', note: 'Old and dry', version: 6 }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('take theirs in one and keep the own in the other', async () => {
    const person = await typedMeanwhile();
    for (const part of ['name', 'note']) fireEvent.submit(screen.getByRole('button', { name: `Save ${part}` }));
    await waitFor(() => expect(refused).toBe(2));
    await settle(person, screens.theirVersion);
    await settle(person, screens.yourVersion);
    await waitFor(() => expect([stored.name, stored.note].filter((text) => text.startsWith('Theirs'))).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('show in each what was chosen in it', async () => {
    await typedMeanwhile();
    for (const part of ['name', 'note']) fireEvent.submit(screen.getByRole('button', { name: `Save ${part}` }));
    await waitFor(() => expect(refused).toBe(2));
    const dialogs = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('[role=alertdialog]')];
      expect(found).toHaveLength(2);
      return found;
    });
    const radios = dialogs.map((dialog) => [...dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')]);
    fireEvent.click(radios[0]?.[0] as HTMLElement);
    fireEvent.click(radios[1]?.[1] as HTMLElement);
    expect(radios.map((group) => group.map(({ checked }) => checked))).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
