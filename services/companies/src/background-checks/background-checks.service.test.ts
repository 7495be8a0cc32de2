import { problems } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { anAdministrator, aProvider, startService } from '@groundwork/server-testkit';
import type { ProviderScript, ServiceHarness, TestProvider } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anOwnCompany } from '../testing/set-up.js';
import type { OwnCompany } from '../testing/set-up.js';
import type { BackgroundCheckDto } from './background-check.dto.js';

let harness: ServiceHarness;
let provider: TestProvider;
const clear: ProviderScript = ({ headers }) => ({
  status: 201,
  text: JSON.stringify({ requestId: `request ${String(headers['idempotency-key'])}`, status: 'clear' }),
});
beforeAll(async () => {
  provider = await aProvider(clear);
  harness = await startService(service, {
    providers: { backgroundCheck: { url: provider.url, token: 'key', timeoutMs: 2_000 } },
  });
});
afterAll(async () => {
  await harness.close();
  await provider.close();
});
beforeEach(() => {
  provider.script = clear;
  provider.received.length = 0;
});

async function aPersonOf(own: OwnCompany): Promise<{ companyId: string; personId: string; authorized: boolean }> {
  const { id } = await own.employee({
    streetAddress: '1 Main Street',
    city: 'Houston',
    state: 'Texas',
    zipCode: '77008',
  });
  return { companyId: own.companyId, personId: id, authorized: true };
}
const ask = (own: OwnCompany, body: object) => own.post<BackgroundCheckDto>('/background-checks', body);

describe('a background request', () => {
  it('tells the provider names and address, and gives its answer', async () => {
    const own = await anOwnCompany(harness);
    const body = await aPersonOf(own);
    expect(await ask(own, body)).toEqual({
      id: expect.any(String),
      personId: body.personId,
      status: 'clear',
      requestId: expect.stringContaining('request '),
      requestedAt: harness.clock.now().toISOString(),
    });
    expect(JSON.parse(provider.received[0]?.text ?? '')).toEqual({
      firstName: 'Luis',
      middleName: null,
      lastName: 'Ortega',
      street: '1 Main Street',
      city: 'Houston',
      state: 'Texas',
      zipCode: '77008',
    });
  });

  it('is made once within thirty days, also by two clicks at once', async () => {
    const own = await anOwnCompany(harness);
    const body = await aPersonOf(own);
    const [one, two] = await Promise.all([ask(own, body), ask(own, body)]);
    expect([two, await ask(own, body)]).toEqual([one, one]);
    harness.clock.advance(31 * 86_400_000);
    expect((await ask(own, body)).id).not.toBe(one.id);
  });

  it('needs that the person has agreed', async () => {
    const own = await anOwnCompany(harness);
    const body = await aPersonOf(own);
    for (const authorized of [false, undefined, 'true'])
      expect((await own.problem('POST', '/background-checks', { ...body, authorized })).errors).toEqual([
        { field: 'authorized', message: companySetup.backgroundNotAuthorized },
      ]);
    expect(provider.received).toEqual([]);
  });

  it('is refused about people of another company, and to who is no borrower', async () => {
    const [own, other] = [await anOwnCompany(harness), await anOwnCompany(harness)];
    const theirs = await aPersonOf(other);
    expect((await own.problem('POST', '/background-checks', theirs)).status).toBe(403);
    expect((await own.problem('POST', '/background-checks', { ...theirs, companyId: own.companyId })).status).toBe(404);
    expect((await harness.as(anAdministrator()).problem('POST', '/background-checks', theirs)).status).toBe(403);
    expect(provider.received).toEqual([]);
  });

  it.each<[string, ProviderScript, keyof typeof problems]>([
    ['away', () => ({ status: 500, text: '' }), 'provider.away'],
    ['not understood', () => ({ text: '{"status":"clear"}' }), 'provider.answer_invalid'],
    ['of a status that nobody knows', () => ({ text: '{"requestId":"1","status":"fine"}' }), 'provider.answer_invalid'],
    ['too slow', () => undefined, 'provider.slow'],
  ])('is %s: nothing is kept, and it may be made again', async (_, script, code) => {
    const own = await anOwnCompany(harness);
    const body = await aPersonOf(own);
    provider.script = script;
    expect(await own.problem('POST', '/background-checks', body)).toMatchObject({
      code,
      status: problems[code].status,
    });
    provider.script = clear;
    expect((await ask(own, body)).status).toBe('clear');
  });
});
