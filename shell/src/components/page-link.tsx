import type { ReactNode } from 'react';
import { TextLink } from '@groundwork/web-ui';
import { goTo } from './location.js';

/** A link to another page of the shell: a real one, for another tab as well. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goTo(to);
      }}
    >
      {children}
    </TextLink>
  );
}
