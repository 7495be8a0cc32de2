import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { AreaModule, UserSummary } from '../contract.js';
import { mountedArea } from './mounted-area.js';
import type { Answers } from './mounted-area.js';

/** The test that a home reads what its package says that it reads first (`groundwork.homeCalls`), which the shell sends ahead. */
export function homeCallsAreMade(area: AreaModule, user: UserSummary, path: string, answers: Answers = {}): void {
  const { groundwork } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as {
    groundwork: { homeCalls: string[] };
  };
  const values: Record<string, string | undefined> = {
    userId: user.id,
    companyId: user.companyId,
    brokerId: user.brokerId,
  };
  const named = groundwork.homeCalls.map((call) => call.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));

  it('the home reads what its package says that it reads first', async () => {
    const { calls, end } = await mountedArea({ area, user, path, answers });
    const sent = () =>
      calls
        .filter(({ method }) => method === 'GET')
        .map((call) => call.path + (call.query.size ? `?${call.query}` : ''));
    try {
      await waitFor(() => expect(sent()).toEqual(expect.arrayContaining(named)));
    } finally {
      await end();
    }
  });
}
