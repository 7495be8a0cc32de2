import { propertyTitle, propertyTitles, unitTitles } from './property-title.js';
import type { NamedProperty, NamedUnit } from './property-title.js';
import type { Maybe } from './types.js';

interface Placed extends NamedProperty {
  readonly id: string;
  readonly units: readonly (NamedUnit & { readonly id: string })[];
}

interface Built extends Placed {
  readonly numberOfUnits?: Maybe<number>;
}

/** Where a unit is, for people: what its property is called, and what it is called there. */
export function unitPlace(properties: readonly Placed[], propertyId: string, unitId: string): string {
  const units = properties.find(({ id }) => id === propertyId)?.units ?? [];
  const place = units.findIndex(({ id }) => id === unitId);
  return `${propertyTitle(properties, propertyId)}, ${unitTitles(units)[place] ?? ''}`;
}

/**
 * What of a project may be sold by itself, by name: the units of its buildings, listed or counted alone, and of several properties each
 * that has none.
 */
export function unitNames(properties: readonly Built[]): string[] {
  const titles = propertyTitles(properties);
  const names = properties.flatMap(({ units, numberOfUnits }, at) => {
    const place = titles[at] ?? '';
    const counted = units.length > 0 ? units : Array.from({ length: numberOfUnits ?? 0 }, () => ({}));
    if (units.length > 0 || counted.length > 1) return unitTitles(counted).map((unit) => `${place}, ${unit}`);
    return properties.length > 1 ? [place] : [];
  });
  return [...new Set(names)];
}
