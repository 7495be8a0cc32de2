import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createAreaMount } from '@groundwork/web-mount';
import { pressedTwice } from '@groundwork/web-mount/testing';
import { administrator as user } from '../testing/administrator.js';
import * as account from './account.js';
import * as agreements from './agreements.js';
import * as applications from './applications.js';
import * as brokers from './brokers.js';
import * as budgetChanges from './budget-changes.js';
import * as capital from './capital.js';
import * as companies from './companies.js';
import * as companyAdmins from './company-admins.js';
import * as deals from './deals.js';
import * as digest from './digest.js';
import * as drawNotes from './draw-notes.js';
import * as drawRules from './draw-rules.js';
import * as draws from './draws.js';
import * as fees from './fees.js';
import * as funding from './funding.js';
import * as inspections from './inspections.js';
import * as loanDocuments from './loan-documents.js';
import * as loanInterest from './loan-interest.js';
import * as loanLimits from './loan-limits.js';
import * as masters from './masters.js';
import * as notices from './notices.js';
import * as paymentExports from './payment-exports.js';
import * as people from './people.js';
import * as portfolio from './portfolio.js';
import * as print from './print.js';
import * as savedViews from './saved-views.js';
import * as tasks from './tasks.js';
import * as termSheets from './term-sheets.js';
import * as waiverMasters from './waiver-masters.js';

const modules: Readonly<Record<string, object>> = {
  'account.ts': account,
  'agreements.ts': agreements,
  'applications.ts': applications,
  'brokers.ts': brokers,
  'budget-changes.ts': budgetChanges,
  'capital.ts': capital,
  'companies.ts': companies,
  'company-admins.ts': companyAdmins,
  'deals.ts': deals,
  'digest.ts': digest,
  'draw-notes.ts': drawNotes,
  'draw-rules.ts': drawRules,
  'draws.ts': draws,
  'fees.ts': fees,
  'funding.ts': funding,
  'inspections.ts': inspections,
  'loan-documents.ts': loanDocuments,
  'loan-interest.ts': loanInterest,
  'loan-limits.ts': loanLimits,
  'masters.ts': masters,
  'notices.ts': notices,
  'payment-exports.ts': paymentExports,
  'people.ts': people,
  'portfolio.ts': portfolio,
  'print.ts': print,
  'saved-views.ts': savedViews,
  'tasks.ts': tasks,
  'term-sheets.ts': termSheets,
  'waiver-masters.ts': waiverMasters,
};

/** Hooks that read and take whether they are open; what is called with more than texts. */
const closed = { args: ['x', false] };
const inputs: Readonly<Record<string, { args?: readonly unknown[]; input?: unknown }>> = {
  useAgreementHistory: closed,
  useBrokerHistory: closed,
  useCompanies: closed,
  useCompanyAdminHistory: closed,
  useFoundDraws: { args: [{}, false] },
  useTaskChanges: closed,
};
/** They ask, look something up or draw a paper, and change nothing. */
const reads: ReadonlySet<string> = new Set([
  'useAgreementPdf',
  'useFeeStatement',
  'useLoanCalendar',
  'usePrintCertificate',
  'usePrintInspection',
  'usePrintPayoff',
  'usePrintStatement',
  'useBatchFile',
  'useExportBook',
  'usePrint',
  'usePrintApplication',
  'usePrintBudget',
  'usePrintUnitBudget',
  'usePrintTermSheet',
]);

type Hook = (...args: never[]) => unknown;
const hooks = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, Hook] => /^use[A-Z]/.test(entry[0])),
);

const areaOf = (screen: () => null) =>
  createAreaMount({ name: 'admin', routes: () => [{ path: '*', Component: screen }] });

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
