import { useEffect, useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from './icon.js';
import type { IconName } from './icon.js';
import { Panel, PanelTrigger, usePanel } from './panel.js';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** In place of an icon of the kit; what it says stands in words beside it. */
  picture?: ReactNode;
  /** At its end. */
  aside?: ReactNode;
  /** Where one is now: the focus begins there. */
  current?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** Name of the button for screen readers. */
  label: string;
  trigger: ReactNode;
  /** Shown above the entries. */
  header?: ReactNode;
  entries: MenuEntry[];
  /** As wide as its place, and bordered as a field is: for a choice among places. */
  wide?: boolean;
}

const Item = chakra('button', {
  base: {
    display: 'flex',
    width: 'full',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current]': { bg: 'accent.subtle', fontWeight: 'semibold' },
  },
});

const asField = {
  width: 'full',
  px: '3',
  textAlign: 'start',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border.strong',
} as const;

/** A button that opens a short list of actions; arrow keys move, Escape and a click elsewhere close it. */
export function Menu({ label, trigger, header, entries, wide = false }: MenuProps) {
  const { open, setOpen, root, close } = usePanel();
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const items = root.current;
    const current = items?.querySelector<HTMLElement>('[role="menuitem"][aria-current]');
    (current ?? items?.querySelector<HTMLElement>('[role="menuitem"]'))?.focus();
  }, [open, root]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      // It is the menu that is left, not the dialog around it.
      event.preventDefault();
      return close();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + step + items.length) % items.length]?.focus();
  };

  return (
    <chakra.div ref={root} position="relative" onKeyDown={onKeyDown}>
      <PanelTrigger
        type="button"
        {...(wide ? asField : {})}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </PanelTrigger>
      {open ? (
        <Panel width={wide ? 'full' : undefined}>
          {header}
          <div role="menu" id={id} aria-label={label}>
            {entries.map((entry) => (
              <Item
                key={entry.id}
                type="button"
                role="menuitem"
                aria-current={entry.current ? 'step' : undefined}
                onClick={() => {
                  // The button has the focus again before a dialog opens, so that it gets it back from there.
                  close();
                  entry.onSelect();
                }}
              >
                {entry.icon ? <Icon name={entry.icon} /> : entry.picture}
                {entry.label}
                {entry.aside}
              </Item>
            ))}
          </div>
        </Panel>
      ) : null}
    </chakra.div>
  );
}
