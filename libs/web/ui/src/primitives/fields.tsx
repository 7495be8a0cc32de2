import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from './icon.js';

const control = {
  width: 'full',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
  fontSize: 'md',
  lineHeight: 'normal',
  transition: 'border-color 120ms',
  _placeholder: { color: 'fg.subtle' },
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '0px' },
  _invalid: { borderColor: 'danger.fg', _focusVisible: { outlineColor: 'danger.fg' } },
  // Browsers fade what is disabled; what somebody answered has to stay readable.
  _disabled: { bg: 'bg.subtle', color: 'fg.muted', cursor: 'not-allowed', opacity: '1' },
} as const;

export const Input = chakra('input', { base: { ...control, height: '10', px: '3', minWidth: '0' } });
export const Textarea = chakra('textarea', {
  base: { ...control, px: '3', py: '2', minHeight: '24', resize: 'vertical' },
});

const SelectElement = chakra('select', { base: { ...control, height: '10', ps: '3', pe: '9', appearance: 'none' } });

interface Savable {
  /** What was chosen is being saved: it takes no other choice, and keeps the focus, which the browser takes off what is disabled. */
  saving?: boolean;
}

const whileSaving = { 'aria-disabled': true, 'aria-busy': true, onChange: () => undefined } as const;

/** The browser's own select, which every keyboard and phone knows. */
export function NativeSelect({ children, saving, ...rest }: ComponentProps<typeof SelectElement> & Savable) {
  return (
    <chakra.div position="relative" width="full">
      <SelectElement {...rest} {...(saving ? whileSaving : {})}>
        {children}
      </SelectElement>
      <chakra.span position="absolute" insetEnd="3" top="50%" transform="translateY(-50%)" pointerEvents="none">
        <Icon name="chevron-down" />
      </chakra.span>
    </chakra.div>
  );
}

const CheckboxInput = chakra('input', {
  base: {
    width: '5',
    height: '5',
    flexShrink: '0',
    accentColor: 'var(--chakra-colors-accent-solid)',
    cursor: 'pointer',
  },
});
const CheckboxLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '2.5',
    cursor: 'pointer',
    '&:has(:disabled, [aria-disabled=true])': { cursor: 'not-allowed', color: 'fg.muted' },
    // The mark of a disabled choice is grey in every browser.
    '&:has(:disabled:checked)': { color: 'fg', fontWeight: 'semibold' },
  },
});

export interface ChoiceProps extends Omit<ComponentProps<typeof CheckboxInput>, 'type'>, Savable {
  children: ReactNode;
}

function Choice({ type, children, saving, ...rest }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <CheckboxLabel>
      <CheckboxInput type={type} {...rest} {...(saving ? whileSaving : {})} />
      <span>{children}</span>
    </CheckboxLabel>
  );
}

/** A native checkbox with its label. */
export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />;

/** A native radio with its label; put those of one question into a `Fieldset`. */
export const Radio = (props: ChoiceProps) => <Choice type="radio" {...props} />;

export const Label = chakra('label', { base: { textStyle: 'label', display: 'block' } });
/** Beside the words of a label whose field must be filled; its field says so by itself. */
export const RequiredMark = () => (
  <chakra.span color="danger.fg" aria-hidden>
    {' *'}
  </chakra.span>
);
export const Hint = chakra('p', { base: { textStyle: 'small' } });
export const FieldError = chakra('p', { base: { fontSize: 'sm', color: 'danger.fg' } });

const FieldsetElement = chakra('fieldset', { base: { border: '0', padding: '0', margin: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { textStyle: 'label', mb: '2', padding: '0' } });

/** A group of controls that answer one question. */
export function Fieldset({
  legend,
  children,
  ...rest
}: ComponentProps<typeof FieldsetElement> & { legend: ReactNode }) {
  return (
    <FieldsetElement {...rest}>
      <Legend>{legend}</Legend>
      {children}
    </FieldsetElement>
  );
}
