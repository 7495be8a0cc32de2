import { createRoot } from 'react-dom/client';
import { Button, Card, Input, ShellTheme } from '@groundwork/web-ui';

createRoot(document.getElementById('root')!).render(<ShellTheme><Card><Input/><Button>Hi</Button></Card></ShellTheme>);
