import type { Maybe } from './types.js';

interface NamedProperty {
  readonly street?: Maybe<string>;
}

/** What one of several properties is called: its street, else its place; `index` counts from 0. */
export const propertyTitle = ({ street }: NamedProperty, index: number): string => street || `Property ${index + 1}`;

interface NamedUnit {
  readonly street?: Maybe<string>;
}

interface Placed {
  readonly id: string;
  readonly street?: Maybe<string>;
  readonly units: readonly (NamedUnit & { readonly id: string })[];
}

interface Built extends Placed {
  readonly numberOfUnits?: Maybe<number>;
}

/** What a unit is called: its street, else its place; `index` counts from 0. */
export const unitTitle = ({ street }: NamedUnit, index: number): string => street || `Unit ${index + 1}`;

/** Where a unit is, for people: the street of its property, or the place of that, and what it is called. */
export function unitPlace(properties: readonly Placed[], propertyId: string, unitId: string): string {
  const at = properties.findIndex(({ id }) => id === propertyId);
  const units = properties[at]?.units ?? [];
  const place = units.findIndex(({ id }) => id === unitId);
  return `${propertyTitle(properties[at] ?? {}, at)}, ${unitTitle(units[place] ?? {}, place)}`;
}

/**
 * What of a project may be sold by itself, by name: the units of its buildings, listed or counted alone, and of several properties each
 * that has none.
 */
export function unitNames(properties: readonly Built[]): string[] {
  const names = properties.flatMap((property, at) => {
    const { id, units, numberOfUnits } = property;
    const place = propertyTitle(property, at);
    if (units.length > 0) return units.map((unit) => unitPlace(properties, id, unit.id));
    if ((numberOfUnits ?? 0) > 1)
      return Array.from({ length: numberOfUnits ?? 0 }, (_, index) => `${place}, ${unitTitle({}, index)}`);
    return properties.length > 1 ? [place] : [];
  });
  return [...new Set(names)];
}
