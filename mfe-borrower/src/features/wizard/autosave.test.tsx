import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, conflict, problem } from '../../testing/borrower.js';
import { anApplication } from '../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const draft = `/api/borrower/application/draft/${idOf(1)}/name`;
const typedElsewhere = (name: string) =>
  JSON.stringify({
    at: '2026-03-02T15:00:00.000Z',
    version: 4,
    base: { name: 'Harvard Street House' },
    values: { name },
  });

/** The first step over a service that keeps drafts; `away` refuses them. */
async function nameStep({
  content = null,
  away = () => false,
  arrives = Promise.resolve(),
}: { content?: string | null; away?: () => boolean; arrives?: Promise<void> } = {}) {
  let stored = anApplication();
  let atService = content;
  const area = await borrowerAt(`/applications/${idOf(1)}?step=0`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () => stored,
    [`PUT /api/borrower/application/update/${idOf(1)}`]: ({ body }) => {
      const { version, ...changes } = body as { version: number };
      return version === stored.version ? (stored = { ...stored, ...changes, version: version + 1 }) : conflict(stored);
    },
    [`GET ${draft}`]: async () => {
      await arrives;
      return { content: atService, typedAt: null };
    },
    [`PUT ${draft}`]: ({ body }) => {
      if (away()) return problem(503, 'upstream.unavailable');
      atService = (body as { content: string }).content;
      return { content: atService, typedAt: '2026-03-02T15:00:00.000Z' };
    },
    [`DELETE ${draft}`]: () => {
      atService = null;
      return { content: null, typedAt: null };
    },
  });
  end = area.end;
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Application Name/ });
  await screen.findByRole('textbox', { name: /Application Name/ });
  const nameKept = () => (atService ? (JSON.parse(atService) as { values: { name: string } }).values.name : null);
  return {
    ...area,
    user: userEvent.setup(),
    input,
    nameKept,
    change: (name: string) => (stored = { ...stored, name, version: 9 }),
  };
}

describe('what is typed into an application', () => {
  it('is on the server less than two seconds later, says so, saves nothing, and is forgotten when it is saved', async () => {
    const { user, calls, input, nameKept } = await nameStep();
    await user.clear(input());
    await user.type(input(), 'Lake House');
    const typed = Date.now();
    await waitFor(() => expect(nameKept()).toBe('Lake House'), { interval: 20 });
    expect(Date.now() - typed).toBeLessThan(2_000);
    expect(await screen.findByText(fill(screens.savedAgo, { seconds: 0 }))).toBeTruthy();
    await waitFor(() => expect(screen.getByText(fill(screens.savedAgo, { seconds: 2 }))).toBeTruthy());
    expect(calls.some(({ path }) => path.includes('/update/'))).toBe(false);
    await user.click(screen.getByRole('button', { name: screens.continue }));
    await screen.findByRole('heading', { name: 'Property Information', level: 2 });
    await waitFor(() => expect(nameKept()).toBeNull());
  });

  it('is offered on another device, and what somebody else saved meanwhile is shown field by field', async () => {
    const { user, input, nameKept, change } = await nameStep({ content: typedElsewhere('Lake House') });
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    expect(input().value).toBe('Lake House');
    change('Harvard Estate');
    await user.click(screen.getByRole('button', { name: screens.continue }));
    await screen.findByRole('alertdialog', { name: screens.conflictTitle });
    await user.click(screen.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(nameKept()).toBeNull());
  });

  it('before what another device left arrives overwrites nothing: both are shown, and one is chosen', async () => {
    let arrive = () => {};
    const arrives = new Promise<void>((done) => (arrive = done));
    const { user, input, nameKept } = await nameStep({ content: typedElsewhere('Lake House'), arrives });
    await user.type(input(), ' II');
    await new Promise((done) => setTimeout(done, 1_600));
    expect(nameKept()).toBe('Lake House');
    arrive();
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    await screen.findByRole('alertdialog', { name: screens.conflictTitle });
    expect(screen.getByRole('radio', { name: /Harvard Street House II/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Lake House/ }));
    await user.click(screen.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(input().value).toBe('Lake House'));
    await user.type(input(), ' III');
    await waitFor(() => expect(nameKept()).toBe('Lake House III'));
  });

  it('is not wanted on another device, and is forgotten for all of them', async () => {
    const { user, input, nameKept } = await nameStep({ content: typedElsewhere('Lake House') });
    await user.click(await screen.findByRole('button', { name: screens.discardDraft }));
    await waitFor(() => expect(nameKept()).toBeNull());
    expect(input().value).toBe('Harvard Street House');
  });

  it('that was saved before the browser could forget it is not offered', async () => {
    const { nameKept } = await nameStep({ content: typedElsewhere('Harvard Street House') });
    await waitFor(() => expect(nameKept()).toBeNull());
    expect(screen.queryByRole('button', { name: screens.restoreDraft })).toBeNull();
  });

  it('stays in the browser while the server is away, and goes there when it is back', async () => {
    let isAway = true;
    const { user, input, nameKept } = await nameStep({ away: () => isAway });
    await user.type(input(), ' II');
    expect(await screen.findByText(screens.keptInBrowser)).toBeTruthy();
    expect(nameKept()).toBeNull();
    expect(Object.values(localStorage).some((value) => String(value).includes('House II'))).toBe(true);
    isAway = false;
    await waitFor(() => expect(nameKept()).toBe('Harvard Street House II'));
    expect(await screen.findByText(/^Saved \d+ s ago$/)).toBeTruthy();
  });
});
