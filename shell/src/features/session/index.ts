/** What other features may use of the session. */
export { signIn } from './session.api.js';
export { enter, useSession } from './session.store.js';
export { logOut, sessionOver } from './session.js';
export { tabs } from './tabs.js';
