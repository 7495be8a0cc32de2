import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { termSheets } from '@groundwork/domain-messages-admin';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import adminArea from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeAll(() => {
  const nowhere = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0, toJSON: () => ({}) };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
  Object.assign(document, { elementFromPoint: () => null });
});
beforeEach(() => localStorage.clear());
afterEach(() => end());

const createdAt = '2026-03-07T20:30:00.000Z';
const texts: Record<number, string> = {
  1: '<p>Term of 12 months.</p>',
  2: '<p>Term of 18 months of {{companyName}}.</p>',
};
const version = (number: number, userId: string | null = idOf(7)) => ({
  id: idOf(number),
  type: 'land',
  version: number,
  userId,
  createdAt,
});
const sheet = (number: number, content = texts[number] ?? '') => ({
  ...version(number),
  content,
  updatedAt: createdAt,
});

interface Server {
  newest?: number;
  save?: (call: SentCall) => unknown;
}

/** The masters as a service keeps them: a save makes the next version. */
async function termSheetsAt(path: string, { save }: Server = {}) {
  const state = { newest: 2, saved: '' };
  const area = await mountedArea({
    area: adminArea,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/termsheet': () => [
        { ...version(1, null), id: idOf(20), type: 'build new' },
        version(state.newest),
      ],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      'GET /api/admin/termsheet/land': () => sheet(state.newest, state.saved || undefined),
      'GET /api/admin/termsheet/land/versions': () =>
        Array.from({ length: state.newest }, (_, index) => version(state.newest - index)),
      'GET /api/admin/termsheet/land/version/1': () => sheet(1),
      'GET /api/admin/termsheet/land/version/2': () => sheet(2),
      'POST /api/admin/termsheet/create': (call) => {
        const refusal = save?.(call);
        if (refusal) return refusal;
        state.newest += 1;
        state.saved = (call.body as { content: string }).content;
        return sheet(state.newest, state.saved);
      },
    },
  });
  end = area.end;
  return { ...area, user: userEvent.setup(), state };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

async function editing(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await button(termSheets.edit));
  return screen.findByRole('textbox', { name: 'Land' });
}

/** Keys cannot be typed where nothing is laid out: words come by the clipboard. */
function paste(surface: HTMLElement, text: string): void {
  const data: Record<string, string> = { 'text/html': '', 'text/plain': text };
  fireEvent.paste(surface, { clipboardData: { getData: (type: string) => data[type] ?? '', types: ['text/plain'] } });
}

const posts = (calls: SentCall[]) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('Edit Termsheets', () => {
  it('is in the sidebar, and lists each type with version, editor and date in EST', async () => {
    const { said } = await termSheetsAt('/termsheets');
    const table = await screen.findByRole('table', { name: termSheets.title });
    const row = within(table).getByRole('row', { name: /^Land/ });
    await waitFor(() => expect(row.textContent).toBe('Land2Carolyn Whitfield03/07/2026 04:30 PM EST'));
    expect(within(table).getByRole('row', { name: /^Build New/ }).textContent).toContain(masters.portal);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([termSheets.type, masters.versionColumn, masters.editedBy, masters.editedAt, masters.versionActions]);
    expect(screen.getByText(termSheets.purpose)).toBeTruthy();
    const entries = said.filter(([event]) => event === 'navigation').map(([, payload]) => JSON.stringify(payload));
    expect(entries.at(-1)).toContain(`"label":"${termSheets.title}","path":"/termsheets"`);
    expect(within(row).getByRole('link', { name: 'Land' }).getAttribute('href')).toBe('/termsheets/land');
  });

  it('opens below its address whatever follows, and shows the list where the type is unknown', async () => {
    await termSheetsAt('/termsheets/bridge/further');
    expect(await screen.findByRole('heading', { name: termSheets.title, level: 1 })).toBeTruthy();
  });
});

describe('a term sheet', () => {
  it('is read first, then edited; a save makes the next version on the one that it was typed over, and shows it', async () => {
    const { user, calls, said } = await termSheetsAt('/termsheets/land');
    const text = await screen.findByRole('region', { name: 'Land' });
    expect(text.textContent).toContain('{{companyName}}');
    const surface = await editing(user);
    expect((await button(termSheets.save)).disabled).toBe(true);
    paste(surface, 'Added. ');
    await user.click(await button(termSheets.save));
    await waitFor(() => expect(posts(calls)).toHaveLength(1));
    expect(posts(calls)[0]).toEqual({
      type: 'land',
      content: '<p>Added. Term of 18 months of {{companyName}}.</p>',
      basedOnVersion: 2,
    });
    expect((await screen.findByText(/^Version 3 · /)).textContent).toContain(masters.editedBy);
    const text3 = fill(termSheets.saved, { version: 3 });
    expect(said).toContainEqual(['notify', { kind: 'success', text: text3 }]);
    await button(termSheets.edit);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('that could not be saved says so, and stays in the editor', async () => {
    const { user } = await termSheetsAt('/termsheets/land', {
      save: () => Response.json({ status: 503, code: 'service.unavailable' }, { status: 503 }),
    });
    paste(await editing(user), 'Added. ');
    await user.click(await button(termSheets.save));
    expect((await screen.findByRole('alert')).textContent).toContain(termSheets.notSaved);
    expect((await screen.findByRole('textbox', { name: 'Land' })).textContent).toContain('Added. ');
  });

  it('gives the focus to its beginning when it is opened, closed and saved, also long after the page was entered', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] });
    await termSheetsAt('/termsheets/land');
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await button(termSheets.edit);
    await act(async () => jest.advanceTimersByTime(11_000));
    const press = async (name: string) => {
      (await button(name)).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Land' })));
    };
    await press(termSheets.edit);
    await press(screens.close);
    await press(termSheets.edit);
    paste(await screen.findByRole('textbox', { name: 'Land' }), 'Added. ');
    await press(termSheets.save);
    jest.useRealTimers();
  });

  it('is not saved with a placeholder that nobody knows, and says which', async () => {
    const { user, calls } = await termSheetsAt('/termsheets/land');
    paste(await editing(user), '{{rate}} ');
    await user.click(await button(termSheets.save));
    expect(await screen.findByText(fill(shared.placeholdersUnknown, { names: 'rate' }))).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('textbox'));
    expect(screen.getByRole('textbox', { name: 'Land' }).getAttribute('aria-invalid')).toBe('true');
    expect(posts(calls)).toEqual([]);
  });

  it('that somebody else saved meanwhile is shown with what mine changes in it; mine is saved over it on purpose', async () => {
    const theirs = sheet(3, '<p>Term of 24 months of {{companyName}}.</p>');
    let first = true;
    const { user, calls } = await termSheetsAt('/termsheets/land', {
      save: () => {
        if (!first) return undefined;
        first = false;
        return Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 });
      },
    });
    paste(await editing(user), 'Mine. ');
    await user.click(await button(termSheets.save));
    const dialog = await screen.findByRole('alertdialog', { name: masters.savedInBetween });
    expect(within(dialog).getByText(masters.savedInBetweenDetail)).toBeTruthy();
    expect([...dialog.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual([' Removed: 24']);
    expect(dialog.querySelectorAll('ins')).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: masters.saveMine }));
    await waitFor(() => expect(posts(calls)).toHaveLength(2));
    expect(posts(calls)[1]).toMatchObject({ basedOnVersion: 3, content: expect.stringContaining('Mine. ') });
  });

  it('of somebody else is taken instead of mine, where that is chosen', async () => {
    const theirs = sheet(3, '<p>Theirs</p>');
    const { user, calls, state } = await termSheetsAt('/termsheets/land', {
      save: () => {
        Object.assign(state, { newest: 3, saved: theirs.content });
        return Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 });
      },
    });
    paste(await editing(user), 'Mine. ');
    await user.click(await button(termSheets.save));
    const dialog = await screen.findByRole('alertdialog', { name: masters.savedInBetween });
    await user.click(within(dialog).getByRole('button', { name: masters.takeTheirs }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Land' }).textContent).toBe('Theirs'));
    expect(posts(calls)).toHaveLength(1);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is left as it was where what was typed is given up; one that cannot be loaded says so', async () => {
    const { user } = await termSheetsAt('/termsheets/land');
    paste(await editing(user), 'Typed. ');
    await user.click(await button(screens.close));
    const question = await screen.findByRole('alertdialog', { name: masters.closeUnsaved });
    await user.click(within(question).getByRole('button', { name: masters.loseTyped }));
    expect((await screen.findByRole('region', { name: 'Land' })).textContent).toBe(texts[2]?.replace(/<.?p>/g, ''));
    expect(Object.keys(localStorage)).toEqual([]);
    await end();
    await termSheetsAt('/termsheets/flip');
    expect(await screen.findByText(termSheets.failed)).toBeTruthy();
  });

  it('that was typed and not saved is asked for before it is lost, and offered again after a reload', async () => {
    const { user } = await termSheetsAt('/termsheets/land');
    paste(await editing(user), 'Typed. ');
    await user.click(await button(screens.close));
    const question = await screen.findByRole('alertdialog', { name: masters.closeUnsaved });
    await user.click(within(question).getByRole('button', { name: screens.keepEditing }));
    await user.click(await button(termSheets.goBack));
    expect(await screen.findByRole('alertdialog', { name: screens.unsavedKept })).toBeTruthy();
    await end();
    const again = await termSheetsAt('/termsheets/land');
    await again.user.click(await button(screens.restoreDraft));
    expect((await screen.findByRole('textbox', { name: 'Land' })).textContent).toContain('Typed. ');
  });

  it('is previewed as a borrower reads it, filled with an example', async () => {
    const { user } = await termSheetsAt('/termsheets/land');
    await user.click(await button(masters.preview));
    const dialog = await screen.findByRole('dialog', { name: masters.previewTitle });
    expect(dialog.textContent).toContain('Term of 18 months of Bluff Oak Homes LLC.');
  });

  it('shows its versions: an older one is read, not edited, and two are compared', async () => {
    const { user } = await termSheetsAt('/termsheets/land');
    const list = within(await screen.findByRole('table', { name: masters.versions }));
    await user.click(list.getByRole('button', { name: fill(masters.compareVersions, { version: 1, open: 2 }) }));
    const title = fill(masters.differences, { before: 1, after: 2 });
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(await within(dialog).findByRole('region', { name: title })).getByText('Changed:')).toBeTruthy();
    expect(list.getByText(masters.inForce)).toBeTruthy();
    expect(list.getAllByText(masters.compare)).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: screens.close }));
    await user.click(list.getByRole('button', { name: fill(masters.openVersion, { version: 1 }) }));
    expect(await screen.findByText(fill(masters.olderVersion, { version: 2 }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: termSheets.edit })).toBeNull();
    expect(screen.getByRole('region', { name: 'Land' }).textContent).toBe('Term of 12 months.');
  });
});
