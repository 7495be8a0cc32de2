/** What other features may use of the session. */
export { AnotherSession } from './another-session.js';
export { pendingLogout } from './pending-logout.js';
export { enter, useSession } from './session.store.js';
export { logOut, sessionOver } from './session.js';
export { tabs } from './tabs.js';
export { useWayToSignIn } from './use-way-to-sign-in.js';
