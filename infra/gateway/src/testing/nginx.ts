import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Area } from '@groundwork/domain-access';
import { freePort } from '@groundwork/server-testkit';
import type { RunningPart } from '../options.js';

const binary = process.env['NGINX'] ?? 'nginx';
const templates = join(import.meta.dirname, '..', '..');

/** Whether an nginx is installed here (or named by `NGINX`). */
export const hasNginx = (): boolean => spawnSync(binary, ['-v']).status === 0;

/** What envsubst does at the start of a container: `${NAME}` and nothing else. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);

export interface NginxGateway {
  /** A folder for what nginx writes, and for `shell/` and `registry/remotes.json`. */
  readonly base: string;
  readonly bffs: Readonly<Record<Area, string>>;
  readonly remoteOrigins: readonly string[];
  /** '' where no accounts are verified. */
  readonly widgetOrigin?: string;
  /** Where units send traces; '' where they make none. */
  readonly tracesEndpoint?: string;
  /** Networks of proxies in front. */
  readonly trustedProxies?: readonly string[];
  /** The folder of its own pair, where back ends know units by certificates. */
  readonly unitTls?: string;
  /** A folder with `server.crt` and `server.key`, where TLS ends at this nginx. */
  readonly certified?: string;
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

/** What docs/deploy.md says of an nginx at which TLS ends. */
const listenWithTls = (port: number, folder: string): string =>
  `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${folder}/server.crt; ssl_certificate_key ${folder}/server.key; ssl_protocols TLSv1.2 TLSv1.3;`;

/** The gateway of a deployment, as its template says, on a port of its own and under this user. */
export async function startNginxGateway({
  base,
  bffs,
  remoteOrigins,
  widgetOrigin = 'https://widget.example',
  tracesEndpoint = '',
  trustedProxies = [],
  unitTls,
  certified,
}: NginxGateway): Promise<RunningPart> {
  const port = await freePort();
  const values = {
    SERVER_NAME: 'localhost',
    REMOTE_ORIGINS: remoteOrigins.join(' '),
    ...Object.fromEntries(Object.entries(bffs).map(([area, url]) => [`BFF_${area.toUpperCase()}`, new URL(url).host])),
    ACCOUNT_VERIFICATION_ORIGIN: widgetOrigin,
    OTEL_EXPORTER_OTLP_ENDPOINT: tracesEndpoint,
    UPLOAD_LIMIT_MB: '1',
    BODY_LIMIT: '3m',
    UNIT_SCHEME: unitTls ? 'https' : 'http',
    UNIT_TLS: unitTls ? readFileSync(join(templates, 'unit-tls.conf'), 'utf8') : '',
    TRUSTED_PROXIES: trustedProxies.map((network) => `set_real_ip_from ${network};`).join(' '),
  };
  const site = filled(readFileSync(join(templates, 'nginx.conf.template'), 'utf8'), values)
    .replace('listen 8080;', certified ? listenWithTls(port, certified) : `listen 127.0.0.1:${port};`)
    .replace('root /srv/shell;', `root ${base}/shell;`)
    .replace('/dev/stdout', `${base}/access.log`)
    .replace('/dev/stderr', `${base}/error.log`)
    .replace('/srv/registry/', `${base}/registry/`)
    .replaceAll('/run/tls', unitTls ?? '/run/tls');
  const work = join(base, `nginx-${port}`);
  mkdirSync(work, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${work}/${kind};`)
    .join(' ');
  const types = 'types { text/html html; text/javascript js; application/json json; }';
  // Who starts as root keeps the right to read the test's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `${user} pid ${work}/nginx.pid; daemon off; worker_processes 1; error_log stderr warn; events { worker_connections 4096; } http { ${types} default_type application/octet-stream; access_log off; ${temporary} ${site} }`;
  writeFileSync(join(work, 'nginx.conf'), main);
  const child = spawn(binary, ['-p', work, '-e', 'stderr', '-c', join(work, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const url = certified ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${said}`);
    if (await takesConnections(port)) break;
    await pause(20);
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
