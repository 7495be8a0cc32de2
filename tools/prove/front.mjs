/** The nginx of a deployment, from its template, before the back ends' addresses. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../infra/local/prepare.mjs';

const binary = process.env.NGINX ?? 'nginx';

export async function startFront({ port, folder, bffs, unitTls }) {
  const work = join(folder, 'nginx');
  mkdirSync(join(work, 'shell'), { recursive: true });
  const values = {
    SERVER_NAME: 'localhost',
    REMOTE_ORIGINS: '',
    ...Object.fromEntries(Object.entries(bffs).map(([area, url]) => [`BFF_${area.toUpperCase()}`, new URL(url).host])),
    ACCOUNT_VERIFICATION_ORIGIN: '',
    UPLOAD_LIMIT_MB: '1',
    BODY_LIMIT: '3m',
    UNIT_SCHEME: unitTls ? 'https' : 'http',
    UNIT_TLS: unitTls ? readFileSync(join(root, 'infra/gateway/unit-tls.conf'), 'utf8') : '',
    TRUSTED_PROXIES: '',
  };
  const site = readFileSync(join(root, 'infra/gateway/nginx.conf.template'), 'utf8')
    // What is not said here is off.
    .replace(/\$\{([A-Z_]+)\}/g, (_whole, name) => values[name] ?? '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/shell;', `root ${work}/shell;`)
    .replace('/dev/stdout', `${work}/access.log`)
    .replace('/dev/stderr', `${work}/error.log`)
    .replace('/srv/registry/', `${work}/`)
    .replaceAll('/run/tls', unitTls ?? '/run/tls');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${work}/${kind};`)
    .join(' ');
  // Who starts as root keeps the right to read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(work, 'nginx.conf'),
    `${user} pid ${work}/nginx.pid; daemon off; worker_processes 1; error_log stderr crit; events {} http { default_type application/octet-stream; access_log off; ${temporary} ${site} }`,
  );
  const child = spawn(binary, ['-p', work, '-e', 'stderr', '-c', join(work, 'nginx.conf')], { stdio: 'inherit' });
  process.on('exit', () => child.exitCode === null && child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/ready`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    await sleep(50);
  }
  return {
    url,
    async close() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
