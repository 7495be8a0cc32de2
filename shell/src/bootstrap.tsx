import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ShellTheme } from '@groundwork/web-ui';
import { App, fetchPortal } from './app/app.js';
import { lastUser } from './features/session/last-user.js';
import { beginSession } from './features/session/session.js';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

// What whoever was here last will need is fetched while it is still asked who is here; what fails here fails where it is needed.
if (lastUser()) {
  void fetchPortal();
  import(/* webpackChunkName: 'federation' */ './features/remotes/federation.js').catch(() => undefined);
}

const root = createRoot(element);
// In parts, between which the browser can paint.
startTransition(() =>
  root.render(
    <ShellTheme>
      <App />
    </ShellTheme>,
  ),
);
void beginSession();
