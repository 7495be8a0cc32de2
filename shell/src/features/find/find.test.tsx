import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { find as words, handbook } from '@groundwork/domain-messages-shell';
import type { NavigationItem, UserSummary } from '@groundwork/web-mount';
import { ShellTheme } from '@groundwork/web-ui';
import type { FoundItem } from '../../data/find.js';
import { aServer, refusal } from '../../testing/public-page.js';
import { FindBar } from './find-bar.js';
import { placeOf } from './places.js';

const server = aServer();
beforeEach(() => localStorage.clear());

const navigation: NavigationItem[] = [
  { id: 'pipeline', label: 'Pipeline', path: '/pipeline', icon: 'search' },
  { id: 'approval', label: 'Approval', path: '/approval', icon: 'clipboard', count: 2 },
  { id: 'account', label: 'Account', path: '/account', icon: 'user' },
];
const item = (more: Partial<FoundItem>): FoundItem => ({
  kind: 'application',
  id: 'a1',
  name: '1042 Maple House',
  detail: '12 Maple Street',
  state: 'submitted',
  companyId: 'c1',
  ...more,
});
const answer = (items: FoundItem[], incomplete = false) => {
  server.answers['GET /find'] = () => ({ items, incomplete });
};

function shown(role: UserSummary['role'] = 'admin') {
  const opened: string[] = [];
  render(
    <ShellTheme>
      <FindBar role={role} navigation={navigation} onNavigate={(path) => opened.push(path)} />
    </ShellTheme>,
  );
  return { opened, user: userEvent.setup() };
}
const field = () => screen.findByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the command bar', () => {
  it('opens by a button and by Ctrl and K, has the focus, and offers all screens', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: words.button }));
    const opened = await field();
    await waitFor(() => expect(document.activeElement).toBe(opened));
    expect(screen.getByRole('dialog', { name: words.title })).toBeTruthy();
    expect(screen.getByText(words.keys)).toBeTruthy();
    expect(options()).toEqual(['PipelineAlt+Shift+P', 'Approval2 · Alt+Shift+A', 'Account', handbook.title]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    expect((await field()).getAttribute('aria-label')).toBe(words.fieldOf.lender);
  });

  it('finds by words among the kinds, and opens by keyboard what was chosen', async () => {
    answer([
      item({}),
      item({ kind: 'company', id: 'c1', name: 'Maple Homes', detail: 'Houston', state: null }),
      item({ kind: 'person', id: 'p1', name: 'Ana Maple', state: 'borrower' }),
      item({ kind: 'broker', id: 'b1', name: 'Maple Capital', state: '4' }),
    ]);
    const { opened, user } = shown();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'maple');
    await screen.findByRole('option', { name: /1042 Maple House/ });
    for (const title of [words.applications, words.companies, words.people, words.brokers])
      expect(
        within(screen.getByRole('listbox', { name: words.results })).getByRole('group', { name: title }),
      ).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(fill(words.found, { n: 4 }));
    await user.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { name: /Maple Homes/ });
    expect(chosen.getAttribute('aria-selected')).toBe('true');
    expect((await field()).getAttribute('aria-activedescendant')).toBe(chosen.id);
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['/admin?company=c1']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await field();
    expect(within(screen.getByRole('group', { name: words.recent })).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('group', { name: words.screensOf })).toBeTruthy();
  });

  it('keeps the highlight on its entry where what the server finds stands before it, and begins anew with other words', async () => {
    let arrive = () => {};
    const waits = new Promise<void>((resolve) => (arrive = resolve));
    server.answers['GET /find'] = async () => {
      await waits;
      return { items: [item({ name: '1042 Pipe Yard' })], incomplete: false };
    };
    const { opened, user } = shown();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'pi');
    const highlighted = () => screen.getByRole('option', { selected: true });
    expect(highlighted().textContent).toContain('Pipeline');
    arrive();
    await screen.findByRole('option', { name: /1042 Pipe Yard/ });
    expect(highlighted().textContent).toContain('Pipeline');
    expect((await field()).getAttribute('aria-activedescendant')).toBe(highlighted().id);
    await user.type(await field(), 'p');
    await user.type(await field(), '{Enter}');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'pi');
    await screen.findByRole('option', { name: /1042 Pipe Yard/ });
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['/admin/reviewapplication/a1', '/pipeline']);
  });

  it('finds screens by their names, and says when nothing fits', async () => {
    answer([]);
    const { opened, user } = shown('borrower');
    await user.keyboard('{Control>}k{/Control}');
    expect((await field()).getAttribute('aria-label')).toBe(words.fieldOf.borrower);
    await user.type(await field(), 'acc');
    expect(options()).toEqual(['Account']);
    await user.clear(await field());
    await user.type(await field(), 'zzz');
    expect(await screen.findByText(fill(words.nothing, { text: 'zzz' }))).toBeTruthy();
    await user.clear(await field());
    await user.type(await field(), 'acc{Enter}');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'handb{Enter}');
    expect(opened).toEqual(['/account', '/handbook']);
  });

  it('says while it searches, when a service is away, and when there is no answer', async () => {
    answer([], true);
    const { user } = shown('broker');
    await user.keyboard('{Control>}k{/Control}');
    expect((await field()).getAttribute('aria-label')).toBe(words.fieldOf.broker);
    await user.type(await field(), 'ma');
    expect(screen.getByText(words.searching)).toBeTruthy();
    expect(await screen.findByText(words.incomplete)).toBeTruthy();
    server.answers['GET /find'] = () => refusal(503, 'upstream.unavailable');
    await user.type(await field(), 'p');
    expect(await screen.findByText(words.failed)).toBeTruthy();
  });

  it('opens the lender’s queues by their keys, and nothing for a borrower', async () => {
    const lender = shown();
    await lender.user.keyboard('{Alt>}{Shift>}[KeyA]{/Shift}{/Alt}');
    expect(lender.opened).toEqual(['/approval']);
  });

  it('has no keys for queues outside of the lender', async () => {
    const { opened, user } = shown('borrower');
    await user.keyboard('{Alt>}{Shift>}[KeyA]{/Shift}{/Alt}');
    expect(opened).toEqual([]);
  });

  it.each([
    [{ state: 'approved' }, 'admin', '/loans/a1'],
    [{}, 'super', '/admin/reviewapplication/a1'],
    [{ state: 'in_progress' }, 'borrower', '/applications/a1'],
    [{ state: 'awaiting' }, 'borrower', '/items/a1'],
    [{ state: 'approved' }, 'borrower', '/loans/a1'],
    [{}, 'borrower', '/review/reviewapplication/a1'],
    [{ kind: 'broker', state: '4' }, 'admin', '/brokers?broker=a1'],
    [{ kind: 'person', companyId: null, state: 'admin' }, 'admin', '/administrators'],
    [{ kind: 'person', companyId: null, state: 'broker' }, 'admin', '/brokers'],
    [{ kind: 'person' }, 'admin', '/admin?company=c1'],
    [{ kind: 'referral' }, 'broker', '/?referral=a1'],
  ] as const)('leads %j of %s to %s', (more, role, path) => {
    expect(placeOf(item(more), role)).toBe(path);
  });
});

it('names referral agreements of a broker', async () => {
  answer([item({ kind: 'referral', name: 'Maple Homes' })]);
  const { user } = shown('broker');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'maple');
  expect(await screen.findByRole('group', { name: words.referrals })).toBeTruthy();
});
