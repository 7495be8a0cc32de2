import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BffHarness } from '@groundwork/server-testkit';
import { startBff } from '@groundwork/server-testkit';
import { bff } from '../index.js';

const opened = { success: true, role: 'borrower', token: 'next', refreshToken: 'second' };
/** Whom the calls that identity hears are made for. */
const callers: string[] = [];
let refusal = 'session.expired';
let identity: Server;
let shell: BffHarness;

beforeAll(async () => {
  identity = createServer((request, reply) => {
    if (request.method === 'GET') return void reply.setHeader('content-type', 'application/json').end('[]');
    // The door tells of activity, too.
    if (request.url?.endsWith('/activity')) return void reply.writeHead(204).end();
    const [, claims = ''] = (request.headers.authorization ?? '').split('.');
    const { session } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { session?: string };
    callers.push(session === undefined ? 'nobody' : 'somebody');
    reply.writeHead(session === undefined ? 201 : 401, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(session === undefined ? opened : { code: refusal }));
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  shell = await startBff(bff, { identity: `http://127.0.0.1:${(identity.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await shell.close();
  identity.closeAllConnections();
  await new Promise((resolve) => identity.close(resolve));
});
beforeEach(() => {
  callers.length = 0;
  refusal = 'session.expired';
});

describe.each(['/account/login', '/account/login/second'])('a sign-in at %s', (path) => {
  it('is made for the session that the browser holds, and for nobody where that has just ended', async () => {
    const answer = await shell.call({ role: 'borrower' }, 'POST', path, {});
    expect([answer.status, callers]).toEqual([200, ['somebody', 'nobody']]);
  });

  it('that is refused for itself is not made again', async () => {
    refusal = 'credentials.invalid';
    const answer = await shell.call({ role: 'borrower' }, 'POST', path, {});
    expect([answer.status, callers]).toEqual([401, ['somebody']]);
  });
});
