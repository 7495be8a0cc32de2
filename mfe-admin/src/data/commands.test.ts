import { everyCommandIsSentOnce } from '@groundwork/web-mount/testing';
import { administrator as user } from '../testing/administrator.js';
import * as account from './account.js';
import * as adverse from './adverse.js';
import * as agreements from './agreements.js';
import * as apiTokens from './api-tokens.js';
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
import * as lender from './lender.js';
import * as loanDocuments from './loan-documents.js';
import * as loanInterest from './loan-interest.js';
import * as loanLimits from './loan-limits.js';
import * as loans from './loans.js';
import * as masters from './masters.js';
import * as notices from './notices.js';
import * as operations from './operations.js';
import * as paymentExports from './payment-exports.js';
import * as people from './people.js';
import * as portfolio from './portfolio.js';
import * as print from './print.js';
import * as savedViews from './saved-views.js';
import * as signing from './signing.js';
import * as tasks from './tasks.js';
import * as termSheets from './term-sheets.js';
import * as waiverMasters from './waiver-masters.js';
import * as webhooks from './webhooks.js';

const modules = {
  'account.ts': account,
  'adverse.ts': adverse,
  'agreements.ts': agreements,
  'api-tokens.ts': apiTokens,
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
  'lender.ts': lender,
  'loan-documents.ts': loanDocuments,
  'loan-interest.ts': loanInterest,
  'loan-limits.ts': loanLimits,
  'loans.ts': loans,
  'masters.ts': masters,
  'notices.ts': notices,
  'operations.ts': operations,
  'payment-exports.ts': paymentExports,
  'people.ts': people,
  'portfolio.ts': portfolio,
  'print.ts': print,
  'saved-views.ts': savedViews,
  'signing.ts': signing,
  'tasks.ts': tasks,
  'term-sheets.ts': termSheets,
  'waiver-masters.ts': waiverMasters,
  'webhooks.ts': webhooks,
};

/** Hooks that read and take whether they are open; what is called with more than texts. */
const closed = { args: ['x', false] };
const inputs = {
  useAgreementHistory: closed,
  useBrokerHistory: closed,
  useCompanies: closed,
  useCompanyAdminHistory: closed,
  useFoundDraws: { args: [{}, false] },
  useTaskChanges: closed,
};
/** They ask, look something up or draw a paper, and change nothing. */
const reads = [
  'useAgreementPdf',
  'useFeeStatement',
  'useLoanCalendar',
  'usePrintCertificate',
  'usePrintInspection',
  'usePrintPayoff',
  'usePrintStatement',
  'useBatchFile',
  'useExportBook',
  'useExportDecisions',
  'usePrint',
  'usePrintApplication',
  'usePrintBudget',
  'usePrintNotice',
  'usePrintUnitBudget',
  'usePrintTermSheet',
  'useSignedEsign',
];

everyCommandIsSentOnce({ area: 'admin', user, modules, inputs, reads });
