/**
 * `node tools/nx/affected-units.mjs <base>`: the units that deploy by themselves and that changed since `base`, as rows of a
 * matrix: `{"include":[{"unit":"service-draws","project":"@groundwork/service-draws","kind":"image"}]}`.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { argv, env, execPath } from 'node:process';

/**
 * The unit that is deployed of a project; nothing of a library, which is in the units that name it.
 * @param {string} project
 */
export function unitOf(project) {
  const name = project.replace('@groundwork/', '');
  if (/^(service|bff)-/.test(name)) return { unit: name, project, kind: 'image' };
  if (name.startsWith('mfe-')) return { unit: name.replace('mfe-', 'remote-'), project, kind: 'remote' };
  // The gateway's image is nginx with the shell's files.
  return name === 'shell' ? { unit: 'gateway', project, kind: 'image' } : undefined;
}

/**
 * The names of projects as rows, each unit once.
 * @param {string[]} projects
 */
export const matrixOf = (projects) => ({ include: projects.map(unitOf).filter((unit) => unit !== undefined) });

/** @param {string[]} args */
const askNx = (...args) =>
  JSON.parse(
    execFileSync(execPath, [createRequire(import.meta.url).resolve('nx/bin/nx.js'), ...args], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...env, NX_DAEMON: 'false' },
    }),
  );

/**
 * The projects that a change since a base, or of a file, would rebuild; libraries too.
 * @param {string[]} choice `--base=… --head=…` or `--files=…`
 * @returns {string[]}
 */
export const affectedProjects = (...choice) => askNx('show', 'projects', '--affected', ...choice, '--json');

/**
 * Of every project those that it names in its package.json.
 * @returns {Record<string, { target: string }[]>}
 */
export const projectGraph = () => askNx('graph', '--print').graph.dependencies;

if (argv[1] === import.meta.filename) {
  console.log(JSON.stringify(matrixOf(affectedProjects(`--base=${argv[2]}`, '--head=HEAD'))));
}
