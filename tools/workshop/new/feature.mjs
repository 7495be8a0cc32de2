import { newEntity } from './entity.mjs';
import { nameForms } from './names.mjs';
import { filled } from './template.mjs';
import { withImport, withMember } from './tree.mjs';
import { UsageError } from './usage-error.mjs';

/** `feature <service> <noun>`: a room with its door, module, controller, DTOs, command, query, repository, entity and test. */
export function newFeature(tree, [service, noun, plural], now) {
  const names = nameForms(noun, plural);
  const source = `services/${service}/src`;
  if (!tree.has(`${source}/index.ts`)) throw new UsageError(`There is no service '${service ?? ''}'.`);
  const room = `${source}/${names.plural}`;
  tree.add(`${room}/index.ts`, filled('feature/index', names));
  tree.add(`${room}/${names.plural}.module.ts`, filled('feature/module', names));
  tree.add(`${room}/${names.plural}.controller.ts`, filled('feature/controller', names));
  tree.add(`${room}/${names.noun}.dto.ts`, filled('feature/dto', names));
  tree.add(`${room}/${names.noun}.view.ts`, filled('feature/view', names));
  tree.add(`${room}/${names.noun}.repository.ts`, filled('feature/repository', names));
  tree.add(`${room}/create-${names.noun}.command.ts`, filled('feature/command', names));
  tree.add(`${room}/list-${names.plural}.query.ts`, filled('feature/query', names));
  tree.add(`${room}/${names.plural}.service.test.ts`, filled('feature/test', names));
  newEntity(tree, [service, names.plural, names.noun, names.plural], now);
  tree.change(`${source}/index.ts`, (text) => {
    const module = `${names.pluralClassName}Module`;
    const imported = withImport(text, [module], `./${names.plural}/index.js`);
    const listed = /\bimports: \[/.test(imported)
      ? imported
      : imported.replace(/(\n {2}schema: \{)/, '\n  imports: [],$1');
    return withMember(listed, 'imports', module);
  });
  return [
    `Fields: ${names.noun}.dto.ts, ${names.noun}.entity.ts and the migration.`,
    `Who may: @For in ${names.plural}.controller.ts; a policy where the object decides.`,
    `Then npm run contracts -- ${service}, and npm run test-service -w @groundwork/service-${service}`,
  ];
}
