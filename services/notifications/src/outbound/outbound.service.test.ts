import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { nobody, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { applicationFacts, invitation, userFacts } from '../testing/facts.js';
import { startTestSmtp } from '../testing/smtp.js';
import type { TestSmtp } from '../testing/smtp.js';
import { startTextProvider } from '../testing/text-provider.js';
import type { TextProvider } from '../testing/text-provider.js';
import { OutboundMessageEntity } from './outbound-message.entity.js';

let harness: ServiceHarness;
let smtp: TestSmtp;
let provider: TextProvider;
beforeAll(async () => {
  [smtp, provider] = await Promise.all([startTestSmtp(), startTextProvider()]);
  harness = await startService(service, {
    mail: { kind: 'smtp', url: smtp.url, from: 'Groundwork <loans@groundwork.example>' },
    texts: { kind: 'http', url: provider.url, token: 'provider-key', from: '+18005550100' },
  });
});
beforeEach(() => {
  smtp.behaviour = 'take';
  provider.status = 202;
});
afterAll(async () => {
  await harness.close();
  await Promise.all([smtp.close(), provider.close()]);
});

async function settled(to: string, status: string, attempts = 1): Promise<OutboundMessageEntity> {
  let row: OutboundMessageEntity | null = null;
  for (let turn = 0; turn < 120; turn += 1) {
    row = await harness.service.database.reading.manager.findOneBy(OutboundMessageEntity, { recipient: to });
    if (row?.status === status && row.attempts >= attempts) return row;
    await sleep(50);
  }
  throw new Error(`What is for ${to} never became ${status}: ${JSON.stringify(row)}`);
}
const invite = async (): Promise<string> => {
  const invited = invitation();
  await harness.deliver('broker.invited', invited.brokerId, invited);
  return invited.emailAddress;
};
const arrived = (to: string) => smtp.letters.filter((letter) => letter.rcptTo.includes(to));
/** Time passes, and something new wakes the worker. */
const later = async (ms: number): Promise<void> => {
  harness.clock.advance(ms);
  await settled(await invite(), 'sent');
};

describe('letters, with a mail server', () => {
  it('go out as text and HTML, whole, and leave no code behind', async () => {
    const to = await invite();
    const row = await settled(to, 'sent');
    expect(row).toMatchObject({ attempts: 1, text: null, html: null });
    const [letter, ...more] = arrived(to);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      messageId: `<${row.id}@groundwork.example>`,
      subject: 'Your invitation to Groundwork',
      from: { name: 'Groundwork', address: 'loans@groundwork.example' },
      to: [{ address: to }],
    });
    expect(letter?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(letter?.raw).toContain('Content-Type: multipart/alternative');
    expect(letter?.text).toContain('http://localhost:4200/registerBroker/');
    expect(letter?.text).toContain('?code=k3y%26code');
    expect(letter?.html).toContain('?code=k3y%26code');
    expect(letter?.html).toContain('Register Reyes Referrals as a referral broker.');
  });

  it('rest sealed while they wait', async () => {
    smtp.behaviour = 'busy';
    const row = await settled(await invite(), 'queued');
    expect(row.text).toMatch(/^sealed\.v1\./);
    expect(row.html).toMatch(/^sealed\.v1\./);
    expect(JSON.stringify(row)).not.toContain('code=');
  });

  it.each(['busy', 'busyAtEnd', 'hangUp', 'closed', 'noEntry'] as const)(
    'are tried again where the server is or does: %s',
    async (behaviour) => {
      smtp.behaviour = behaviour;
      const to = await invite();
      const row = await settled(to, 'queued');
      expect(arrived(to)).toEqual([]);
      expect(row.lastError).not.toBe('');
      expect(row.dueAt.getTime()).toBe(harness.clock.now().getTime() + 30_000);
      smtp.behaviour = 'take';
      await later(31_000);
      expect((await settled(to, 'sent')).attempts).toBe(2);
      expect(arrived(to)).toHaveLength(1);
    },
  );

  it('wait longer each time, and are given up after days', async () => {
    smtp.behaviour = 'busy';
    const to = await invite();
    await settled(to, 'queued');
    harness.clock.advance(30_000);
    await invite();
    const second = await settled(to, 'queued', 2);
    expect(second.dueAt.getTime()).toBe(harness.clock.now().getTime() + 60_000);
    harness.clock.advance(4 * 24 * 3_600_000);
    await invite();
    expect((await settled(to, 'failed', 3)).text).toMatch(/^sealed\.v1\./);
  });

  it.each(['refuse', 'refuseAtEnd'] as const)(
    'are not tried again where the server says never: %s',
    async (behaviour) => {
      smtp.behaviour = behaviour;
      const to = await invite();
      expect(await settled(to, 'failed')).toMatchObject({
        attempts: 1,
        text: expect.stringMatching(/^sealed\.v1\./) as string,
      });
      smtp.behaviour = 'take';
      await later(3_600_000);
      expect(arrived(to)).toEqual([]);
    },
  );

  it('are not sent again where they may have arrived', async () => {
    smtp.behaviour = 'swallow';
    const to = await invite();
    expect((await settled(to, 'unclear')).text).toMatch(/^sealed\.v1\./);
    smtp.behaviour = 'take';
    await later(3_600_000);
    expect(arrived(to)).toHaveLength(1);
  });

  it('are sent once by two processes at once', async () => {
    const second = await service.start({ ...harness.options, port: 0 });
    try {
      const all = await Promise.all(Array.from({ length: 6 }, invite));
      for (const to of all) await settled(to, 'sent');
      for (const to of all) expect(arrived(to)).toHaveLength(1);
    } finally {
      await second.close();
    }
  });

  const abandoned = async (status: 'sending' | 'handed', dueIn: number): Promise<string> => {
    const id = randomUUID();
    const to = `${id.slice(-8)}@lost.example`;
    const createdAt = harness.clock.now();
    const dueAt = new Date(createdAt.getTime() + dueIn);
    await harness.service.database.transaction((manager) =>
      manager.insert(OutboundMessageEntity, {
        id,
        channel: 'mail',
        dedupeKey: id,
        template: 'notice',
        recipient: to,
        subject: 'x',
        text: 'x',
        html: 'x',
        status,
        attempts: 1,
        dueAt,
        lastError: null,
        createdAt,
        sentAt: null,
      }),
    );
    return to;
  };

  it('are tried again where the process ended before the server could have them', async () => {
    const to = await abandoned('sending', -1);
    await later(0);
    expect((await settled(to, 'sent')).attempts).toBe(2);
    expect(arrived(to)).toHaveLength(1);
  });

  it('are not sent again where the process ended after that, and left alone while it may be at it', async () => {
    const [over, running] = [await abandoned('handed', -1), await abandoned('handed', 60_000)];
    await later(0);
    expect((await settled(over, 'unclear')).attempts).toBe(1);
    await settled(running, 'handed');
    expect([...arrived(over), ...arrived(running)]).toEqual([]);
  });

  it('have no mailbox', async () => {
    expect((await harness.as(nobody).problem('GET', '/mailbox')).code).toBe('route.not_found');
  });
});

describe('text messages, with a provider', () => {
  let number = 7_135_550_200;
  const decide = async (consent = true): Promise<string> => {
    const mobileNumber = String((number += 1));
    const user = userFacts(randomUUID(), { mobileNumber, canSendMessages: consent });
    await harness.deliver('user.updated', user.userId, user);
    const facts = applicationFacts(randomUUID(), user.userId);
    await harness.deliver('application.rejected', facts.applicationId, {
      ...facts,
      decidedBy: randomUUID(),
      reason: 'No survey.',
    });
    return mobileNumber;
  };
  const texts = (to: string) => provider.arrived.filter(({ body }) => body.to === `+1${to}`);

  it('go to the provider with the key, once, and leave nothing behind', async () => {
    const to = await decide();
    const row = await settled(to, 'sent');
    expect(row).toMatchObject({ channel: 'text', attempts: 1, text: null });
    expect(texts(to)).toEqual([
      {
        authorization: 'Bearer provider-key',
        idempotencyKey: row.id,
        body: {
          from: '+18005550100',
          to: `+1${to}`,
          text: expect.stringMatching(
            /^Groundwork: Heights Townhomes was rejected\. The reason and what to do: http:\/\/localhost:4200\/applications\//,
          ) as string,
        },
      },
    ]);
  });

  it('go to nobody who did not agree, or no longer does', async () => {
    const to = await decide(false);
    await settled(await decide(), 'sent');
    expect(texts(to)).toEqual([]);
    expect(await harness.service.database.reading.manager.countBy(OutboundMessageEntity, { recipient: to })).toBe(0);
  });

  it.each([429, 503])('are tried again where the provider answers %i', async (status) => {
    provider.status = status;
    const to = await decide();
    await settled(to, 'queued');
    provider.status = 202;
    harness.clock.advance(31_000);
    await decide();
    expect((await settled(to, 'sent')).attempts).toBe(2);
  });

  it.each([
    [400, 'failed'],
    [500, 'unclear'],
    [0, 'unclear'],
  ] as const)('are not sent again after %i', async (status, outcome) => {
    provider.status = status;
    const to = await decide();
    await settled(to, outcome);
    provider.status = 202;
    harness.clock.advance(3_600_000);
    await settled(await decide(), 'sent');
    expect(texts(to)).toHaveLength(1);
  });
});
