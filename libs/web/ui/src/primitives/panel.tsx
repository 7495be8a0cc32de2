import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

export const PanelTrigger = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    px: '2',
    minHeight: '10',
    minWidth: '10',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});

export const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    top: 'calc(100% + 6px)',
    minWidth: '220px',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'md',
    padding: '2',
    zIndex: '30',
  },
});

/** Open or closed, closed by a click elsewhere; `close` gives the focus back to the button. */
export function usePanel() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const close = useCallback(() => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }, []);
  return { open, setOpen, root, close };
}

interface PopoverProps {
  /** Name of the button and of the panel for screen readers. */
  label: string;
  trigger: ReactNode;
  children: (close: () => void) => ReactNode;
  width?: string;
}

/** A button that opens a panel below it; Escape and a click elsewhere close it. */
export function Popover({ label, trigger, children, width = '380px' }: PopoverProps) {
  const { open, setOpen, root, close } = usePanel();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <chakra.div ref={root} position={{ base: 'static', sm: 'relative' }} onKeyDown={onKeyDown}>
      <PanelTrigger
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </PanelTrigger>
      {open ? (
        <Panel
          role="dialog"
          aria-label={label}
          width={`min(${width}, calc(100vw - 1rem))`}
          insetEnd={{ base: '2', sm: '0' }}
        >
          {children(close)}
        </Panel>
      ) : null}
    </chakra.div>
  );
}
