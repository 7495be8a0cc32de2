import { everyCommandIsSentOnce } from '@groundwork/web-mount/testing';
import { signedInBroker as user } from '../testing/a-broker.js';
import * as account from './account.js';
import * as fees from './fees.js';
import * as print from './print.js';
import * as referrals from './referrals.js';

const modules = { 'account.ts': account, 'fees.ts': fees, 'print.ts': print, 'referrals.ts': referrals };

everyCommandIsSentOnce({ area: 'broker', user, modules, reads: ['useFeeStatement', 'useAgreementPdf', 'usePrint'] });
