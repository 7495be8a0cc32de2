import { PORTFOLIO_MINIMUM } from './loan-selection.js';
import { PROPERTY_MAXIMUM, propertyTypeValues } from './loan-types.js';
import type { PropertyType } from './loan-types.js';

/** A property of a portfolio that is being entered: its address, its type, and whether it lies where the first of its type does. */
export interface PortfolioProperty {
  readonly street: string;
  readonly city: string;
  readonly county: string;
  readonly state: string;
  readonly zipCode: string;
  readonly propertyType: PropertyType | null;
  /** 'Same Address Information as First Property?', undefined until it is answered. */
  readonly sameInfoAsFirstOfType?: boolean | null;
}

/** The properties of one type, by their places in the portfolio: each type has an address editor of its own. */
export interface TypeOfPortfolio {
  readonly propertyType: PropertyType | null;
  readonly places: readonly number[];
}

/** The types that a portfolio holds, in the order of their tiles, with the places of their properties. */
export function typesOfPortfolio(
  properties: readonly Pick<PortfolioProperty, 'propertyType'>[],
): readonly TypeOfPortfolio[] {
  return [...propertyTypeValues, null]
    .map((propertyType) => ({
      propertyType,
      places: properties.flatMap((property, place) => (property.propertyType === propertyType ? [place] : [])),
    }))
    .filter(({ places }) => places.length > 0);
}

/** Least and most properties of a type that a portfolio takes beside those of the others. */
export function portfolioRoom(
  properties: readonly Pick<PortfolioProperty, 'propertyType'>[],
  propertyType: PropertyType | null,
): { readonly min: number; readonly max: number } {
  const others = properties.filter((property) => property.propertyType !== propertyType).length;
  return { min: others === 0 ? PORTFOLIO_MINIMUM : 1, max: PROPERTY_MAXIMUM - others };
}

const blank = { street: '', city: '', county: '', state: '', zipCode: '' } as const;

/** The portfolio with so many properties of a type: what is entered stays, blank ones are added, the last ones go. */
export function withPropertiesOf<Property extends PortfolioProperty>(
  properties: readonly Property[],
  propertyType: PropertyType | null,
  count: number,
): (Property | PortfolioProperty)[] {
  const own = properties.filter((property) => property.propertyType === propertyType).slice(0, count);
  const added = Array.from({ length: count - own.length }, () => ({ ...blank, propertyType }));
  const others = properties.filter((property) => property.propertyType !== propertyType);
  const order = [...propertyTypeValues, null];
  return [...others, ...own, ...added].sort((a, b) => order.indexOf(a.propertyType) - order.indexOf(b.propertyType));
}

/** What a property takes over from the first of its type: city, county, state and zip; the street is its own. */
export function asFirstOfType<Property extends PortfolioProperty>(property: Property, first: Property): Property {
  const { city, county, state, zipCode } = first;
  return { ...property, city, county, state, zipCode, sameInfoAsFirstOfType: true };
}
