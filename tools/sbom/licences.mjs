/** Licences under which anything may be part of a release. */
export const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** What says its licence in a file of its own, where somebody has read it. */
export const read = new Map([
  ['dejavu-fonts-ttf', 'Bitstream-Vera'],
  ['passport-strategy', 'MIT'],
  ['pause', 'MIT'],
  ['png-js', 'MIT'],
]);

/** The licence of a component of a bill of materials, as a text; undefined where it says none that is known. */
export function licenceOf({ name, licenses = [] }) {
  if (read.has(name)) return read.get(name);
  const said = licenses.map(({ expression, license }) => expression ?? license?.id).filter(Boolean);
  return said.length > 0 ? said.join(' AND ') : undefined;
}

/** Whether a licence lets the component in: one of a choice, all of what holds together. */
export function isAllowed(licence) {
  return licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.has(one.trim())));
}

export const nameOf = ({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`;

/** Components that no release may have, each with why. */
export const refused = (components) =>
  components.flatMap((component) => {
    if (read.has(component.name)) return [];
    const licence = licenceOf(component);
    if (licence === undefined)
      return [`${nameOf(component)}: says no licence that is known. Read it, and name it in tools/sbom/licences.mjs.`];
    return isAllowed(licence) ? [] : [`${nameOf(component)}: ${licence}`];
  });
