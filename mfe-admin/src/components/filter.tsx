import { useId } from 'react';
import type { ReactNode } from 'react';
import { Box, Label, NativeSelect } from '@groundwork/web-ui';

interface FilterProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** Its options. */
  children: ReactNode;
}

/** A choice that takes effect at once. */
export function Filter({ label, value, onChoose, children }: FilterProps) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {label}
      </Label>
      <NativeSelect id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </NativeSelect>
    </Box>
  );
}
