import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasParts, startService } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { aRealMailServer, eximProgram } from '../testing/exim.js';
import type { RealMailServer } from '../testing/exim.js';
import { invitation } from '../testing/facts.js';
import { NotSent } from './domain/sender.js';
import { OutboundMessageEntity } from './outbound-message.entity.js';
import { smtpSender } from './smtp.sender.js';

const from = 'Groundwork <loans@groundwork.example>';

(hasParts(eximProgram) ? describe : describe.skip)('Exim as mail server (skipped where none is installed)', () => {
  let exim: RealMailServer;
  let plain: RealMailServer;
  let harness: ServiceHarness;
  /** How nodemailer is told whose certificates it believes; a deployment says it by NODE_EXTRA_CA_CERTS. */
  const urlOf = (server: RealMailServer, { password = 'secret', authority = exim.authority, more = '' } = {}) =>
    `smtp://groundwork:${password}@localhost:${server.port}?tls.ca=${encodeURIComponent(authority)}${more}`;
  beforeAll(async () => {
    [exim, plain] = await Promise.all([aRealMailServer(), aRealMailServer(false)]);
    harness = await startService(service, { mail: { kind: 'smtp', url: urlOf(exim), from } });
  }, 120_000);
  afterEach(() => exim?.part.goOn());
  afterAll(async () => {
    await harness?.close();
    await Promise.all([exim?.close(), plain?.close()]);
  });

  const invite = async (emailAddress: string, more: Partial<ReturnType<typeof invitation>> = {}): Promise<string> => {
    const invited = { ...invitation(), emailAddress, ...more };
    await harness.deliver('broker.invited', invited.brokerId, invited);
    return emailAddress;
  };
  const rowOf = (recipient: string) =>
    harness.service.database.reading.manager.findOneBy(OutboundMessageEntity, { recipient });
  async function settled(to: string, status: string): Promise<OutboundMessageEntity> {
    for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
      const row = await rowOf(to);
      if (row?.status === status && row.attempts > 0) return row;
    }
    throw new Error(`What is for ${to} never became ${status}: ${JSON.stringify(await rowOf(to))}`);
  }
  async function delivered(to: string): Promise<string> {
    for (const end = Date.now() + 12_000; Date.now() < end; await sleep(50)) {
      const [letter] = exim.mailbox(to);
      if (letter !== undefined) return letter;
    }
    throw new Error(`Nothing arrived for ${to}.`);
  }
  const address = (begin: string) => `${begin}.${randomUUID().slice(-8)}@reyes.example`;

  it('takes a letter over TLS from who says name and password, and delivers it once', async () => {
    const to = await invite(address('ana'), { businessName: 'Señor Ångström & 東京 Homes' });
    const row = await settled(to, 'sent');
    const letter = await delivered(to);
    expect(letter).toMatch(/with esmtpsa\s+\(TLS1\.[23]\)/);
    expect(letter).toContain(`Message-ID: <${row.id}@groundwork.example>`);
    expect(letter).toContain('Auto-Submitted: auto-generated');
    expect(exim.mailbox(to)).toHaveLength(1);
  });

  it('takes at the second try whom it lets wait at the first, once', async () => {
    const to = await invite(address('grey'));
    const row = await settled(to, 'queued');
    expect([row.attempts, row.lastError]).toEqual([1, expect.stringContaining('Greylisted')]);
    harness.clock.advance(31_000);
    await invite(address('later'));
    expect((await settled(to, 'sent')).attempts).toBe(2);
    await delivered(to);
    expect(exim.mailbox(to)).toHaveLength(1);
  });

  it.each([
    ['refused', 'No such mailbox'],
    ['spam', 'This looks like spam'],
  ])('is believed where it says never: %s', async (begin, reason) => {
    const to = await invite(address(begin));
    expect(await settled(to, 'failed')).toMatchObject({
      attempts: 1,
      lastError: expect.stringContaining(reason) as string,
    });
  });

  it('is tried again later where a mailbox is full, and one letter that waits holds no other up', async () => {
    const full = await invite(address('full'));
    const to = await invite(address('ana'));
    await settled(to, 'sent');
    expect((await settled(full, 'queued')).lastError).toContain('Mailbox full');
  });

  it('is waited for where it takes its time', async () => {
    const to = await invite(address('slow'));
    await settled(to, 'sent');
    expect(await delivered(to)).toContain('Auto-Submitted');
  });

  it('sends what it took and could not deliver back to the sender, with the number of the letter', async () => {
    const to = await invite(address('bounces'));
    const row = await settled(to, 'sent');
    const back = await delivered('loans@groundwork.example');
    expect(back).toContain('The mailbox is closed');
    expect(back).toContain(row.id);
  });

  it('is sent to at an address in letters of the world', async () => {
    const to = `josé.${randomUUID().slice(-8)}@bücher.example`;
    await invite(to);
    await settled(to, 'sent');
    expect(await Promise.any([delivered(to), delivered(to.replace('bücher', 'xn--bcher-kva'))])).toContain(
      'Message-ID',
    );
  });

  it('gets no header and no recipient from what somebody typed', async () => {
    const to = await invite(address('ana'), {
      firstName: 'Ana\r\nBcc: thief@elsewhere.example\r\nX-Typed: yes',
      businessName: 'Reyes\r\n.\r\nMAIL FROM:<thief@elsewhere.example>\r\nRCPT TO:<thief@elsewhere.example>',
    });
    const letter = await delivered(to);
    expect(letter.slice(0, letter.indexOf('\n\n'))).not.toMatch(/^(Bcc|X-Typed):/im);
    expect(exim.mailbox('thief@elsewhere.example')).toEqual([]);
  });

  const letter = () => ({ id: randomUUID(), to: address('ana'), subject: 'A letter', text: 'Dear Ana', html: null });
  const failureOf = async (url: string, times?: { greetingMs: number; silenceMs: number }) => {
    const sender = smtpSender({ kind: 'smtp', url, from }, times);
    let handed = false;
    try {
      await sender.send(letter(), async () => void (handed = true));
      return 'sent';
    } catch (error) {
      return [error instanceof NotSent && error.outcome, handed];
    } finally {
      sender.close();
    }
  };

  it.each([
    ['whose certificate nobody we believe has signed', () => urlOf(exim, { authority: exim.stranger })],
    ['that does not know our password', () => urlOf(exim, { password: 'wrong' })],
    ['from whose answer TLS was cut out, where it is demanded', () => urlOf(plain, { more: '&requireTLS=true' })],
  ])('one %s is given no letter, which waits', async (_what, url) =>
    expect(await failureOf(url())).toEqual(['away', false]),
  );

  it('one that hangs is given up, and the letter waits', async () => {
    exim.part.hang();
    const begun = Date.now();
    expect(await failureOf(urlOf(exim), { greetingMs: 1_000, silenceMs: 1_000 })).toEqual(['away', false]);
    expect(Date.now() - begun).toBeLessThan(10_000);
  });

  it('away, letters wait; back again, they go by themselves', async () => {
    await exim.part.stop();
    const to = await invite(address('ana'));
    await settled(to, 'queued');
    await exim.part.start();
    harness.clock.advance(31_000);
    await settled(await invite(address('next')), 'sent');
    await settled(to, 'sent');
  });
});
