import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serviceNames } from '@groundwork/server-config';
import type { ServiceName } from '@groundwork/server-config';
import type { BffHarness } from '@groundwork/server-testkit';
import { startBff } from '@groundwork/server-testkit';
import { unzipSync } from 'fflate';
import { bff } from '../index.js';

const company = randomUUID();
const file = { id: randomUUID(), userFileName: 'deed.pdf', sizeBytes: 4 };
const lines = (...all: object[]): string => all.map((line) => `${JSON.stringify(line)}\n`).join('');
const end = { end: true };
const owner = { role: 'super' } as const;

type Answer = string | { status: number; body: string; breaksOff?: true } | undefined;
let answers: Record<string, Answer>;
let recorded: unknown[];
let hold: Promise<void> | undefined;
let reached: () => void;
let servers: Server[];
let portal: BffHarness;

/** Every service by itself, as the back end sees it. */
async function serve(name: ServiceName): Promise<string> {
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const url = request.url ?? '';
    if (url === '/audit/exports') recorded.push(JSON.parse(body));
    if (url.endsWith('/rows')) {
      reached();
      await hold;
    }
    const found = answers[`${name} ${url.split('?')[0]}`];
    const answer = found ?? (url === '/audit/exports' ? '' : undefined);
    if (answer === undefined) return void reply.writeHead(404).end('{}');
    if (typeof answer === 'string') return void reply.writeHead(200).end(answer);
    reply.writeHead(answer.status);
    if (!answer.breaksOff) return void reply.end(answer.body);
    reply.write(answer.body, () => reply.destroy());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const count = (...tables: [string, number][]): string =>
  JSON.stringify({
    tables: tables.map(([table, rows]) => ({ table, rows })),
    secrets: ['account.password_hash'],
    outside: [{ table: 'loan_limits', because: 'of all' }],
  });

beforeEach(async () => {
  servers = [];
  recorded = [];
  hold = undefined;
  reached = () => undefined;
  const path = `/internal/dossiers/company/${company}`;
  answers = {
    [`companies /companies/${company}`]: JSON.stringify({ organizationName: 'Größe & Söhne' }),
    ...Object.fromEntries(
      serviceNames.flatMap((name) => [
        [`${name} ${path}`, count()],
        [`${name} ${path}/rows`, lines(end)],
      ]),
    ),
    [`companies ${path}`]: count(['person', 2]),
    [`companies ${path}/rows`]: lines(
      { table: 'person', row: { id: 'a', firstName: 'Ann' } },
      { table: 'person', row: { id: 'b', firstName: 'Bob' } },
      { table: 's1_signature', row: { id: 's' } },
      { table: 's1_signature', paper: 's.pdf', base64: Buffer.from('%PDF').toString('base64') },
      end,
    ),
    [`files ${path}`]: count(['file_upload', 1]),
    [`files ${path}/rows`]: lines({ table: 'file_upload', row: file }, end),
    [`files /files/${file.id}/link`]: JSON.stringify({ uri: `/fileUpload/content/${file.id}?token=t` }),
    [`files /files/${file.id}/content`]: 'deed',
  };
  const urls = await Promise.all(serviceNames.map(async (name) => [name, await serve(name)] as const));
  portal = await startBff(bff, Object.fromEntries(urls));
});
afterEach(async () => {
  await portal.close();
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const ask = (as: Parameters<BffHarness['tokenOf']>[0] = owner, path = `company/${company}`) =>
  fetch(`${portal.url}/api/admin/dossiers/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${portal.tokenOf(as)}`, 'x-csrf': '1' },
  });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

it('is one zip of what each service has: a list for each table, papers and files, and what it left out', async () => {
  const response = await ask();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('content-disposition')).toContain('.zip');
  const zip = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => Buffer.from(zip[name] ?? []).toString('utf8');
  expect(Object.keys(zip)).toEqual([
    'company/companies/person.json',
    'company/companies/s1_signature.json',
    'company/companies/s1_signature/s.pdf',
    'company/files/file_upload.json',
    `files/${file.id}/deed.pdf`,
    'contents.json',
  ]);
  expect(JSON.parse(text('company/companies/person.json'))).toEqual([
    { id: 'a', firstName: 'Ann' },
    { id: 'b', firstName: 'Bob' },
  ]);
  expect(text('company/companies/s1_signature/s.pdf')).toBe('%PDF');
  expect(text(`files/${file.id}/deed.pdf`)).toBe('deed');
  expect(JSON.parse(text('contents.json'))).toMatchObject({
    of: 'Größe & Söhne',
    subjects: [{ kind: 'company', id: company }],
    rows: { 'company/companies/person.json': 2, 'company/companies/s1_signature.json': 1 },
    leftOut: { tables: { 'draws/loan_limits': 'of all' } },
  });
  expect(recorded).toEqual([{ kind: 'company', id: company, name: 'Größe & Söhne' }]);
});

it('lists files that are too large together, and has none of them', async () => {
  const path = `files /internal/dossiers/company/${company}/rows`;
  answers[path] = lines({ table: 'file_upload', row: { ...file, sizeBytes: 300 * 1024 * 1024 } }, end);
  const zip = unzipSync(new Uint8Array(await (await ask()).arrayBuffer()));
  expect(Object.keys(zip).filter((name) => name.startsWith('files/'))).toEqual([]);
  expect(Buffer.from(zip['contents.json'] ?? []).toString('utf8')).toContain('too large for one export');
});

it('is refused before anything is read while one service is away, and is in no record then', async () => {
  answers[`draws /internal/dossiers/company/${company}`] = { status: 503, body: '{"code":"upstream.unavailable"}' };
  const response = await ask();
  expect([response.status, await codeOf(response)]).toEqual([503, 'upstream.unavailable']);
  expect(recorded).toEqual([]);
});

it.each([
  ['breaks off', { status: 200, body: lines({ table: 'ledger', row: {} }), breaksOff: true as const }],
  ['ends without its end', lines({ table: 'ledger', row: {} })],
  ['fails', { status: 500, body: '{}' }],
])('breaks off itself where a service %s on the way', async (_how, answer) => {
  answers[`draws /internal/dossiers/company/${company}/rows`] = answer;
  const response = await ask();
  await expect(response.arrayBuffer()).rejects.toThrow();
});

it('is made once at a time for one person, and anew when it is over', async () => {
  let letGo: () => void = () => undefined;
  hold = new Promise((resolve) => (letGo = resolve));
  const user = { ...owner, userId: randomUUID() };
  const isReading = new Promise<void>((resolve) => (reached = resolve));
  const first = ask(user);
  await isReading;
  const second = await ask(user);
  expect([second.status, await codeOf(second)]).toEqual([409, 'export.running']);
  letGo();
  await (await first).arrayBuffer();
  expect((await ask(user)).status).toBe(200);
});

it('is made anew once whoever asked for it has left', async () => {
  const user = { ...owner, userId: randomUUID() };
  const rows = Array.from({ length: 60_000 }, () => ({
    table: 'ledger',
    row: { id: randomUUID(), note: randomUUID() },
  }));
  answers[`draws /internal/dossiers/company/${company}/rows`] = lines(...rows, end);
  const leaving = new AbortController();
  await fetch(`${portal.url}/api/admin/dossiers/company/${company}`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { authorization: `Bearer ${portal.tokenOf(user)}`, 'x-csrf': '1' },
  });
  leaving.abort();
  for (let tries = 0; tries < 50; tries += 1) {
    const again = await ask(user);
    if (again.status === 200) return void (await again.body?.cancel());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Its place was never given back.');
});

it('is no export for a browser beyond half a million rows', async () => {
  answers[`draws /internal/dossiers/company/${company}`] = count(['ledger_entry', 500_001]);
  const response = await ask();
  expect([response.status, await codeOf(response)]).toEqual([413, 'export.too_large']);
});

it("is the owner's, lately proved, and of what there is", async () => {
  expect(await codeOf(await ask({ role: 'admin' }))).toBe('access.denied');
  expect(await codeOf(await ask({ role: 'super', proved: 0 }))).toBe('proof.needed');
  expect((await ask(owner, `company/${randomUUID()}`)).status).toBe(404);
  expect((await ask(owner, 'company/x')).status).toBe(400);
  expect(recorded).toEqual([]);
});

it('has of a user who is a broker both, also when it is asked for by the broker', async () => {
  const [user, broker] = [randomUUID(), randomUUID()];
  answers[`identity /users/${user}/profile`] = JSON.stringify({ firstName: 'Bea', lastName: 'Roe' });
  answers[`brokers /brokers/user/${user}`] = JSON.stringify({ id: broker });
  answers[`brokers /brokers/${broker}`] = JSON.stringify({ firstName: 'Bea', lastName: 'Roe', userId: user });
  for (const name of serviceNames)
    for (const subject of [`user/${user}`, `broker/${broker}`]) {
      answers[`${name} /internal/dossiers/${subject}`] = count();
      answers[`${name} /internal/dossiers/${subject}/rows`] = lines({ table: 'own', row: { subject } }, end);
    }
  for (const path of [`user/${user}`, `broker/${broker}`]) {
    const zip = unzipSync(new Uint8Array(await (await ask(owner, path)).arrayBuffer()));
    expect(Object.keys(zip)).toHaveLength(2 * serviceNames.length + 1);
    expect(Object.keys(zip)).toEqual(expect.arrayContaining(['user/identity/own.json', 'broker/brokers/own.json']));
  }
  expect(recorded).toEqual([
    { kind: 'user', id: user, name: 'Bea Roe' },
    { kind: 'broker', id: broker, name: 'Bea Roe' },
  ]);
});
