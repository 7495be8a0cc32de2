import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Classes that Nest makes stand in files with one of these suffixes. */
const injectable = [
  'command',
  'query',
  'handler',
  'repository',
  'guard',
  'policy',
  'service',
  'provider',
  'interceptor',
  'storage',
  'scanner',
  'sender',
];

/** What a file with such a decorator is called. */
const decorated = [
  [/^@Controller\(/m, ['controller']],
  [/^@Entity\(/m, ['entity']],
  [/^@Module\(/m, ['module']],
  [/^@Injectable\(/m, injectable],
];

/** How the classes of a file with such a suffix end, and the one public method of a role. */
const roles = {
  entity: { ends: 'Entity' },
  dto: { ends: 'Dto' },
  repository: { ends: 'Repository' },
  module: { ends: 'Module' },
  controller: { ends: 'Controller' },
  guard: { ends: 'Guard' },
  handler: { ends: 'Handler', method: 'handle' },
  command: { method: 'execute' },
  query: { method: 'execute' },
};

/** Suffixes of earlier dialects. */
const gone = new Set([
  'queries',
  'mapper',
  'presenter',
  'records',
  'record',
  'reader',
  'writer',
  'statements',
  'input',
  'migration',
  'subscriber',
  'values',
]);

/** Hooks of Nest's life cycle, which a class of any role may have. */
const hooks = new Set([
  'constructor',
  'onModuleInit',
  'onModuleDestroy',
  'onApplicationBootstrap',
  'onApplicationShutdown',
]);

const suffixOf = (path) => /\.([a-z0-9-]+)\.ts$/.exec(path)?.[1];

/** Each exported class with its public methods. Prettier's layout is relied upon: a member is indented by two. */
function classesOf(text) {
  return [...text.matchAll(/^export (?:abstract )?class (\w+)[^\n]*\{\n([\s\S]*?)^\}/gm)].map(([, name, body]) => ({
    name,
    methods: [
      ...body.matchAll(
        /^ {2}(?:async |\*)?(?!private|protected|get |set |static |readonly )([a-zA-Z]\w*)(?:<[^\n]*>)?\(/gm,
      ),
    ]
      .map(([, method]) => method)
      .filter((method) => !hooks.has(method)),
  }));
}

/** Classes of other rooms that a controller takes in its constructor. */
function takenFromOtherRooms(text) {
  const [, taken = ''] = /^ {2}constructor\(([\s\S]*?)\) \{/m.exec(text) ?? [];
  const types = new Set([...taken.matchAll(/: (\w+)/g)].map(([, type]) => type));
  return [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(?:\.\.\/)+[a-z-]+\/index\.js'/gm)]
    .flatMap(([, names]) => names.split(',').map((name) => name.trim()))
    .filter((name) => types.has(name));
}

function complaints(path, text) {
  const suffix = suffixOf(path);
  const found = [];
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (gone.has(suffix)) found.push(`the suffix .${suffix}.ts is of no role`);
  for (const [decorator, suffixes] of decorated)
    if (decorator.test(text) && !suffixes.includes(suffix))
      found.push(`has ${decorator.source.slice(1, -2)} and is no .${suffixes.join('.ts, .')}.ts`);
  const role = roles[suffix];
  if (!role) return found;
  if (suffix === 'controller')
    for (const taken of takenFromOtherRooms(text))
      found.push(`takes ${taken} of another room; a use case of its own room asks for it`);
  // What one query alone answers is declared beside it.
  const classes = classesOf(text).filter((one) => suffix !== 'query' || !one.name.endsWith('Dto'));
  for (const { name: className, methods } of classes) {
    if (role.ends && !className.endsWith(role.ends)) found.push(`class ${className} is no …${role.ends}`);
    if (role.method && methods.join() !== role.method)
      found.push(`class ${className} has ${methods.join(', ') || 'no public method'}, and not ${role.method} alone`);
  }
  if (role.method && suffix !== 'handler' && classes.length !== 1)
    found.push(`${name} has ${classes.length} classes, and not one`);
  return found;
}

/** Files of the services that speak another dialect than theirs: one suffix and one method name for each role (docs/dialect.md). */
export function offDialect(root, files) {
  return files.flatMap((path) => {
    if (!/^services\/[^/]+\/src\//.test(path) || /\.test\.ts$|\/testing\//.test(path)) return [];
    if (/\/src\/migrations\//.test(path))
      return /\/migrations\/(\d{13}-[a-z0-9-]+|index)\.ts$|\/migrations\/[a-z-]+\//.test(path)
        ? []
        : [`${path}: migrations are <timestamp>-<what>.ts`];
    return complaints(path, readFileSync(join(root, path), 'utf8')).map((complaint) => `${path}: ${complaint}`);
  });
}

/** Records that are not called `…Record`: a bare word is what a row of them is called. */
export function misnamedRecords(root, files) {
  return files.flatMap((path) => {
    if (!/^(libs\/domain|services)\//.test(path) || /\.test\.ts$/.test(path)) return [];
    const text = readFileSync(join(root, path), 'utf8');
    return [...text.matchAll(/^(?:export )?const (\w+)(?::[^\n=]+)? = record\(/gm)]
      .filter(([, name]) => !name.endsWith('Record'))
      .map(([, name]) => `${path}: the record ${name} is called ${name}Record`);
  });
}
