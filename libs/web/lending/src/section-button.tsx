import type { ReactNode } from 'react';
import { Badge, Button, Span } from '@groundwork/web-ui';

interface SectionButtonProps {
  current: boolean;
  rejected: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An entry of the list of sections. */
export function SectionButton({ current, rejected, disabled, onClick, children }: SectionButtonProps) {
  return (
    <Button
      variant={current ? 'subtle' : 'ghost'}
      width="full"
      height="auto"
      minHeight="10"
      px="3"
      py="1.5"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      aria-current={current ? 'step' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      <Span display="flex" alignItems="center" gap="2" flex="1">
        {children}
      </Span>
      {rejected ? <Badge tone="danger">Rejected</Badge> : null}
    </Button>
  );
}
