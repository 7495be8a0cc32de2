import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { RegistryState, Remote, RemoteVersion } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const hash = 'sha384-abcdefghijklmnopqrstuvwxyz';
const aVersion = (version: string, day: number, more: Partial<RemoteVersion> = {}): RemoteVersion => ({
  version,
  publishedAt: `2026-03-0${day}T20:30:00.000Z`,
  publishedBy: `who of ${version}`,
  hash,
  hasFiles: true,
  ...more,
});
const aRemote = (more: Partial<Remote> = {}): Remote => ({
  remote: 'admin',
  revision: 'r1',
  roles: ['admin', 'super'],
  current: 'two',
  canary: null,
  changed: { at: '2026-03-07T20:30:00.000Z', by: 'Ada Lovelace' },
  versions: [aVersion('three', 3), aVersion('two', 2), aVersion('one', 1)],
  ...more,
});
const canary = { version: 'three', traffic: 10, roles: ['super' as const] };
const entryOf = (version: string, more: object = {}, extras: object = {}) => ({
  url: '',
  metadata: { version, integrity: 'sha384-x' },
  deployment: { traffic: 100, default: true },
  extras: {
    roles: ['admin', 'super'],
    manifestIntegrity: hash,
    history: [{ version, publishedAt: '2026-03-02T20:30:00.000Z', manifestIntegrity: hash }],
    ...extras,
  },
  ...more,
});
const away = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
const registryCall = '/api/admin/operations/registry';

interface Scene {
  access?: RegistryState['access'];
  remotes?: Remote[];
  served?: object;
  more?: object;
}

async function remotesAt({ access = 'writable', remotes = [aRemote()], served, more = {} }: Scene) {
  const microFrontends = served ?? { 'groundwork/admin': [entryOf('two')] };
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role: 'super' },
    path: '/operations?view=remotes',
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /remotes.json': () => ({ microFrontends }),
      [`GET ${registryCall}`]: () => ({ access, remotes }),
      [`POST ${registryCall}/canaries`]: () => aRemote({ canary: { ...canary, traffic: 25 } }),
      [`POST ${registryCall}/pointers`]: () => aRemote({ current: 'one' }),
      [`POST ${registryCall}/withdrawals`]: () => aRemote(),
      ...more,
    },
  });
  end = mounted.end;
  return mounted;
}
const rowOf = async (name: string, remote = 'admin') => {
  const table = await screen.findByRole('table', { name: fill(words.versionsOf, { remote }) });
  const row = within(table)
    .getAllByRole('row')
    .find((one) => one.querySelector('td')?.textContent?.includes(name));
  return row?.textContent ?? '';
};
/** A table stands as cards, too, which a phone shows. */
const button = async (action: string, version: string) => {
  const name = fill(words.actionOf, { action, remote: 'admin', version });
  return (await screen.findAllByRole('button', { name }))[0] as Element;
};
const ask = async (action: string, version: string, title: string) => {
  await userEvent.click(await button(action, version));
  return screen.findByRole('alertdialog', { name: fill(title, { version, remote: 'admin' }) });
};
const postsOf = (calls: readonly { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace(registryCall, ''), body]);
const toldBy = (said: readonly (readonly [string, unknown])[]) =>
  said.filter(([event]) => event === 'notify').map(([, payload]) => (payload as { text: string }).text);
const upon = { remote: 'admin', revision: 'r1' };
const all = 'admin, super';

describe('the versions of a remote', () => {
  it('tell when, by whom and with which hash they were published, and whom they are given', async () => {
    await remotesAt({
      remotes: [
        aRemote({
          canary,
          versions: [aVersion('three', 3), aVersion('two', 2), aVersion('one', 1, { hash: null, hasFiles: false })],
        }),
      ],
    });
    const three = await rowOf('three');
    for (const text of [
      '03/03/2026 04:30 PM',
      fill(words.publishedBy, { by: 'who of three' }),
      'sha384-abcdefghij',
      fill(words.share, { share: 10, roles: 'super' }),
    ])
      expect(three).toContain(text);
    expect(await rowOf('two')).toContain(words.others);
    const one = await rowOf('one');
    for (const text of [words.nobody, words.hashesMissing, words.filesGone]) expect(one).toContain(text);
    const standing = { share: 10, roles: 'super', canary: 'three', current: 'two' };
    expect(screen.getByText(fill(words.standsWithCanary, standing))).toBeTruthy();
    const when = { when: '03/07/2026 04:30 PM', by: 'Ada Lovelace' };
    expect(screen.getByText(fill(words.lastChanged, when))).toBeTruthy();
    for (const name of [words.published, words.forWhom, words.hashes])
      expect(screen.getByRole('columnheader', { name })).toBeTruthy();
    // What everybody is given, and what is not there, can be given to nobody.
    expect(screen.queryByRole('button', { name: /: admin (two|one)$/ })).toBeNull();
  });

  it('of an area without a canary are given to everybody or nobody', async () => {
    await remotesAt({});
    expect(await rowOf('two')).toContain(words.everybody);
    expect(screen.getByText(fill(words.stands, { current: 'two' }))).toBeTruthy();
  });

  it('that browsers are not told of, or that a server of development is in the place of, are said', async () => {
    await remotesAt({ served: { 'groundwork/admin': [entryOf('one')] } });
    expect(await screen.findByText(fill(words.browsersOther, { version: 'one' }))).toBeTruthy();
    await end();
    await remotesAt({ served: { 'groundwork/admin': [entryOf('live', {}, { live: true })] } });
    expect(await screen.findByText(words.live)).toBeTruthy();
    expect(screen.queryByText(/Browsers are still told/)).toBeNull();
  });

  it('are none, or cannot be read', async () => {
    await remotesAt({ access: 'elsewhere', remotes: [], served: {} });
    expect(await screen.findByText(words.noRemotes)).toBeTruthy();
    await end();
    await remotesAt({ more: { [`GET ${registryCall}`]: away } });
    expect(await screen.findByText(words.remotesFailed, {}, { timeout: 3_000 })).toBeTruthy();
    await end();
    await remotesAt({ more: { 'GET /remotes.json': away } });
    expect(await screen.findByText(words.remotesFailed, {}, { timeout: 3_000 })).toBeTruthy();
  });
});

describe('a version', () => {
  it('is given to a share of some roles once it was said whom that meets', async () => {
    const { calls, said } = await remotesAt({});
    const question = await ask(words.giveSome, 'three', words.giveSomeTitle);
    const means = { share: 10, roles: all, version: 'three', current: 'two' };
    expect(within(question).getByText(fill(words.giveSomeMeans, means))).toBeTruthy();
    const share = within(question).getByRole('textbox', { name: words.shareLabel });
    const confirm = within(question).getByRole('button', { name: words.giveSome });
    for (const wrong of ['0', '100', '-5', '1.5', 'x', ' ']) {
      await userEvent.clear(share);
      await userEvent.type(share, wrong);
      expect([wrong, confirm.hasAttribute('disabled')]).toEqual([wrong, true]);
    }
    expect(within(question).getByRole('alert').textContent).toBe(words.shareRange);
    await userEvent.clear(share);
    await userEvent.type(share, '25');
    const roles = within(question).getByRole('group', { name: words.rolesLabel });
    for (const role of ['admin', 'super']) await userEvent.click(within(roles).getByRole('checkbox', { name: role }));
    expect(within(roles).getByText(words.rolesNone)).toBeTruthy();
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await userEvent.click(within(roles).getByRole('checkbox', { name: 'super' }));
    expect(within(question).getByText(fill(words.giveSomeMeans, { ...means, share: 25, roles: 'super' }))).toBeTruthy();
    expect(postsOf(calls)).toEqual([]);
    await userEvent.dblClick(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(postsOf(calls)).toEqual([['/canaries', { ...upon, version: 'three', traffic: 25, roles: ['super'] }]]);
    const standing = fill(words.standsWithCanary, { share: 25, roles: 'super', canary: 'three', current: 'two' });
    expect(toldBy(said)).toEqual([fill(words.remoteChanged, { remote: 'admin', standing })]);
  });

  it('that some are given is given to more, to all, or taken back', async () => {
    const { calls } = await remotesAt({ remotes: [aRemote({ canary })] });
    const more = await ask(words.changeShare, 'three', words.giveSomeTitle);
    const share = within(more).getByRole('textbox', { name: words.shareLabel });
    expect((share as HTMLInputElement).value).toBe('10');
    await userEvent.type(share, '{Backspace}{Backspace}50');
    await userEvent.click(within(more).getByRole('button', { name: words.changeShare }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const everybody = await ask(words.giveAll, 'three', words.giveAllTitle);
    const means = { version: 'three', current: 'two', roles: all };
    expect(within(everybody).getByText(fill(words.giveAllMeans, means))).toBeTruthy();
    await userEvent.click(within(everybody).getByRole('button', { name: words.giveAll }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const back = await ask(words.takeBack, 'three', words.takeBackTitle);
    expect(
      within(back).getByText(
        fill(words.takeBackMeans, { share: 10, roles: 'super', version: 'three', current: 'two' }),
      ),
    ).toBeTruthy();
    await userEvent.click(within(back).getByRole('button', { name: words.takeBack }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(postsOf(calls)).toEqual([
      ['/canaries', { ...upon, version: 'three', traffic: 50, roles: ['super'] }],
      ['/pointers', { ...upon, version: 'three' }],
      ['/withdrawals', upon],
    ]);
  });

  it('of before is rolled back to, which ends what some are given', async () => {
    const { calls } = await remotesAt({ remotes: [aRemote({ canary })] });
    const question = await ask(words.rollBack, 'one', words.rollBackTitle);
    expect(within(question).getByText(fill(words.giveAllEnds, { canary: 'three' }))).toBeTruthy();
    await userEvent.click(within(question).getByRole('button', { name: screens.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(postsOf(calls)).toEqual([]);
    const again = await ask(words.rollBack, 'one', words.rollBackTitle);
    await userEvent.click(within(again).getByRole('button', { name: words.rollBack }));
    await waitFor(() => expect(postsOf(calls)).toEqual([['/pointers', { ...upon, version: 'one' }]]));
    const some = await ask(words.giveSome, 'one', words.giveSomeTitle);
    expect(within(some).getByText(fill(words.giveSomeEnds, { canary: 'three' }))).toBeTruthy();
  });

  it('that somebody else was faster with is not given, and it is said how it stands', async () => {
    const current = aRemote({ canary, revision: 'r2' });
    const conflict = () => Response.json({ status: 409, code: 'state.version_conflict', current }, { status: 409 });
    await remotesAt({ more: { [`POST ${registryCall}/pointers`]: conflict } });
    const question = await ask(words.rollBack, 'one', words.rollBackTitle);
    const confirm = within(question).getByRole('button', { name: words.rollBack });
    await userEvent.click(confirm);
    const standing = fill(words.standsWithCanary, { share: 10, roles: 'super', canary: 'three', current: 'two' });
    expect(await within(question).findByText(fill(words.remoteMoved, { standing }))).toBeTruthy();
    expect(confirm.hasAttribute('disabled')).toBe(true);
  });

  it('stays in question where it could not be given', async () => {
    await remotesAt({ more: { [`POST ${registryCall}/pointers`]: away } });
    const question = await ask(words.rollBack, 'one', words.rollBackTitle);
    await userEvent.click(within(question).getByRole('button', { name: words.rollBack }));
    expect(await within(question).findByText(new RegExp(words.actionFailed))).toBeTruthy();
  });
});

describe('a registry that the portal cannot write', () => {
  const commandOf = async (action: string, version: string): Promise<string> => {
    await userEvent.click(await button(action, version));
    const text = (await screen.findByRole('region', { name: words.commandMeans })).textContent ?? '';
    await userEvent.click(screen.getByText(screens.close, { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return text;
  };

  it('is told of as browsers are, and what is chosen is shown as a command', async () => {
    const canaryEntry = entryOf('three', { deployment: { traffic: 10, default: false } }, { roles: ['super'] });
    const history = [
      { version: 'one', publishedAt: '2026-03-01T20:30:00.000Z', manifestIntegrity: hash },
      { version: 'two', publishedAt: '2026-03-02T20:30:00.000Z', manifestIntegrity: hash },
    ];
    const retired = [{ version: 'zero' }];
    const { calls } = await remotesAt({
      access: 'elsewhere',
      remotes: [],
      served: { 'groundwork/admin': [entryOf('two', {}, { history, retired }), canaryEntry] },
    });
    expect(await screen.findByText(words.registryElsewhere)).toBeTruthy();
    expect(await rowOf('three')).toContain(fill(words.share, { share: 10, roles: 'super' }));
    expect(await rowOf('zero')).toContain(words.nobody);
    expect(await commandOf(words.rollBack, 'one')).toBe('npm run rollback:remote -- admin one');
    expect(await commandOf(words.giveAll, 'three')).toBe('npm run rollback:remote -- admin three');
    expect(await commandOf(words.takeBack, 'three')).toBe('npm run rollback:remote -- admin');
    expect(await commandOf(words.changeShare, 'three')).toBe(
      'npm run canary:remote -- admin 10 --version three --roles super',
    );
    expect(await commandOf(words.giveSome, 'one')).toBe('npm run canary:remote -- admin 10 --version one');
    expect(postsOf(calls)).toEqual([]);
  });

  it('may be one that it reads', async () => {
    await remotesAt({ access: 'read_only' });
    expect(await screen.findByText(words.registryReadOnly)).toBeTruthy();
    expect(await rowOf('two')).toContain(fill(words.publishedBy, { by: 'who of two' }));
  });

  it('and that a server of development stands in for has no versions', async () => {
    await remotesAt({
      access: 'elsewhere',
      remotes: [],
      served: { 'groundwork/admin': [entryOf('live', {}, { live: true })] },
    });
    expect(await screen.findByText(words.live)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
