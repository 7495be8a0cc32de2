import { askEarly } from './data/early-session.js';
import { fetchKnown } from './features/remotes/known-scripts.js';
import { lastUser } from './features/session/last-user.js';
import { pendingLogout } from './features/session/pending-logout.js';

// The host page begins asynchronously, so that nothing of it is evaluated before all its modules are there. Meanwhile it
// is asked who is signed in.
void import('./bootstrap.js');
if (!pendingLogout.isThere()) askEarly();

// Beside them comes what the portal and the area of whoever was here last begin with.
const user = lastUser();
if (user) {
  fetchKnown();
  import('./features/remotes/ahead.js').then(
    ({ goAhead }) => goAhead(user),
    () => undefined,
  );
}
