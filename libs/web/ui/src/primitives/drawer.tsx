import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { screens } from '@groundwork/domain-messages-screens';
import { IconButton } from './button.js';
import { useModal } from './use-modal.js';

const DrawerElement = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0 auto 0 0',
    margin: '0',
    padding: '0',
    width: 'sidebar',
    height: '100dvh',
    maxHeight: '100dvh',
    bg: 'bg.panel',
    color: 'fg',
    border: '0',
    boxShadow: 'lg',
    '&::backdrop': { background: 'rgba(6, 18, 22, 0.55)' },
  },
});

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  label: string;
  children: ReactNode;
}

/** A panel from the left edge, modal while it is open; Escape and a click beside it close it. */
export function Drawer({ open, onClose, title, label, children }: DrawerProps) {
  const element = useModal(open, onClose);
  if (!open) return null;
  return (
    <DrawerElement
      ref={element}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <chakra.div minHeight="full">
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          height="topbar"
          ps="4"
          pe="2"
          color="accent.fg"
        >
          {title}
          <IconButton label={screens.close} icon="close" onClick={onClose} />
        </chakra.div>
        {children}
      </chakra.div>
    </DrawerElement>
  );
}
