import type { MouseEvent, ReactNode } from 'react';
import { TextLink } from '@groundwork/web-ui';

/** Goes to a path of the portal by the area, which asks first where something would be lost. */
export type GoTo = (path: string) => void;

/** The address of a page; of the contents without a name. */
export const pathOf = (name: string): string => (name === '' ? '/handbook' : `/handbook/${name}`);

/** Whether a click is meant for this tab, and not for another one. */
export const isPlain = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0);

interface PlaceLinkProps {
  to: string;
  onNavigate: GoTo;
  /** It is the page that is open. */
  current?: boolean;
  children: ReactNode;
}

/** A link within the handbook: a real one, for another tab as well. */
export function PlaceLink({ to, onNavigate, current = false, children }: PlaceLinkProps) {
  return (
    <TextLink
      href={to}
      aria-current={current ? 'page' : undefined}
      fontWeight={current ? 'semibold' : undefined}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onNavigate(to);
      }}
    >
      {children}
    </TextLink>
  );
}
