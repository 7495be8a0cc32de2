import { everyCommandIsSentOnce } from '@groundwork/web-mount/testing';
import { newcomer as user } from '../testing/borrower.js';
import * as account from './account.js';
import * as applications from './applications.js';
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

const modules = {
  'account.ts': account,
  'applications.ts': applications,
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
const inputs = {
  useIdentityCheck: { input: { front: new Blob(['front']), back: new Blob(['back']) } },
};
/** They ask, look something up or draw a paper, and change nothing. */
const reads = [
  'useLoanCalendar',
  'usePaper',
  'usePrintCertificate',
  'usePrintNotice',
  'usePrintPayoff',
  'usePrintStatement',
  'usePrintTermSheet',
];

everyCommandIsSentOnce({ area: 'borrower', user, modules, inputs, reads });
