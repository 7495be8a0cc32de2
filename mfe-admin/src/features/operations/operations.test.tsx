import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { lenderPage, operations as words, titles } from '@groundwork/domain-messages-admin';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { UnitOfDeployment, UnitState } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const megabyte = 1024 * 1024;
const stateOf = (unit: string, more: Partial<UnitState> = {}): UnitState => ({
  unit,
  version: '3.0.0',
  build: '0.1.0',
  instance: `${unit}-7d9/1`,
  since: '2026-03-07T20:30:00.000Z',
  ready: true,
  because: [],
  without: [],
  eventLoopMs: { p99: 3.2, most: 41.6 },
  memory: { resident: 90 * megabyte, heap: 40 * megabyte, heapLimit: 2048 * megabyte },
  breakers: [],
  ...more,
});
const told = (unit: string, more: Partial<UnitState> = {}): UnitOfDeployment => ({
  unit,
  address: `http://${unit}`,
  state: stateOf(unit, more),
  silence: null,
});
const silent = (unit: string, silence: 'away' | 'late' | 'refused'): UnitOfDeployment => ({
  unit,
  address: `http://${unit}`,
  state: null,
  silence,
});
interface Scene {
  role?: 'admin' | 'super';
  path?: string;
  units?: UnitOfDeployment[];
  more?: object;
}

async function operationsAt({ role = 'super', path = '/operations', units = [], more = {} }: Scene) {
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/operations/units': () => ({ at: '2026-03-07T20:30:00.000Z', units }),
      ...more,
    },
  });
  end = mounted.end;
  return mounted;
}
const rowOf = async (name: string, caption: string) => {
  const table = await screen.findByRole('table', { name: caption });
  const row = within(table)
    .getAllByRole('row')
    .find((one) => one.textContent?.includes(name));
  if (!row) throw new Error(`No row of ${name}`);
  return row;
};

describe('the units of the deployment', () => {
  it('tell what they run, since when, and how', async () => {
    await operationsAt({ units: [told('service-draws')] });
    const row = await rowOf('service-draws', words.units);
    for (const text of [
      words.serves,
      '0.1.0, 3.0.0',
      '03/07/2026 04:30 PM',
      fill(words.eventLoopMs, { p99: 3, most: 42 }),
      fill(words.memoryMb, { resident: 90, heap: 40, limit: 2048 }),
      fill(words.unitAt, { instance: 'service-draws-7d9/1' }),
    ])
      expect(row.textContent).toContain(text);
    expect(screen.getByText(fill(words.allServe, { number: 1 }))).toBeTruthy();
    expect(screen.getByText(fill(words.asOf, { age: 0, seconds: 10 }))).toBeTruthy();
    expect(screen.getByText(words.purpose)).toBeTruthy();
    for (const name of [words.runs, words.eventLoop]) expect(screen.getByRole('columnheader', { name })).toBeTruthy();
  });

  it('that do not serve come first, with why', async () => {
    await operationsAt({
      units: [
        told('service-draws'),
        told('service-files', { ready: false, because: ['database'], without: ['events'] }),
        told('bff-shell', { ready: false, because: ['leaving'] }),
        told('service-identity', { ready: false, because: ['late'] }),
        told('service-companies', {
          breakers: [
            { provider: 'background check', isOpen: true },
            { provider: 'account verification', isOpen: false },
          ],
          eventLoopMs: { p99: 400, most: 900 },
        }),
        silent('service-brokers', 'late'),
        silent('bff-broker', 'away'),
        silent('bff-borrower', 'refused'),
      ],
    });
    const texts: [string, string[]][] = [
      ['service-files', [words.notReady, words.because.database, fill(words.missing, { parts: words.parts.events })]],
      ['bff-shell', [words.notReady, words.because.leaving]],
      ['service-identity', [words.because.late]],
      [
        'service-companies',
        [words.serves, fill(words.openBreakers, { providers: 'background check' }), words.slowLoop],
      ],
      ['service-brokers', [words.silent.late, fill(words.askedAt, { address: 'http://service-brokers' })]],
      ['bff-broker', [words.silent.away]],
      ['bff-borrower', [words.silent.refused]],
    ];
    for (const [unit, expected] of texts) {
      const row = await rowOf(unit, words.units);
      for (const text of expected) expect(row.textContent).toContain(text);
    }
    expect(screen.getByText(fill(words.someTrouble, { troubled: 7, number: 8 }))).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: words.units })).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toContain('service-draws');
  });

  it('stay in sight when they cannot be read anew, and it is said', async () => {
    let isAway = false;
    const answer = () =>
      isAway
        ? Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 })
        : { at: '2026-03-07T20:30:00.000Z', units: [told('service-draws')] };
    const { calls } = await operationsAt({ more: { 'GET /api/admin/operations/units': answer } });
    await rowOf('service-draws', words.units);
    isAway = true;
    await userEvent.click(screen.getByRole('button', { name: `${words.again}: ${words.units}` }));
    expect((await screen.findByRole('alert', {}, { timeout: 3_000 })).textContent).toMatch(/cannot be read anew/);
    expect(screen.getByText(words.stale.slice(0, 5), { exact: false })).toBeTruthy();
    await rowOf('service-draws', words.units);
    expect(calls.filter(({ path }) => path === '/api/admin/operations/units').length).toBeGreaterThan(1);
  });

  it('that cannot be read at all say so', async () => {
    const away = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
    await operationsAt({ more: { 'GET /api/admin/operations/units': away } });
    expect(await screen.findByText(words.failed, {}, { timeout: 3_000 })).toBeTruthy();
  });
});

describe('an administrator of the lender', () => {
  it('finds no way to it, and is told whose it is', async () => {
    const { calls } = await operationsAt({ role: 'admin' });
    expect(await screen.findByText(words.superOnly)).toBeTruthy();
    expect(calls.some(({ path }) => path.includes('operations') || path === '/remotes.json')).toBe(false);
    await end();
    await operationsAt({ role: 'admin', path: '/settings' });
    expect(await screen.findByText(lenderPage.limitsDetail)).toBeTruthy();
    const ofSuperAlone = [lenderPage.tokensDetail, lenderPage.webhooksDetail, lenderPage.operationsDetail];
    expect(ofSuperAlone.filter((detail) => screen.queryByText(detail))).toEqual([]);
    await end();
    await operationsAt({ path: '/settings' });
    expect(await screen.findByText(lenderPage.operationsDetail)).toBeTruthy();
    expect(screen.getByText(titles.operations)).toBeTruthy();
  });
});
