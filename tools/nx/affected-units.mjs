/**
 * `node tools/nx/affected-units.mjs <base>`: the units that deploy by themselves and that changed since `base`, as rows of a
 * matrix: `{"include":[{"unit":"service-draws","project":"@groundwork/service-draws","kind":"image"}]}`.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';

/** The unit that is deployed of a project; nothing of a library, which is in the units that name it. */
export function unitOf(project) {
  const name = project.replace('@groundwork/', '');
  if (/^(service|bff)-/.test(name)) return { unit: name, project, kind: 'image' };
  if (name.startsWith('mfe-')) return { unit: name.replace('mfe-', 'remote-'), project, kind: 'remote' };
  // The gateway's image is nginx with the shell's files.
  return name === 'shell' ? { unit: 'gateway', project, kind: 'image' } : undefined;
}

/** The names of projects as rows, each unit once. */
export const matrixOf = (projects) => ({ include: projects.map(unitOf).filter(Boolean) });

if (argv[1] === import.meta.filename) {
  const nx = join(import.meta.dirname, '..', '..', 'node_modules', 'nx', 'bin', 'nx.js');
  const output = execFileSync(
    execPath,
    [nx, 'show', 'projects', '--affected', `--base=${argv[2]}`, '--head=HEAD', '--json'],
    { encoding: 'utf8', env: { ...env, NX_DAEMON: 'false' } },
  );
  console.log(JSON.stringify(matrixOf(JSON.parse(output))));
}
