import { areasOf, nameForms } from './names.mjs';
import { filled } from './template.mjs';
import { UsageError } from './usage-error.mjs';

/** Whether the area's back end answers a GET at this path that needs nothing but itself. */
function isReadable(tree, area, path) {
  const { paths } = JSON.parse(tree.read(`bff/${area}/openapi.json`));
  const { parameters = [] } = paths[path]?.get ?? { parameters: [{ required: true }] };
  return !parameters.some(({ required }) => required);
}

/** Somebody who works in the area; an administrator where its row in `remoteAreas` has no role yet. */
const roleIn = (tree, area) =>
  new RegExp(`\\b${area}: \\['(\\w+)'`).exec(tree.read('libs/domain/access/src/access.ts'))?.[1] ?? 'admin';

/** `screen <area> <name> <GET path>`: a screen with its lazy route, the hook that fetches what it shows, and a test. */
export function newScreen(tree, [area, name, path]) {
  const areas = areasOf(tree).filter((one) => tree.has(`mfe-${one}`));
  if (!areas.includes(area)) throw new UsageError(`Say which area: ${areas.join(', ')}.`);
  const names = { ...nameForms(name, name), area, path, role: roleIn(tree, area) };
  if (!isReadable(tree, area, path))
    throw new UsageError(
      `Say what the screen shows: a GET of bff/${area}/openapi.json without parameters that are needed, e.g. /api/${area}/userprofile.`,
    );
  const folder = `mfe-${area}/src/features/${names.noun}`;
  tree.add(`${folder}/${names.noun}.screen.tsx`, filled('screen/screen', names));
  tree.add(`${folder}/${names.noun}.test.ts`, filled('screen/test', names));
  tree.add(`mfe-${area}/src/data/${names.noun}.ts`, filled('screen/data', names));
  tree.change(`mfe-${area}/src/app/routes.tsx`, (text) => {
    const at = text.search(/^ *\{ path: '\*'/m);
    if (at < 0)
      throw new UsageError(`mfe-${area}/src/app/routes.tsx has no route for everything else to stand before.`);
    const file = `../features/${names.noun}/${names.noun}.screen.js`;
    const lazy = `lazy: async () => ({ Component: (await import('${file}')).${names.className}Screen })`;
    return `${text.slice(0, at)}{ path: '/${names.noun}', ${lazy} },\n${text.slice(at)}`;
  });
  return [
    `Its entry in the sidebar: mfe-${area}/src/app/frame.tsx. Its sentences: libs/domain/messages-${area}.`,
    `See it: npm run dev -- ${area}, at /${names.noun}`,
  ];
}
