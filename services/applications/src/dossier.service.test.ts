import { describeDossier } from '@groundwork/server-testkit';
import { service } from './index.js';

describeDossier(service);
