import { useEffect, useRef, useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { screens } from '@groundwork/domain-messages-screens';
import { Button, IconButton } from '../primitives/button.js';
import { Icon } from '../primitives/icon.js';

export interface Notice {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** Takes back what it says was done. */
  undo?: () => void;
}

// Over the top bar, where no form has its buttons; in the top layer, so that a dialog does not hide it. While one is open it stands
// below it, in the space that dialogs leave for one message: the newest.
const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '60',
    inset: '0 0 auto 0',
    width: 'auto',
    height: 'auto',
    margin: '0',
    pt: '2',
    px: '2',
    border: '0',
    background: 'transparent',
    color: 'fg',
    overflow: 'visible',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    pointerEvents: 'none',
    'html:has(dialog[open]) &': {
      inset: 'auto 0 0 0',
      pt: '0',
      pb: '2',
    },
  },
});
const Item = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderInlineStartWidth: '4px',
    borderRadius: 'md',
    boxShadow: 'md',
    ps: '4',
    pe: '1',
    minHeight: '11',
    width: { base: 'full', sm: 'auto' },
    maxWidth: '560px',
    animation: 'rise 160ms ease-out',
    // By its own class: a rule for any element below `:has` has a browser ask all of them anew after each change of the page.
    'html:has(dialog[open]) &': { '&:not(:last-of-type)': { display: 'none' } },
  },
  variants: {
    kind: {
      success: { borderInlineStartColor: 'success.fg' },
      error: { borderInlineStartColor: 'danger.fg' },
      info: { borderInlineStartColor: 'info.fg' },
    },
  },
});
const icons = { success: 'check-circle', error: 'alert', info: 'info' } as const;

/** Notices hide themselves after so long (specification, borrower 9), in milliseconds. */
export const noticeShownMs = 6_000;

interface SnackbarProps {
  notices: Notice[];
  onDismiss: (id: number) => void;
}

/** The snackbar: success, error and info messages that go by themselves. The shell owns the only one. */
export function Snackbar({ notices, onDismiss }: SnackbarProps) {
  const region = useRef<HTMLDivElement>(null);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    const element = region.current;
    if (!element || typeof element.showPopover !== 'function') return;
    element.popover = 'manual';
    // Shown anew it comes above the dialogs that were opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <Region ref={region} role="status" aria-live="polite">
      {notices.map((notice) => (
        <SnackbarItem key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </Region>
  );
}

function SnackbarItem({ notice, onDismiss }: { notice: Notice; onDismiss: (id: number) => void }) {
  const { id, kind, text, undo } = notice;
  // Whoever points at it or is in it is reading: its time begins anew afterwards.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), noticeShownMs);
    return () => clearTimeout(timer);
  }, [id, held, onDismiss]);
  return (
    <Item
      kind={kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} />
      <chakra.span flex="1" py="2" overflowWrap="anywhere">
        {text}
      </chakra.span>
      {undo ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            onDismiss(id);
            undo();
          }}
        >
          {screens.undo}
        </Button>
      ) : null}
      <IconButton label={screens.close} icon="close" onClick={() => onDismiss(id)} />
    </Item>
  );
}
