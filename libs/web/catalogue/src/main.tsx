import { createRoot } from 'react-dom/client';
import { ShellTheme } from '@groundwork/web-ui';
import { Catalogue } from './catalogue.js';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
createRoot(element).render(
  <ShellTheme>
    <Catalogue />
  </ShellTheme>,
);
