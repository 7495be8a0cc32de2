import { useState } from 'react';
import { IconButton } from '@groundwork/web-ui';

const key = 'groundwork.theme';

/** Light or dark; the choice is kept on this device (theme.js reads it before the first paint). */
export function ThemeToggle() {
  const [dark, setDark] = useState(() => document.documentElement.classList.contains('dark'));
  const toggle = () => {
    document.documentElement.classList.toggle('dark', !dark);
    setDark(!dark);
    try {
      localStorage.setItem(key, dark ? 'light' : 'dark');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return <IconButton label={dark ? 'Light theme' : 'Dark theme'} icon={dark ? 'sun' : 'moon'} onClick={toggle} />;
}
