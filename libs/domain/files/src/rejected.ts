import type { KnownFile } from './needed.js';

/**
 * Of each place (a type, of a person where it belongs to one) without a file that stands the first rejected one: the newest,
 * as lists have them.
 */
export function rejectedPlaces<File extends KnownFile & { readonly personId: string | null }>(
  files: readonly File[],
): File[] {
  const placeOf = ({ fileType, personId }: File) => `${fileType}/${personId ?? ''}`;
  const standing = new Set(files.filter(({ status }) => status !== 'rejected').map(placeOf));
  const first = new Map<string, File>();
  for (const file of files) {
    const place = placeOf(file);
    if (!standing.has(place) && !first.has(place)) first.set(place, file);
  }
  return [...first.values()];
}
