import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from './icon.js';
import type { IconName } from './icon.js';
import { Spinner } from './feedback.js';

export const buttonRecipe = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderRadius: 'md',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background var(--chakra-durations-fast), border-color var(--chakra-durations-fast)',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent.solid', color: 'accent.contrast', _hover: { _enabled: { bg: 'accent.hover' } } },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { _enabled: { bg: 'bg.subtle' } },
      },
      subtle: { bg: 'accent.subtle', color: 'accent.fg', _hover: { _enabled: { bg: 'accent.muted' } } },
      ghost: { bg: 'transparent', color: 'fg', _hover: { _enabled: { bg: 'bg.muted' } } },
      plain: { bg: 'transparent', color: 'accent.fg', textDecoration: 'underline', px: '0', height: 'auto' },
      danger: { bg: 'danger.solid', color: 'danger.contrast', _hover: { _enabled: { opacity: '0.9' } } },
    },
    size: {
      sm: { height: '8', px: '3', fontSize: 'sm' },
      md: { height: '10', px: '4', fontSize: 'md' },
      lg: { height: '12', px: '6', fontSize: 'lg' },
      icon: { height: '10', width: '10', padding: '0', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
} as const;

const BaseButton = chakra('button', buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof BaseButton> {
  /** Shows a spinner, says `loadingText` if given, and takes no clicks. */
  loading?: boolean;
  loadingText?: string;
  icon?: IconName;
  /** Why it cannot be pressed now: it takes no clicks, but the focus, so that the reason is found by keyboard, too. */
  disabledBecause?: string;
}

export function Button({
  loading,
  loadingText,
  icon,
  disabled,
  disabledBecause,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const content: ReactNode = loading && loadingText ? loadingText : children;
  // The browser takes the focus off what is disabled: it goes back, unless something else was given it meanwhile. A second click on
  // what is disabled gives it to what lies around the button.
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (loading) before.current = activeElement;
    else if (before.current && activeElement?.contains(before.current)) (before.current as HTMLElement).focus();
  }, [loading]);
  return (
    <BaseButton
      type={disabledBecause ? 'button' : type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...rest}
      {...(disabledBecause ? { 'aria-disabled': true, title: disabledBecause, onClick: undefined } : {})}
    >
      {loading ? <Spinner size="1em" /> : icon ? <Icon name={icon} /> : null}
      {content}
    </BaseButton>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size'> {
  /** What the button does; read by screen readers and shown as its tooltip. */
  label: string;
  icon: IconName;
}

export function IconButton({ label, variant = 'ghost', ...rest }: IconButtonProps) {
  return <Button aria-label={label} title={label} variant={variant} size="icon" {...rest} />;
}

/** A link that looks like a button: `<ButtonLink asChild><Link to="…">…</Link></ButtonLink>`. */
export const ButtonLink = chakra('a', buttonRecipe);

export const TextLink = chakra('a', {
  base: {
    color: 'accent.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    _hover: { textDecorationThickness: '2px' },
  },
});
