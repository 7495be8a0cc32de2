import { astToString, default as openapiTS } from 'openapi-typescript';
import { codeOwners } from '../git/owners.mjs';
import { nameForms } from './names.mjs';
import { newScreen } from './screen.mjs';
import { filled } from './template.mjs';
import { UsageError } from './usage-error.mjs';

/** The area whose back end has the call that a new one begins with. */
const example = 'broker';

const generated = '// Generated from the OpenAPI document by `npm run contracts`. Do not edit.\n';

/** The parts of the document that `used` leads to. */
function reached(schemas, used, found = new Set()) {
  for (const [, name] of JSON.stringify(used).matchAll(/#\/components\/schemas\/(\w+)/g))
    if (!found.has(name)) reached(schemas, schemas[name], found.add(name));
  return found;
}

/** What `npm run contracts` would say of the new back end: the one call of it, with what it answers. */
function documentOf(tree, area) {
  const { components, info, paths, ...rest } = JSON.parse(tree.read(`bff/${example}/openapi.json`));
  const { get } = paths[`/api/${example}/userprofile`];
  const names = [...reached(components.schemas, get)].sort();
  return {
    components: {
      schemas: Object.fromEntries(names.map((name) => [name, components.schemas[name]])),
      securitySchemes: components.securitySchemes,
    },
    info: { ...info, title: info.title.replace(example, area), version: '1.0.0' },
    ...rest,
    paths: { [`/api/${area}/userprofile`]: { get } },
  };
}

const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
};

async function addContract(tree, names) {
  const document = sorted(documentOf(tree, names.area));
  const folder = `libs/contracts/bff-${names.area}`;
  tree.add(`bff/${names.area}/openapi.json`, `${JSON.stringify(document, null, 2)}\n`, { as: 'it is' });
  tree.add(`${folder}/package.json`, filled('remote/contract-package', names));
  const schema = astToString(await openapiTS(document, { alphabetize: true }));
  tree.add(`${folder}/src/schema.ts`, `${generated}${schema}`, { as: 'it is' });
  tree.add(`${folder}/src/index.ts`, `${generated}export type { components, paths } from './schema.js';\n`, {
    as: 'it is',
  });
}

/** Where a table or a list names every area, the new one stands after the last. */
function nameEverywhere(tree, { area, title }, at) {
  const after = (path, before, more) =>
    tree.change(path, (text) => {
      const place = text.search(before);
      if (place < 0) throw new UsageError(`${path} has no place for ${area}: ${before} is not there.`);
      const end = place + before.exec(text)[0].length;
      return `${text.slice(0, end)}${more}${text.slice(end)}`;
    });
  const upper = area.toUpperCase();
  after('libs/domain/access/src/access.ts', /export const remoteAreas = \{[^}]*(?=\})/, `  ${area}: [],\n`);
  after('infra/gateway/nginx.conf.template', /#( +BFF_[A-Z]+)+/, ` BFF_${upper}`);
  after(
    'infra/gateway/nginx.conf.template',
    /(upstream bff_\w+ +\{.*\}\n)+/,
    `upstream bff_${area} { server \${BFF_${upper}}; keepalive 64; }\n`,
  );
  after(
    'infra/gateway/nginx.conf.template',
    /( +location \^~ \/api\/[a-z]+\/ +\{.*\}\n)+/,
    `    location ^~ /api/${area}/ { proxy_pass http://bff_${area}; }\n`,
  );
  for (const path of ['infra/local/package.json', 'tools/contracts/package.json'])
    after(path, /("@groundwork\/bff-\w+": "\*",\s*)+/, `"@groundwork/bff-${area}": "*",\n    `);
  after(
    'infra/local/src/units.ts',
    /( {2}\w+: \(\) => import\('@groundwork\/bff-\w+'\),\n)+/,
    `  ${area}: () => import('@groundwork/bff-${area}'),\n`,
  );
  after(
    'tools/webpack/size-budget.json',
    /[\s\S]*\}(?=\n\})/,
    `,"${area} area, on top": { "limit": 110000, "reached": 0 }`,
  );
  after('.vscode/launch.json', /"options": \["shell", ("\w+",? ?)+/, `, "${area}"`);
  after('.vscode/launch.json', /"options": \["borrower"(, "(?!shell)\w+")*/, `, "${area}"`);
  after('docs/architecture.md', /\| remotes \| [^|]*(?= \|)/, `, ${4200 + at} ${area}`);
  after('docs/architecture.md', /\| BFFs \| [^|]*(?= \|)/, `, ${4210 + at} ${area}`);
  after(
    'docs/README.md',
    /One page a team:[\s\S]*?\(teams\/platform\.md\)/,
    ` · [${title.toLowerCase()}](teams/${area}.md)`,
  );
}

/** `remote <area>`: a remote with its first page, its back end and contract, and the area in every table that names areas. */
export async function newRemote(tree, [area]) {
  const names = { ...nameForms(area, area), area, ...versionsOf(tree) };
  if (!/^[a-z]+$/.test(area)) throw new UsageError(`'${area}' is no area: addresses and settings take one word.`);
  if (tree.has(`mfe-${area}`) || tree.has(`bff/${area}`)) throw new UsageError(`The area '${area}' is there already.`);
  const at = tree.names('.').filter((name) => name.startsWith('mfe-')).length + 1;
  const mfe = `mfe-${area}`;
  tree.add(`${mfe}/package.json`, filled('remote/mfe-package', names));
  tree.add(`${mfe}/tsconfig.json`, tree.read(`mfe-${example}/tsconfig.json`));
  tree.add(`${mfe}/webpack.config.mjs`, filled('remote/webpack', names));
  for (const [file, template] of [
    ['export-app.tsx', 'export-app'],
    ['app/frame.tsx', 'frame'],
    ['app/routes.tsx', 'routes'],
    ['data/api.ts', 'api'],
  ])
    tree.add(`${mfe}/src/${file}`, filled(`remote/${template}`, names));
  const bff = `bff/${area}`;
  tree.add(`${bff}/package.json`, filled('remote/bff-package', names));
  for (const [file, template] of [
    ['index.ts', 'bff-index'],
    ['main.ts', 'bff-main'],
    [`${area}.module.ts`, 'bff-module'],
    ['routes/users.routes.ts', 'bff-routes'],
    ['door.test.ts', 'bff-door-test'],
    [`${area}-bff.test.ts`, 'bff-test'],
  ])
    tree.add(`${bff}/src/${file}`, filled(`remote/${template}`, names));
  await addContract(tree, names);
  newScreen(tree, [area, 'home', `/api/${area}/userprofile`]);
  nameEverywhere(tree, names, at);
  tree.add(`docs/teams/${area}.md`, filled('remote/team', names));
  tree.change('CODEOWNERS', () => codeOwners(tree));
  return [
    `Who works there: a role in the row '${area}' of remoteAreas (libs/domain/access/src/access.ts), and where it lands (homeOf in`,
    `libs/domain/accounts/src/role.ts). A role of its own begins at roles, and at identity, which says who has it.`,
    `Then npm install, npm run contracts -- bff-${area}, npm run deploy:manifests, and npm run dev -- ${area}.`,
    `Its sentences: a package libs/domain/messages-${area}, as the other areas have one, with the first of them.`,
  ];
}

/** The versions that the example's packages name: one of each in the tree. */
function versionsOf(tree) {
  const { dependencies } = JSON.parse(tree.read(`mfe-${example}/package.json`));
  return {
    react: dependencies.react,
    reactDom: dependencies['react-dom'],
    router: dependencies['react-router-dom'],
    query: dependencies['@tanstack/react-query'],
    nest: JSON.parse(tree.read(`bff/${example}/package.json`)).dependencies['@nestjs/common'],
  };
}
