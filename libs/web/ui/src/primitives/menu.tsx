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
  onSelect: () => void;
}

interface MenuProps {
  /** Name of the button for screen readers. */
  label: string;
  trigger: ReactNode;
  /** Shown above the entries. */
  header?: ReactNode;
  entries: MenuEntry[];
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
  },
});

/** A button that opens a short list of actions; arrow keys move, Escape and a click elsewhere close it. */
export function Menu({ label, trigger, header, entries }: MenuProps) {
  const { open, setOpen, root, close } = usePanel();
  const id = useId();
  useEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open, root]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') return close();
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
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </PanelTrigger>
      {open ? (
        <Panel>
          {header}
          <div role="menu" id={id} aria-label={label}>
            {entries.map((entry) => (
              <Item
                key={entry.id}
                type="button"
                role="menuitem"
                onClick={() => {
                  // The button has the focus again before a dialog opens, so that it gets it back from there.
                  close();
                  entry.onSelect();
                }}
              >
                {entry.icon ? <Icon name={entry.icon} /> : null}
                {entry.label}
              </Item>
            ))}
          </div>
        </Panel>
      ) : null}
    </chakra.div>
  );
}
