import { readFileSync } from 'node:fs';

/** A text under templates/ with its `{{names}}` filled in; one that is not known is a mistake in the template. */
export function filled(template, names) {
  const text = readFileSync(new URL(`./templates/${template}.txt`, import.meta.url), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name) => {
    if (names[name] === undefined) throw new Error(`${template} asks for '${name}'.`);
    return names[name];
  });
}
