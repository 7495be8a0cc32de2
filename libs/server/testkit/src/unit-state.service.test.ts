import type { UnitCalls, UnitState } from '@groundwork/server-http';
import { defineService } from '@groundwork/server-service';
import { Deaf } from './deaf.js';
import type { ServiceHarness } from './index.js';
import { anAdministrator, aSuperAdministrator, startService } from './index.js';

const service = defineService({
  name: 'files',
  version: '3.1.0',
  schema: { entities: [], migrations: [] },
  providers: [Deaf],
});
const path = '/internal/state';

describe('what a service tells of itself', () => {
  let harness: ServiceHarness;
  beforeAll(async () => {
    harness = await startService(service, { build: 'abc123' });
  });
  afterAll(() => harness.close());

  it('has its calls by their templates, for the same one', async () => {
    const operator = harness.as({ ...aSuperAdministrator(), caller: 'bff-admin' });
    await operator.call('GET', '/nowhere/secret');
    const { body } = await operator.call<UnitCalls>('GET', '/internal/calls');
    expect(body.routes).toMatchObject([{ method: 'GET', route: 'none', calls: 1, failed: 0 }]);
    expect((await harness.as(anAdministrator()).call('GET', '/internal/calls')).status).toBe(403);
  });

  it('is for a super administrator at the administrators’ back end, and for nobody else', async () => {
    const { status, body } = await harness
      .as({ ...aSuperAdministrator(), caller: 'bff-admin' })
      .call<UnitState>('GET', path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      unit: 'service-files',
      version: '3.1.0',
      build: 'abc123',
      ready: true,
      because: [],
      without: [],
    });
    for (const actor of [
      { ...aSuperAdministrator(), caller: 'bff-shell' as const },
      { ...aSuperAdministrator(), caller: 'bff-borrower' as const },
      { ...anAdministrator(), caller: 'bff-admin' as const },
    ])
      expect((await harness.as(actor).call('GET', path)).status).toBe(403);
  });
});
