import { randomUUID } from 'node:crypto';
import { demographicFigures } from '@groundwork/domain-applications';
import { problems, shared } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator, aProvider, aSuperAdministrator, startService } from '@groundwork/server-testkit';
import type { ProviderScript, ServiceHarness, TestProvider } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { address, propertyAnswers, threadOf } from '../testing/thread.js';
import type { DemographicsDto } from './demographics.dto.js';

const figures = Object.fromEntries(demographicFigures.map(({ key }, at) => [key, at + 0.5]));
const knows: ProviderScript = () => ({ text: JSON.stringify({ asOfYear: 2025, ...figures }) });

describe('the demographics of a property', () => {
  let harness: ServiceHarness;
  let provider: TestProvider;
  const lender = anAdministrator();
  const borrower = aBorrower(randomUUID());
  beforeAll(async () => {
    provider = await aProvider(knows);
    harness = await startService(service, {
      providers: { propertyDemographics: { url: provider.url, token: undefined, timeoutMs: 2_000 } },
    });
  });
  afterAll(async () => {
    await harness.close();
    await provider.close();
  });
  beforeEach(() => {
    provider.script = knows;
    provider.received.length = 0;
  });

  async function aProperty(
    fields: object = address,
  ): Promise<{ propertyId: string; move: (more: object) => Promise<void> }> {
    const thread = threadOf(harness, borrower, lender);
    let application = await thread.save(await thread.create(), { properties: [{ ...propertyAnswers, ...fields }] });
    const [property] = application.properties;
    const move = async (more: object): Promise<void> => {
      application = await thread.save(application, { properties: [{ ...property, ...more }] });
    };
    return { propertyId: property?.id ?? '', move };
  }
  const ask = (body: object, actor = lender) => harness.as(actor).call<DemographicsDto>('POST', '/demographics', body);

  it('are those of its address, with what each figure counts', async () => {
    const { propertyId } = await aProperty();
    const { street, city, state, zipCode } = address;
    expect(await ask({ propertyId }, aSuperAdministrator())).toMatchObject({
      status: 200,
      body: {
        propertyId,
        street,
        city,
        state,
        zipCode,
        asOfYear: 2025,
        fetchedAt: harness.clock.now().toISOString(),
        figures: demographicFigures.map((figure) => ({ ...figure, value: figures[figure.key] })),
      },
    });
    expect(JSON.parse(provider.received[0]?.text ?? '')).toEqual({ street, city, state, zipCode });
  });

  it('are kept for thirty days, and asked for again on demand or for another address', async () => {
    const { propertyId, move } = await aProperty();
    const first = (await ask({ propertyId })).body;
    expect((await ask({ propertyId })).body).toEqual(first);
    expect(provider.received).toHaveLength(1);
    harness.clock.advance(60_000);
    expect((await ask({ propertyId, refresh: true })).body.fetchedAt).toBe(harness.clock.now().toISOString());
    await move({ street: '7 Yale Street' });
    expect((await ask({ propertyId })).body.street).toBe('7 Yale Street');
    harness.clock.advance(31 * 86_400_000);
    await ask({ propertyId });
    expect(provider.received).toHaveLength(4);
  });

  it('need an address that the provider knows', async () => {
    const { propertyId } = await aProperty({ zipCode: null });
    expect(await harness.as(lender).problem('POST', '/demographics', { propertyId })).toMatchObject({
      status: 422,
      errors: [{ field: 'propertyId', message: shared.addressNeeded }],
    });
    expect(provider.received).toEqual([]);
    const known = await aProperty();
    provider.script = () => ({ status: 422, text: '{}' });
    expect(await harness.as(lender).problem('POST', '/demographics', known)).toMatchObject({
      status: 422,
      code: 'rule.violated',
      detail: shared.addressUnknown,
    });
  });

  it('are an administrator’s, and of a property that exists', async () => {
    const { propertyId } = await aProperty();
    expect((await harness.as(borrower).problem('POST', '/demographics', { propertyId })).status).toBe(403);
    expect((await harness.as(lender).problem('POST', '/demographics', { propertyId: randomUUID() })).status).toBe(404);
    expect((await harness.as(lender).problem('POST', '/demographics', { propertyId: 'x' })).status).toBe(422);
  });

  it.each<[string, ProviderScript, keyof typeof problems, string]>([
    ['away', () => ({ status: 500, text: '' }), 'provider.away', shared.providerAway],
    [
      'not understood',
      () => ({ text: JSON.stringify({ asOfYear: 2025 }) }),
      'provider.answer_invalid',
      shared.providerAnswerInvalid,
    ],
    ['too slow', () => undefined, 'provider.slow', shared.providerSlow],
  ])(
    'are told to be missing while the provider is %s, and those that are kept stay',
    async (_, script, code, detail) => {
      const { propertyId } = await aProperty();
      const first = (await ask({ propertyId })).body;
      provider.script = script;
      expect(await harness.as(lender).problem('POST', '/demographics', { propertyId, refresh: true })).toMatchObject({
        code,
        status: problems[code].status,
        detail,
      });
      expect((await ask({ propertyId })).body).toEqual(first);
    },
  );
});
