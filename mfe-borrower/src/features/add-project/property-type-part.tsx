import { choosePropertyType, propertyTypes, propertyTypesFor } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages';
import { RadioTiles } from '@groundwork/web-ui';
import type { PartProps } from './loan-part.js';

/** The property types that the loan offers. */
export function PropertyTypePart({ selection, onChange, error }: PartProps) {
  const { loanType, propertyType } = selection;
  if (!loanType) return null;
  const builds = loanType === 'construction' || loanType === 'model' || loanType === 'buildToRent';
  return (
    <RadioTiles
      legend={builds ? borrower.buildANew : 'Property type'}
      tiles={propertyTypesFor(loanType).map((value) => ({
        value,
        label: propertyTypes[value].label,
        icon: value === 'detached' ? 'home' : 'building',
      }))}
      value={propertyType ?? undefined}
      onChange={(value) => onChange(choosePropertyType(selection, value))}
      error={error}
    />
  );
}
