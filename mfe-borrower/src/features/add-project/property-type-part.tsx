import { choosePropertyType, propertyTypes, propertyTypesFor, traitsOf } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { RadioTiles } from '@groundwork/web-ui';
import type { PartProps } from './loan-part.js';

/** The property types that the loan offers. */
export function PropertyTypePart({ selection, onChange, onPick, error }: PartProps) {
  const { loanType, propertyType } = selection;
  if (!loanType) return null;
  return (
    <RadioTiles
      legend={traitsOf(loanType).isNewBuilding ? borrower.buildANew : 'Property type'}
      tiles={propertyTypesFor(loanType).map((value) => ({
        value,
        label: propertyTypes[value].label,
        icon: value === 'detached' ? 'home' : 'building',
      }))}
      value={propertyType ?? undefined}
      onChange={(value) => onChange(choosePropertyType(selection, value))}
      onPick={(value) => onPick(choosePropertyType(selection, value))}
      error={error}
    />
  );
}
