import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { AreaEvents, AreaModule, UserSummary } from '../contract.js';
import { mountedArea } from './mounted-area.js';
import type { Answers } from './mounted-area.js';

/**
 * The tests that a home reads what its package says that it reads first (`groundwork.homeCalls`), which the shell sends ahead, and that it
 * begins with what it tells the shell that it begins with.
 */
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

  it('the home tells what it begins with, as it is seen', async () => {
    const { said, end } = await mountedArea({ area, user, path, answers });
    try {
      await waitFor(() => expect(said.map(([event]) => event)).toContain('opening'));
      const [, told] = said.find(([event]) => event === 'opening') ?? [];
      const { heading, sentence } = told as AreaEvents['opening'];
      const title = document.querySelector('h1');
      expect(title?.textContent).toBe(heading);
      if (sentence) expect(title?.nextElementSibling?.textContent).toBe(sentence);
    } finally {
      await end();
    }
  });
}
