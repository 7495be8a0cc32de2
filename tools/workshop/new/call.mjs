import { roomOf } from './entity.mjs';
import { areasOf, nameForms } from './names.mjs';
import { filled } from './template.mjs';
import { withImport } from './tree.mjs';
import { UsageError } from './usage-error.mjs';

/** Where the bracket that opens at `start` closes. */
function closingOf(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ('({['.includes(text[at])) depth += 1;
    if (')}]'.includes(text[at])) depth -= 1;
    if (depth === 0) return at;
  }
  throw new UsageError('The controller has a bracket without an end.');
}

const inserted = (text, at, more) => `${text.slice(0, at)}${more}${text.slice(at)}`;

/** One more use case of the controller's constructor, and a method that answers with it. */
function withCall(text, { variable, className, segment }) {
  const open = text.indexOf('{', text.search(/\bexport class \w+Controller\b/));
  const constructor = text.indexOf('constructor(', open);
  const parameter = `private readonly ${variable}Query: ${className}`;
  let changed;
  if (constructor < 0) changed = inserted(text, open + 1, `\n  constructor(${parameter}) {}\n`);
  else {
    const end = closingOf(text, constructor + 'constructor'.length);
    const before = text.slice(0, end).trimEnd();
    changed = `${before}${/[,(]$/.test(before) ? '' : ','} ${parameter}${text.slice(end)}`;
  }
  // Before routes with a parameter, which would take its path for theirs.
  const firstRoute = changed.search(/^ {2}@(Get|Post|Put|Patch|Delete|Sse|Head|All|HttpCode|For|Api\w+|Idempotent)\(/m);
  const at = firstRoute < 0 ? closingOf(changed, changed.indexOf('{', changed.search(/\bexport class/))) : firstRoute;
  return inserted(
    changed,
    at,
    `  @Get('${segment}')
  @For('admin', 'super')
  @ApiOkResponse({ type: ${className}Dto })
  ${variable}(): Promise<${className}Dto> {
    return this.${variable}Query.execute();
  }

`,
  );
}

/** `call <service> <room> <verb-noun> [<area>]`: a query with its Dto, the controller's method, and a test; the rest is told. */
export function newCall(tree, [service, room, name, area = 'admin']) {
  const folder = roomOf(tree, service, room);
  const names = nameForms(name, name);
  if (!names.noun.includes('-'))
    throw new UsageError(`'${name}' says not what is done to what: write it as in count-visits.`);
  if (!areasOf(tree).includes(area)) throw new UsageError(`There is no area '${area}'.`);
  const controllers = tree.names(folder).filter((file) => file.endsWith('.controller.ts'));
  const controller = `${folder}/${controllers[0] ?? `${room}.controller.ts`}`;
  if (!tree.has(controller)) throw new UsageError(`${folder} has no controller.`);
  if (controllers.length > 1)
    throw new UsageError(
      `${folder} has ${controllers.length} controllers; write the call into the one that it belongs to.`,
    );
  const base = /@Controller\(\s*'([^']*)'/.exec(tree.read(controller))?.[1] ?? '';
  const path = `/${[base, names.noun].filter(Boolean).join('/')}`;
  tree.add(`${folder}/${names.noun}.query.ts`, filled('call/query', names));
  tree.add(`${folder}/${names.noun}.service.test.ts`, filled('call/test', { ...names, path }));
  tree.change(controller, (text) => {
    const imported = withImport(
      withImport(
        withImport(text, [names.className, `${names.className}Dto`], `./${names.noun}.query.js`),
        ['Get'],
        '@nestjs/common',
      ),
      ['ApiOkResponse'],
      '@nestjs/swagger',
    );
    return withCall(withImport(imported, ['For'], '@groundwork/server-auth'), { ...names, segment: names.noun });
  });
  return [
    `What it answers and who may: ${folder}/${names.noun}.query.ts, @For in ${controller}.`,
    `Then npm run contracts -- ${service}, and the row in bff/${area}/src/routes:`,
    `  ${names.variable}: route.get('${path}', '${area === 'admin' ? 'admin' : 'user'}', ${service}.${names.variable}, { beyond: '…' }),`,
    `Then npm run contracts -- bff-${area}, and in data/ of the remote: api.GET('/api/${area}${path}').`,
  ];
}
