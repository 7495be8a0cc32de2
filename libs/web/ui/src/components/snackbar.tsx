import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { chakra } from '@chakra-ui/react/styled-system';
import { screens } from '@groundwork/domain-messages-screens';
import { Button, IconButton } from '../primitives/button.js';
import { handBackTo } from '../primitives/hand-back.js';
import { Icon } from '../primitives/icon.js';
import { useTopModal } from '../primitives/top-modal.js';

export interface Notice {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** Takes back what it says was done. */
  undo?: () => void;
}

// Over the top bar, where no form has its buttons; in the top layer, so that nothing hides it. While a dialog is open it is seen
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
    maxWidth: '660px',
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

/** How long a region stands empty before what it came with is said in it, milliseconds. */
const standsAfterMs = 50;

interface SnackbarProps {
  notices: Notice[];
  onDismiss: (id: number) => void;
}

/**
 * The snackbar: success, error and info messages that go by themselves. The shell owns the only one. While a modal dialog is open it
 * stands in there: the rest of the page is inert, and what it says would neither be announced nor be reached by keyboard.
 */
export function Snackbar({ notices, onDismiss }: SnackbarProps) {
  const modal = useTopModal();
  const [held, setHeld] = useState<number>();
  // It moved away from below the pointer.
  useEffect(() => setHeld(undefined), [modal]);
  const region = <Notices key={modal ? 'modal' : 'page'} notices={notices} onDismiss={onDismiss} onHeld={setHeld} />;
  return (
    <>
      {notices.map(({ id }) => (
        <Lifetime key={id} id={id} held={held === id} onDismiss={onDismiss} />
      ))}
      {modal ? createPortal(region, modal) : region}
    </>
  );
}

/** Lets a notice go by itself, wherever it stands. Whoever points at it or is in it is reading: its time begins anew afterwards. */
function Lifetime({ id, held, onDismiss }: { id: number; held: boolean; onDismiss: SnackbarProps['onDismiss'] }) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), noticeShownMs);
    return () => clearTimeout(timer);
  }, [id, held, onDismiss]);
  return null;
}

type OnHeld = (id: number | undefined) => void;

function Notices({ notices, onDismiss, onHeld }: SnackbarProps & { onHeld: OnHeld }) {
  const region = useRef<HTMLDivElement>(null);
  const newest = notices.at(-1)?.id;
  // What a region of this kind comes with is not announced, what comes into it is.
  const [stands, setStands] = useState(notices.length === 0);
  useEffect(() => {
    if (stands) return;
    const timer = setTimeout(() => setStands(true), standsAfterMs);
    return () => clearTimeout(timer);
  }, [stands]);
  useEffect(() => {
    const element = region.current;
    // The dialog that it stands in may have gone with what is said: the region of the page comes in its place.
    if (!element?.isConnected || typeof element.showPopover !== 'function') return;
    element.popover = 'manual';
    // Shown anew it comes above what was opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <Region ref={region} role="status" aria-live="polite">
      {(stands ? notices : []).map((notice) => (
        <SnackbarItem key={notice.id} notice={notice} onDismiss={onDismiss} onHeld={onHeld} />
      ))}
    </Region>
  );
}

interface SnackbarItemProps {
  notice: Notice;
  onDismiss: SnackbarProps['onDismiss'];
  onHeld: OnHeld;
}

function SnackbarItem({ notice, onDismiss, onHeld }: SnackbarItemProps) {
  const { id, kind, text, undo } = notice;
  const item = useRef<HTMLDivElement>(null);
  const handBack = useRef<() => void>(undefined);
  const hold = () => onHeld(id);
  const letGo = () => onHeld(undefined);
  // Its buttons go with it: who pressed one goes on from where he came.
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (element?.contains(document.activeElement)) handBack.current?.();
    };
  }, []);
  return (
    <Item
      ref={item}
      kind={kind}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) handBack.current = handBackTo(relatedTarget);
        hold();
      }}
      onBlur={letGo}
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
