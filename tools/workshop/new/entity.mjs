import { nameForms } from './names.mjs';
import { filled } from './template.mjs';
import { withImport, withMember } from './tree.mjs';
import { UsageError } from './usage-error.mjs';

/** The room's folder; a sentence where there is none. */
export function roomOf(tree, service, room) {
  const folder = `services/${service}/src/${room}`;
  if (!tree.has(`services/${service}/src/index.ts`)) throw new UsageError(`There is no service '${service}'.`);
  if (!tree.has(`${folder}/index.ts`)) throw new UsageError(`${folder} is no room: it has no door (index.ts).`);
  return folder;
}

/** A moment after the last migration: they run in this order for ever. */
function timestampAfter(tree, folder, now) {
  const before = tree.names(folder).map((name) => Number(/^(\d{13})-/.exec(name)?.[1] ?? 0));
  return Math.max(now, ...before.map((one) => one + 1000));
}

/** `entity <service> <room> <noun>`: the entity, the migration that makes its table, and both in the service's schema. */
export function newEntity(tree, [service, room, noun, plural], now) {
  const names = nameForms(noun, plural);
  const folder = roomOf(tree, service, room);
  const migrations = `services/${service}/src/migrations`;
  const timestamp = timestampAfter(tree, migrations, now);
  const migration = `Create${names.pluralClassName}${timestamp}`;
  const file = `${timestamp}-create-${names.plural}`;
  tree.add(`${folder}/${names.noun}.entity.ts`, filled('entity/entity', names));
  tree.add(`${migrations}/${file}.ts`, filled('entity/migration', { ...names, migration }));
  tree.change(
    `${folder}/index.ts`,
    (text) => `${text}export { ${names.className}Entity } from './${names.noun}.entity.js';\n`,
  );
  tree.change(`services/${service}/src/index.ts`, (text) => {
    const imported = withImport(
      withImport(text, [`${names.className}Entity`], `./${room}/index.js`),
      [migration],
      `./migrations/${file}.js`,
    );
    return withMember(withMember(imported, 'entities', `${names.className}Entity`), 'migrations', migration);
  });
  return [`Columns: ${folder}/${names.noun}.entity.ts and its migration. A published migration never changes.`];
}
