import type { Maybe } from './types.js';

/** Of a property what it is called by. */
export interface NamedProperty {
  readonly street?: Maybe<string>;
  readonly city?: Maybe<string>;
  readonly zipCode?: Maybe<string>;
}

/** A unit of a property, and what it is called by. */
export interface NamedUnit {
  readonly street?: Maybe<string>;
}

const said = (parts: readonly Maybe<string>[], between: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(between);

/**
 * The first of its names that no other one has, for each of several; each says its names from the shortest on, and the last one is
 * its own. Capital letters make no other name.
 */
function distinct(names: readonly (readonly string[])[]): string[] {
  const sharedBy = new Map<string, number>();
  const key = (name: string) => name.toLocaleLowerCase('en-US');
  for (const own of names) for (const name of new Set(own.map(key))) sharedBy.set(name, (sharedBy.get(name) ?? 0) + 1);
  return names.map((own) => own.find((name) => name !== '' && sharedBy.get(key(name)) === 1) ?? own.at(-1) ?? '');
}

/**
 * What the properties of one application are called, in their order: each by its street, else by its place. Of several in one street
 * of one name each says its city and zip code too, and its place where these are the same.
 */
export const propertyTitles = (properties: readonly NamedProperty[]): string[] =>
  distinct(
    properties.map(({ street, city, zipCode }, index) => {
      const place = `Property ${index + 1}`;
      const line = said([street], '');
      if (line === '') return [place];
      return [line, said([line, said([city, zipCode], ' ')], ', '), `${line}, ${place}`];
    }),
  );

/** What a property is called among those of its application: it is named by its id, in a ledger by `propertyId`. */
export function propertyTitle(
  properties: readonly (NamedProperty & { readonly id?: Maybe<string>; readonly propertyId?: string })[],
  propertyId: Maybe<string>,
): string {
  const index = properties.findIndex((one) => Boolean(propertyId) && (one.propertyId ?? one.id) === propertyId);
  return propertyTitles(properties)[index] ?? '';
}

/** What the units of one property are called, in their order: each by its street, else by its place, both where others have that street. */
export const unitTitles = (units: readonly NamedUnit[]): string[] =>
  distinct(
    units.map(({ street }, index) => {
      const place = `Unit ${index + 1}`;
      const line = said([street], '');
      return line === '' ? [place] : [line, `${line}, ${place}`];
    }),
  );
