import type { RunningSandbox } from './index.js';
import { startSandbox } from './index.js';

/** The beginning of a PNG of a size; what follows is of no matter to the sandbox. */
function png(width: number, height: number, text = ''): string {
  const bytes = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    Buffer.from('IHDR'),
    Buffer.alloc(8),
    Buffer.from(text),
  ]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
}

/** A JPEG with an application segment before its frame header. */
function jpeg(width: number, height: number): string {
  const bytes = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0, 0xff, 0xd9,
  ]);
  bytes.writeUInt16BE(height, 13);
  bytes.writeUInt16BE(width, 15);
  return bytes.toString('base64');
}

describe('the sandbox', () => {
  let sandbox: RunningSandbox;
  const portalOrigin = 'http://localhost:4200';
  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, portalOrigin });
  });
  afterAll(() => sandbox.close());
  afterEach(() => fetch(`${sandbox.url}/control`, { method: 'DELETE' }));

  const json = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.url}${path}`, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const form = (path: string, fields: [string, string][]) =>
    fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  const codeOf = async (front: string, back: string): Promise<string | undefined> =>
    /<Code>(.*)<\/Code>/.exec(await (await json('POST', '/identity/checks', { front, back })).text())?.[1];

  describe('identity', () => {
    it.each([
      ['two images', png(640, 400), jpeg(640, 400), 'pass'],
      ['the same image twice', png(640, 400), png(640, 400), 'same_side'],
      ['a small one', png(100, 80), png(640, 400), 'too_small'],
      ['a small JPEG', jpeg(100, 80), png(640, 400), 'too_small'],
      ['no image', Buffer.from('%PDF').toString('base64'), png(640, 400), 'unreadable'],
      ['a text that fails', png(640, 400, 'sandbox:fail'), png(640, 400), 'fail'],
      ['a text for a person', png(640, 400), png(640, 400, 'sandbox:review'), 'review'],
    ])('%s', async (_, front, back, code) => {
      expect(await codeOf(front, back)).toBe(code);
    });

    it('answers the same key once', async () => {
      const send = (key: string) =>
        json(
          'POST',
          '/identity/checks',
          { front: png(640, 400), back: jpeg(640, 400) },
          { 'idempotency-key': key },
        ).then((answer) => answer.text());
      const first = await send('a');
      expect(await send('a')).toBe(first);
      expect(await send('b')).not.toBe(first);
      expect(first).toMatch(
        /<Status><TransactionReasonCode><Code>pass<\/Code><Description>Identity verified<\/Description><\/TransactionReasonCode><RequestId>[\w-]{36}<\/RequestId><ConversationId>[\w-]{36}<\/ConversationId><\/Status>/,
      );
    });
  });

  describe('accounts', () => {
    const request = async (name = 'Bluff Oak Homes'): Promise<string> =>
      (
        (await (await json('POST', '/accounts/request-codes', { kind: 'business', name })).json()) as {
          requestCode: string;
        }
      ).requestCode;
    interface Report {
      status: number;
      accounts: {
        accountName: string;
        institutionName: string;
        status: number;
        asOfDate: string;
        availableBalance: number;
      }[];
    }
    const report = async (code: string): Promise<Report> =>
      (await (await json('GET', `/accounts/reports/${code}`)).json()) as Report;
    const firstAccount = async (code: string, institution: string): Promise<string> =>
      /name="account" value="([^"]+)"/.exec(
        await (
          await form('/widget/accounts', [
            ['code', code],
            ['institution', institution],
          ])
        ).text(),
      )?.[1] ?? '';
    const finish = (code: string, institution: string, account: string, consent = 'yes') =>
      form('/widget/finish', [
        ['code', code],
        ['institution', institution],
        ['account', account],
        ['consent', consent],
      ]);

    it('go through the widget, which tells the portal alone', async () => {
      const code = await request();
      const opened = await fetch(`${sandbox.url}/widget?code=${code}`);
      expect(opened.headers.get('content-security-policy')).toContain(`frame-ancestors ${portalOrigin}`);
      expect(await opened.text()).toContain(`data-status="1" data-code="${code}" data-origin="${portalOrigin}"`);
      const account = await firstAccount(code, 'heights');
      expect(
        await (
          await form('/widget/consent', [
            ['code', code],
            ['institution', 'heights'],
            ['account', account],
          ])
        ).text(),
      ).toContain('I agree');
      expect(await (await finish(code, 'heights', account, '')).text()).toContain('Without your consent');
      expect(await report(code)).toMatchObject({ status: 1, accounts: [] });
      expect(await (await finish(code, 'heights', account)).text()).toContain('data-status="3"');
      const today = new Date().toISOString().slice(0, 10);
      expect(await report(code)).toMatchObject({
        status: 3,
        accounts: [{ institutionName: 'Heights Credit Union', accountName: account, status: 3, asOfDate: today }],
      });
      expect((await fetch(`${sandbox.url}/widget?code=${code}`)).status).toBe(410);
    });

    it('are the same for the same name every time, and other for another', async () => {
      const [one, again, other] = [await request(), await request(), await request('Cedar Run Builders')];
      expect(await firstAccount(one, 'prairie')).toBe(await firstAccount(again, 'prairie'));
      expect(await firstAccount(other, 'prairie')).not.toBe(await firstAccount(one, 'prairie'));
    });

    it('are old or not verified at the banks for testers, and fail on demand', async () => {
      const codes = { stale: await request(), unverified: await request(), heights: await request() };
      for (const [institution, code] of Object.entries(codes))
        await finish(code, institution, await firstAccount(code, institution));
      expect((await report(codes.stale)).accounts[0]).toMatchObject({
        status: 3,
        asOfDate: new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10),
      });
      expect((await report(codes.unverified)).accounts[0]?.status).toBe(2);
      await json('PUT', '/control/accounts', { behaviour: 'fail' });
      expect((await report(codes.heights)).accounts[0]?.status).toBe(2);
    });

    it('can be given up and taken up again; an unknown code is none', async () => {
      const code = await request();
      expect(await (await fetch(`${sandbox.url}/widget/cancel?code=${code}`)).text()).toContain('data-status="4"');
      expect((await fetch(`${sandbox.url}/widget?code=${code}`)).status).toBe(200);
      expect((await json('GET', '/accounts/reports/unknown')).status).toBe(404);
      expect((await fetch(`${sandbox.url}/widget?code=%3Cscript%3E`)).status).toBe(410);
    });

    it('escape what they were given', async () => {
      const code = await request('<img src=x onerror=alert(1)> & Sons');
      expect(await (await fetch(`${sandbox.url}/widget?code=${code}`)).text()).toContain(
        '&lt;img src=x onerror=alert(1)&gt; &amp; Sons',
      );
    });
  });

  it('looks people and places up', async () => {
    const person = (lastName: string) =>
      json('POST', '/background/requests', { firstName: 'Dana', lastName }).then((answer) => answer.json());
    expect([await person('Whitfield'), await person('Reviewson')]).toMatchObject([
      { status: 'clear' },
      { status: 'review' },
    ]);
    const place = () =>
      json('POST', '/demographics/lookups', { street: '1 Main', zipCode: '77008' }).then((answer) => answer.json());
    expect(await place()).toEqual(await place());
    expect(await place()).toMatchObject({ asOfYear: expect.any(Number), medianHouseholdIncome: expect.any(Number) });
  });

  describe('behaves as a tester sets it', () => {
    it('error, garbage, cut, slow', async () => {
      const ask = () => json('POST', '/identity/checks', { front: png(640, 400), back: jpeg(640, 400) });
      await json('PUT', '/control/identity', { behaviour: 'error' });
      expect((await ask()).status).toBe(500);
      await json('PUT', '/control/identity', { behaviour: 'garbage' });
      expect(await (await ask()).text()).toContain('<br></body>');
      await json('PUT', '/control/identity', { behaviour: 'cut' });
      await expect(ask().then((answer) => answer.text())).rejects.toThrow();
      await json('PUT', '/control/identity', { behaviour: 'slow', delayMs: 30 });
      expect((await ask()).status).toBe(200);
    });
    it('and takes nothing else', async () => {
      expect((await json('PUT', '/control/identity', { behaviour: 'evil' })).status).toBe(400);
      expect((await json('PUT', '/control/identity', { behaviour: 'slow', delayMs: -1 })).status).toBe(400);
      expect((await json('PUT', '/control/nobody', { behaviour: 'fail' })).status).toBe(404);
      await form('/control/background', [
        ['behaviour', 'fail'],
        ['delayMs', '0'],
      ]);
      expect(await (await fetch(`${sandbox.url}/control`)).json()).toMatchObject({
        background: { behaviour: 'fail' },
        identity: { behaviour: 'normal' },
      });
      expect(await (await fetch(sandbox.url)).text()).toContain('<option value="fail" selected>');
    });
  });
});
