import type { WaiversAccess } from '@groundwork/web-lending/waivers';
import { waiverCalls } from '../data/waivers.js';
import { PersonName } from './person-name.js';

/** Lien waivers as the lender reads them: whoever moved one stands there by name. */
export const waiversAccess: WaiversAccess = { ...waiverCalls, who: (userId) => <PersonName userId={userId} /> };
