import { askEarly } from './data/early-session.js';
import { drawOpening, oncePainted } from './features/remotes/first-picture.js';
import { fetchKnown } from './features/remotes/known-scripts.js';
import { knownOpening } from './features/remotes/opening.js';
import { lastUser } from './features/session/last-user.js';
import { pendingLogout } from './features/session/pending-logout.js';
import { begin } from './begin.js';

// Whoever was here last sees at once what the home begins with. Nothing of it needs what comes next, and nobody waits for it twice: the
// scripts are on their way meanwhile.
const user = lastUser();
const opening = knownOpening(user?.role);
const root = document.getElementById('root');
if (root && opening) drawOpening(root, opening);

if (opening) oncePainted(() => void begin());
else void begin();
if (!pendingLogout.isThere()) askEarly();

// Beside them comes what the portal and the area of whoever was here last begin with.
if (user) {
  fetchKnown();
  import('./features/remotes/ahead.js').then(
    ({ goAhead }) => goAhead(user),
    () => undefined,
  );
}
