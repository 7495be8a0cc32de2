import { firstLender, paletteOf } from '@groundwork/domain-accounts';
import type { Lender, Scheme } from '@groundwork/domain-accounts';
import { remoteAreaNames } from '@groundwork/domain-access';

/** Where the theme has its variables: the page, and each area, whose own would lie before those of the page. */
const roots = (page: string): string => [page, ...remoteAreaNames.map((area) => `${page} .gw-${area}`)].join(',');

/** A text that ends nothing: neither a declaration nor a string nor a bracket begins in it. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*~]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

const colors = (accent: string, scheme: Scheme): string =>
  Object.entries(paletteOf(accent, scheme))
    .map(([name, value]) => `--chakra-colors-accent-${name}:${value}`)
    .join(';');

/**
 * What the browser needs of the lender, as a style sheet: it runs nothing, comes before the first paint, and costs the first screen no
 * script. Texts are escaped for addresses, so that nothing of them ends the declaration.
 */
export function themeCss({ name, logoAlt, accentLight, accentDark }: Lender, logoId: string | null): string {
  const isOwn = accentLight === firstLender.accentLight && accentDark === firstLender.accentDark;
  const words = [
    `--lender-name:${escaped(name)}`,
    ...(logoId ? [`--lender-logo:${logoId}`, `--lender-logo-alt:${escaped(logoAlt || name)}`] : []),
    ...(isOwn ? [] : [`--lender-aside:${paletteOf(accentLight, 'light').hover}`]),
  ].join(';');
  if (isOwn) return `:root{${words}}\n`;
  return [
    `:root{${words}}`,
    `${roots(':root')}{${colors(accentLight, 'light')}}`,
    `${roots(':root.dark')}{${colors(accentDark, 'dark')}}`,
    '',
  ].join('\n');
}
