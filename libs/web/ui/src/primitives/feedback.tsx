import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from './icon.js';
import type { IconName } from './icon.js';

const SpinnerRing = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    animation: 'spin 0.8s linear infinite',
  },
});

/** Decorative: say in words what is going on beside it. */
export function Spinner({ size = '1.25rem' }: { size?: string }) {
  return <SpinnerRing aria-hidden width={size} height={size} />;
}

export const Skeleton = chakra('div', {
  base: { bg: 'bg.muted', borderRadius: 'md', minHeight: '5', animation: 'pulse 1.6s ease-in-out infinite' },
});

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

const tones = {
  neutral: { bg: 'bg.muted', color: 'fg' },
  accent: { bg: 'accent.subtle', color: 'accent.fg' },
  success: { bg: 'success.subtle', color: 'success.fg' },
  warning: { bg: 'warning.subtle', color: 'warning.fg' },
  danger: { bg: 'danger.subtle', color: 'danger.fg' },
  info: { bg: 'info.subtle', color: 'info.fg' },
} as const satisfies Record<Tone, object>;

export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2',
    minHeight: '6',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
  variants: { tone: tones },
  defaultVariants: { tone: 'neutral' },
});

/** A count in the corner of a button. */
export const BadgeCount = chakra('span', {
  base: {
    position: 'absolute',
    top: '0.5',
    insetEnd: '-1',
    minWidth: '1.125rem',
    px: '1',
    borderRadius: 'full',
    bg: 'danger.solid',
    color: 'danger.contrast',
    fontSize: '0.6875rem',
    fontWeight: 'bold',
    lineHeight: '1.125rem',
    textAlign: 'center',
  },
});

const AlertBox = chakra('div', {
  base: { display: 'flex', gap: '3', padding: '3', borderRadius: 'md', fontSize: 'sm', alignItems: 'flex-start' },
  variants: { tone: tones },
});

const alertIcons: Record<Tone, IconName> = {
  neutral: 'info',
  accent: 'info',
  success: 'check-circle',
  warning: 'alert',
  danger: 'alert',
  info: 'info',
};

interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
}

/** A message that stays on the page. One of tone 'danger' is announced at once. */
export function Alert({ tone = 'info', title, children }: AlertProps) {
  return (
    <AlertBox tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <chakra.span fontSize="lg" lineHeight="1" mt="0.5">
        <Icon name={alertIcons[tone]} />
      </chakra.span>
      <div>
        {title ? <chakra.p fontWeight="semibold">{title}</chakra.p> : null}
        {children}
      </div>
    </AlertBox>
  );
}

interface ProgressProps {
  /** Share that is done, 0 to 1. */
  value: number;
  label: string;
}

export function Progress({ value, label }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      bg="bg.muted"
      borderRadius="full"
      height="2"
      overflow="hidden"
    >
      <chakra.div bg="accent.solid" height="full" transition="width 200ms" style={{ width: `${percent}%` }} />
    </chakra.div>
  );
}
