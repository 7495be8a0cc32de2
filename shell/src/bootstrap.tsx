import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { pageStyles, ShellTheme, shellSystem } from '@groundwork/web-ui';
import { App, fetchPortal } from './app/app.js';
import { lastUser } from './features/session/last-user.js';
import { beginSession } from './features/session/session.js';

/** What the page begins with, each in a task of its own. */
export const steps: readonly (() => void)[] = [
  () => {
    void beginSession();
    // What whoever was here last will need is fetched while it is still asked who is here; what fails here fails where it is needed.
    if (!lastUser()) return;
    void fetchPortal();
    import(/* webpackChunkName: 'federation' */ './features/remotes/federation.js').catch(() => undefined);
  },
  () => void shellSystem(),
  // In no place of the page: what it has goes into the head.
  ...pageStyles.map((part) => () => createRoot(document.createElement('div')).render(part())),
  () => {
    const element = document.getElementById('root');
    if (!element) throw new Error('index.html has no #root');
    const root = createRoot(element);
    // In parts, between which the browser can paint.
    startTransition(() =>
      root.render(
        <ShellTheme stylesApart>
          <App />
        </ShellTheme>,
      ),
    );
  },
];
