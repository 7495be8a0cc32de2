import { useId } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { screens } from '@groundwork/domain-messages-screens';
import { IconButton } from './button.js';
import { Alert } from './feedback.js';
import { useModal } from './use-modal.js';

const DialogElement = chakra('dialog', {
  base: {
    margin: 'auto',
    padding: '0',
    width: 'calc(100vw - 2rem)',
    // Below it there is room for a message.
    maxHeight: 'calc(100dvh - 8rem)',
    bg: 'bg.panel',
    color: 'fg',
    // It may stand in a cell of a table, whose words end at the right.
    textAlign: 'start',
    whiteSpace: 'normal',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    boxShadow: 'lg',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column', animation: 'rise 160ms ease-out' },
    '&::backdrop': { background: 'rgba(6, 18, 22, 0.55)' },
  },
  variants: {
    size: {
      sm: { maxWidth: '440px' },
      md: { maxWidth: '640px' },
      lg: { maxWidth: '960px' },
      xl: { maxWidth: '1280px' },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface DialogProps {
  open: boolean;
  /** Called for Escape and for the close button; leave it out for a dialog that has to be answered. */
  onClose?: () => void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Why the last try did not succeed: above the buttons, in sight however long the dialog is, and announced. */
  failure?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** 'alertdialog' for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog on the browser's own element: focus stays inside, the rest of the page is inert, and the focus
 * goes back where it was. What carries `data-autofocus` is focused first. It lives in the top layer, inside its area's
 * element, so the area's variables reach it.
 */
export function Dialog({ open, onClose, title, children, footer, failure, size, role = 'dialog' }: DialogProps) {
  const element = useModal(open, onClose);
  const titleId = useId();
  if (!open) return null;
  return (
    <DialogElement
      ref={element}
      size={size}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React hands the Escape of a dialog inside this one on to it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
    >
      <chakra.div display="flex" alignItems="center" gap="3" px={{ base: '4', sm: '6' }} pt="4" pb="2">
        <chakra.h2 id={titleId} tabIndex={-1} textStyle="section" flex="1" _focus={{ outline: 'none' }}>
          {title}
        </chakra.h2>
        {onClose ? <IconButton label={screens.close} icon="close" onClick={onClose} /> : null}
      </chakra.div>
      <chakra.div px={{ base: '4', sm: '6' }} pt="3" pb={footer ? '3' : '5'} overflowY="auto">
        {children}
      </chakra.div>
      {failure ? (
        <chakra.div flexShrink="0" px={{ base: '4', sm: '6' }} pt="1" pb={footer ? '1' : '5'} overflowWrap="anywhere">
          <Alert tone="danger">{failure}</Alert>
        </chakra.div>
      ) : null}
      {footer ? (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="3"
          px={{ base: '4', sm: '6' }}
          pt="3"
          pb="5"
        >
          {footer}
        </chakra.div>
      ) : null}
    </DialogElement>
  );
}
