import { createRoot } from 'react-dom/client';
import { ShellTheme } from '@groundwork/web-ui';
import { App } from './app/app.js';
import { beginSession } from './features/session/session.js';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

createRoot(element).render(
  <ShellTheme>
    <App />
  </ShellTheme>,
);
void beginSession();
