import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createAreaMount } from '@groundwork/web-mount';
import { pressedTwice } from '@groundwork/web-mount/testing';
import { newcomer as user } from '../testing/borrower.js';
import * as budgetChanges from './budget-changes.js';
import * as budgets from './budgets.js';
import * as drawSheets from './draw-sheets.js';
import * as draws from './draws.js';
import * as identity from './identity.js';
import * as inspections from './inspections.js';
import * as loanInterest from './loan-interest.js';
import * as parties from './parties.js';
import * as profile from './profile.js';
import * as termSheets from './term-sheets.js';
import * as verification from './verification.js';

const modules: Readonly<Record<string, object>> = {
  'budget-changes.ts': budgetChanges,
  'budgets.ts': budgets,
  'draw-sheets.ts': drawSheets,
  'draws.ts': draws,
  'identity.ts': identity,
  'inspections.ts': inspections,
  'loan-interest.ts': loanInterest,
  'parties.ts': parties,
  'profile.ts': profile,
  'term-sheets.ts': termSheets,
  'verification.ts': verification,
};

/** What commands are pressed with that take more than texts. */
const inputs: Readonly<Record<string, { args?: readonly unknown[]; input?: unknown }>> = {
  useIdentityCheck: { input: { front: new Blob(['front']), back: new Blob(['back']) } },
};
/** They ask, look something up or draw a paper, and change nothing. */
const reads: ReadonlySet<string> = new Set([
  'useLoanCalendar',
  'usePaper',
  'usePrintCertificate',
  'usePrintPayoff',
  'usePrintStatement',
  'usePrintTermSheet',
  // A GET of the catalogue, by which the service takes over what the provider knows: twice is as good as once.
  'useUpdateVerification',
]);

type Hook = (...args: never[]) => unknown;
const hooks = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, Hook] => /^use[A-Z]/.test(entry[0])),
);

const areaOf = (screen: () => null) =>
  createAreaMount({ name: 'borrower', routes: () => [{ path: '*', Component: screen }] });

describe('a command that is pressed twice', () => {
  it('is of a module that this test knows', () => {
    const folder = join(process.cwd(), 'src/data');
    const withCommands = readdirSync(folder).filter(
      (file) => !file.includes('.test.') && /\buseCommand\b/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(withCommands.filter((file) => !(file in modules))).toEqual([]);
  });

  it.each(hooks)('is sent once: %s', async (name, hook) => {
    const sent = await pressedTwice({ areaOf, user, hook, ...inputs[name] });
    if (!sent) return;
    const lines = sent.map(({ method, path, body }) => [method, path, JSON.stringify(body)].join(' '));
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length > 0).toBe(!reads.has(name));
    // Each is known by its key: what the network sends again is done once.
    for (const { key } of sent.filter(({ method }) => method === 'POST')) expect(key).toBeTruthy();
  });
});
