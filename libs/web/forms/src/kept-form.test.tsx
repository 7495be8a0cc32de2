import { useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentenceOf } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { ApiProblem } from '@groundwork/web-http';
import { createAreaMount } from '@groundwork/web-mount';
import type { UserSummary } from '@groundwork/web-mount';
import { mountedArea } from '@groundwork/web-mount/testing';
import { Button } from '@groundwork/web-ui';
import { KeptFormView, TextField, useKeptForm } from './index.js';
import type { DraftServer } from './index.js';
import { readDraft, writeDraft } from './drafts.js';

interface Values {
  name: string;
  note: string;
}

const key = 'u.company.notes';
const labels = { name: 'Name', note: 'Note' };
let stored: Values & { version: number };
let saves: unknown[];
let isReadOnly: boolean;
let server: { drafts: DraftServer; section: string } | undefined;
/** What every save meets. */
let refusal: ApiProblem | undefined;

async function save({ name, note }: Values, version: number | undefined): Promise<void> {
  saves.push({ name, note, version });
  if (refusal) throw refusal;
  if (version !== stored.version)
    throw new ApiProblem({ status: 409, code: 'state.version_conflict', current: { ...stored } });
  stored = { name, note, version: stored.version + 1 };
}

const version = ({ version: number, ...values }: typeof stored) => ({ values, version: number });

/** How often the form was drawn. */
let drawn = 0;
/** Whether what is offered is put back as soon as it is drawn anew, before React tells of what it drew. */
let isHasty = false;

function Notes() {
  drawn += 1;
  // What others save meanwhile is fetched where somebody asks for it.
  const [read, readAgain] = useState(() => version(stored));
  const keptForm = useKeptForm<Values>({
    draftKey: key,
    server,
    ...read,
    save,
    current: (record) => version(record as typeof stored),
  });
  const { offer } = keptForm;
  const [seen, see] = useState(false);
  useEffect(() => {
    if (isHasty) setTimeout(see, 50, true);
  }, []);
  useLayoutEffect(() => {
    if (seen && offer) offer.take();
  });
  return (
    <KeptFormView
      keptForm={keptForm}
      label="Notes"
      labels={labels}
      disabled={isReadOnly}
      onSubmit={keptForm.submit}
      footer={
        <>
          <Button>Back</Button>
          <Button onClick={() => readAgain(version(stored))}>Fetch</Button>
        </>
      }
    >
      <TextField<Values> name="name" label="Name" />
      <TextField<Values> name="note" label="Note" />
      <Button type="submit">Save</Button>
    </KeptFormView>
  );
}

const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element: <Notes /> }] });
const user: UserSummary = {
  id: 'u',
  firstName: 'Ada',
  lastName: 'M',
  email: 'a@b.example',
  role: 'borrower',
  companies: [],
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
let end: () => Promise<void> = async () => undefined;

async function open() {
  ({ end } = await mountedArea({ area, user, path: '/', answers: {} }));
  await screen.findByLabelText('Name');
  return userEvent.setup();
}
const draft = (name: string) =>
  writeDraft<Values>(key, {
    at: '2026-03-02T15:00:00.000Z',
    version: 3,
    base: { name: 'Lake', note: '' },
    values: { name, note: '' },
  });

beforeEach(() => {
  localStorage.clear();
  [stored, saves, isReadOnly] = [{ name: 'Lake', note: '', version: 3 }, [], false];
  [server, refusal, isHasty] = [undefined, undefined, false];
});
afterEach(() => end());

describe('a form that loses nothing', () => {
  it('shows what is stored, and nothing can be typed, while what was typed earlier is offered', async () => {
    draft('Lake House');
    const person = await open();
    expect([field('Name').value, field('Name').matches(':disabled'), button('Save').matches(':disabled')]).toEqual([
      'Lake',
      true,
      true,
    ]);
    expect(button('Back').matches(':disabled')).toBe(false);
    await person.type(field('Name'), 'x');
    expect(field('Name').value).toBe('Lake');
    expect(readDraft<Values>(key)?.values.name).toBe('Lake House');
    await person.click(button(screens.restoreDraft));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    expect([field('Name').value, field('Name').matches(':disabled')]).toEqual(['Lake House', false]);
    await person.click(button('Save'));
    await waitFor(() => expect(readDraft(key)).toBeUndefined());
    expect(saves).toEqual([{ name: 'Lake House', note: '', version: 3 }]);
  });

  it('forgets what is not wanted, and can be typed in again', async () => {
    draft('Lake House');
    const person = await open();
    await person.click(button(screens.discardDraft));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    expect(readDraft(key)).toBeUndefined();
    expect([field('Name').value, field('Name').matches(':disabled')]).toEqual(['Lake', false]);
  });

  it('brings what went wrong into sight, each time anew: it stands below the fields', async () => {
    const shown: string[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent ?? '');
    });
    refusal = new ApiProblem({ status: 409, code: 'state.illegal_transition' });
    const person = await open();
    await person.type(field('Name'), ' House');
    for (const times of [1, 2]) {
      await person.click(button('Save'));
      await waitFor(() => expect(shown).toEqual(Array(times).fill(sentenceOf('state.illegal_transition'))));
    }
    scroll.mockRestore();
  });

  it('offers nothing where nothing can be changed', async () => {
    isReadOnly = true;
    draft('Lake House');
    await open();
    expect(screen.queryByRole('button', { name: screens.restoreDraft })).toBeNull();
    expect(field('Name').matches(':disabled')).toBe(true);
    expect(readDraft<Values>(key)?.values.name).toBe('Lake House');
  });

  it('overwrites nothing of somebody else, however soon what was typed is put back', async () => {
    draft('Lake House');
    stored = { name: 'Lake', note: 'Call first', version: 8 };
    isHasty = true;
    const person = await open();
    await waitFor(() => expect(field('Name').value).toBe('Lake House'));
    await person.click(button('Save'));
    expect(await screen.findByRole('alertdialog', { name: screens.conflictTitle })).toBeTruthy();
    expect([saves, stored.note]).toEqual([[{ name: 'Lake House', note: '', version: 3 }], 'Call first']);
  });

  it('overwrites nothing of somebody else that was fetched while it was typed in, and forgets nothing of it', async () => {
    const person = await open();
    await person.type(field('Name'), ' House');
    stored = { name: 'Theirs', note: '', version: 4 };
    await person.click(button('Fetch'));
    expect(field('Name').value).toBe('Lake House');
    await waitFor(() => expect(readDraft<Values>(key)?.values.name).toBe('Lake House'));
    for (const tries of [1, 2]) {
      await person.click(button('Save'));
      const conflict = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
      expect([saves.length, saves.at(-1)]).toEqual([tries, { name: 'Lake House', note: '', version: 3 }]);
      await person.click(conflict.getByRole('button', { name: screens.keepEditing }));
    }
    expect(stored.name).toBe('Theirs');
  });

  it('asks nobody where they changed nothing that it shows differently, and saves on their version', async () => {
    const person = await open();
    await person.type(field('Name'), ' House');
    stored = { ...stored, version: 8 };
    await person.click(button('Save'));
    await waitFor(() => expect(stored).toEqual({ name: 'Lake House', note: '', version: 9 }));
    expect(saves).toEqual([
      { name: 'Lake House', note: '', version: 3 },
      { name: 'Lake House', note: '', version: 8 },
    ]);
  });

  it('shows both versions of every field that differs, theirs proposed where only they changed it', async () => {
    const person = await open();
    await person.type(field('Name'), ' House');
    stored = { name: 'Lake', note: 'Call first', version: 8 };
    await person.click(button('Save'));
    const dialog = await screen.findByRole('alertdialog', { name: screens.conflictTitle });
    expect(within(dialog).getByText(screens.conflictDetail)).toBeTruthy();
    expect(dialog.querySelectorAll('fieldset')).toHaveLength(2);
    expect(stored.version).toBe(8);
    await person.click(button(screens.saveChoice));
    await waitFor(() => expect(stored).toEqual({ name: 'Lake House', note: 'Call first', version: 9 }));
  });
});

describe('what is typed', () => {
  it('is kept also where the form goes before a pause, and is not drawn anew by each key', async () => {
    const person = await open();
    await person.type(field('Name'), 'L');
    const before = drawn;
    await person.type(field('Name'), 'ake House on the Hill');
    expect(drawn - before).toBeLessThan(3);
    await end();
    expect(readDraft<Values, number>(key)?.values.name).toMatch(/Lake House on the Hill$/);
  });

  it('before what was typed elsewhere arrives is joined with it, where each changed something else', async () => {
    let arrive: (content: string) => void = () => undefined;
    let draftThere = '';
    const content = new Promise<string>((done) => (arrive = done));
    const keep: DraftServer['keep'] = async (_section, written) => {
      if ('content' in written) draftThere = written.content;
      return {};
    };
    server = {
      section: 'notes',
      drafts: { read: async () => ({ content: await content }), keep, forget: async () => undefined },
    };
    const person = await open();
    await person.type(field('Name'), ' House');
    const values = { name: 'Lake', note: 'Call first' };
    arrive(JSON.stringify({ at: '2026-03-02T15:00:00.000Z', version: 3, base: { name: 'Lake', note: '' }, values }));
    await person.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    expect([field('Name').value, field('Note').value]).toEqual(['Lake House', 'Call first']);
    await waitFor(() => expect(draftThere).toContain('"values":{"name":"Lake House","note":"Call first"}'), {
      timeout: 3_000,
    });
    await person.click(button('Save'));
    await waitFor(() => expect(saves).toEqual([{ name: 'Lake House', note: 'Call first', version: 3 }]));
  });

  it('leaves nothing behind where the form goes as soon as it is saved', async () => {
    const person = await open();
    await person.type(field('Name'), 'X');
    await person.click(button('Save'));
    await waitFor(() => expect(saves).toHaveLength(1));
    await end();
    expect(readDraft(key)).toBeUndefined();
  });
});
