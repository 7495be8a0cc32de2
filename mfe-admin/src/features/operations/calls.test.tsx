import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { CallsOfUnit } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';
import { failuresOf, slowestOf } from './call-list.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const at = '2026-03-07T20:30:00.000Z';
const route = '/api/admin/pipeline/:id';
const slow = (ms: number) => ({ method: 'GET', route, status: 200, ms, at, correlationId: `id-${ms}` });
const figures = (calls: number, failed: number, meanMs = 10) => ({
  method: 'GET',
  route,
  calls,
  failed,
  meanMs,
  mostMs: meanMs,
});
const unitOf = (address: string, slowest: number[], routes: ReturnType<typeof figures>[]): CallsOfUnit => ({
  unit: 'bff-admin',
  address,
  silence: null,
  calls: { since: at, slowest: slowest.map(slow), routes },
});

async function callsAt(units: CallsOfUnit[] | (() => Response)) {
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role: 'super' },
    path: '/operations?view=calls',
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/operations/calls': () => (Array.isArray(units) ? { at, units } : units()),
    },
  });
  end = mounted.end;
}
const cellsOf = async (caption: string): Promise<string[]> => {
  const table = await screen.findByRole('table', { name: caption });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');
};

describe('the calls of the last hour', () => {
  it('are shown by how long they took, with by what the log finds them, and those that failed apart', async () => {
    await callsAt([
      unitOf('a', [40, 1_234.4], [figures(10, 2)]),
      { unit: 'service-files', address: 'x', calls: null, silence: 'away' },
    ]);
    const [first = '', second = ''] = await cellsOf(words.calls);
    for (const text of ['bff-admin', `GET ${route}`, fill(words.tookMs, { ms: '1,234' }), '200', 'id-1234.4'])
      expect(first).toContain(text);
    expect(second).toContain(fill(words.tookMs, { ms: 40 }));
    expect((await cellsOf(words.failures))[0]).toContain(fill(words.failedOf, { failed: 2, calls: 10 }));
    expect(screen.getByText(fill(words.callsSilent, { units: 'service-files' }))).toBeTruthy();
    expect(screen.getByText(words.callsMeans)).toBeTruthy();
    for (const name of [words.took, words.correlation, words.meanMs])
      expect(screen.getByRole('columnheader', { name })).toBeTruthy();
  });

  it('are none, or cannot be read', async () => {
    await callsAt([]);
    expect(await screen.findByText(words.callsNone)).toBeTruthy();
    expect(screen.getByText(words.failuresNone)).toBeTruthy();
    await end();
    await callsAt(() => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 }));
    expect(await screen.findByText(words.callsFailed, {}, { timeout: 3_000 })).toBeTruthy();
  });

  it('of several replicas are one list, and their failures one sum', () => {
    const units = [unitOf('a', [5, 50], [figures(10, 1, 10)]), unitOf('b', [20], [figures(30, 3, 50)])];
    expect(slowestOf(units).map(({ ms, address }) => [ms, address])).toEqual([
      [50, 'a'],
      [20, 'b'],
      [5, 'a'],
    ]);
    expect(failuresOf(units)).toEqual([{ ...figures(40, 4, 40), mostMs: 50, unit: 'bff-admin' }]);
    expect(failuresOf([unitOf('a', [], [figures(3, 0)])])).toEqual([]);
  });
});
