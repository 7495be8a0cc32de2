import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSearchValue } from '@groundwork/web-mount';
import { Box, Label, NativeSelect } from '@groundwork/web-ui';

/** Values with what they are called, in the order in which they are listed. */
export type FilterOptions = readonly (readonly [value: string, label: string])[];

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

/** The options of a {@link Filter}. */
export const optionsOf = (options: FilterOptions) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface AddressFilterProps {
  /** The parameter of the address that it stands in. */
  name: string;
  label: string;
  options: FilterOptions;
}

/** As {@link Filter}, of what stands in the address. */
export function AddressFilter({ name, label, options }: AddressFilterProps) {
  const [value, choose] = useSearchValue(name);
  return (
    <Filter label={label} value={value} onChoose={choose}>
      {optionsOf(options)}
    </Filter>
  );
}
