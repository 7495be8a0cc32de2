import type { ReactNode } from 'react';
import { atMost } from '@groundwork/domain-validation';
import type { Complaint } from '@groundwork/domain-validation';
import { useLinesBelow } from './form-field.js';
import type { ControlProps } from './form-field.js';

interface BoundedProps {
  value: string;
  /** Characters. */
  max: number;
  /** What else is wrong with it. */
  error?: Complaint;
  children: (control: Pick<ControlProps, 'aria-invalid' | 'aria-describedby'>) => ReactNode;
}

/** A text outside of a form: it takes what is typed or pasted whole, and below stands that this is more than it may be. */
export function Bounded({ value, max, error = atMost(max)(value), children }: BoundedProps) {
  const { describedBy, lines } = useLinesBelow(undefined, error);
  return (
    <>
      {children({ 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {lines}
    </>
  );
}
