import { brokerStatus } from '@groundwork/domain-brokers';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { anAdministrator, startService } from '@groundwork/server-testkit';
import type { BrokerDto } from '../brokers/broker.dto.js';
import { service } from '../index.js';
import { BrokerRepository } from './broker.repository.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
}, 60_000);
afterAll(() => harness?.close());

test('a broker moves from the status that was read, and from no other', async () => {
  const actor = anAdministrator();
  const { body } = await harness.as(actor).call<BrokerDto>('POST', '/brokers', {
    firstName: 'Maria',
    lastName: 'Delgado',
    businessName: 'Delgado Capital Advisors',
    emailAddressA: 'maria@delgadocapital.example',
    phoneNumberA: '7135550142',
  });
  const brokers = harness.service.app.get(BrokerRepository, { strict: false });
  const row = await brokers.find(body.id);
  const decide = (
    command: 'activate' | 'reject',
    status: typeof brokerStatus.activated | typeof brokerStatus.rejected,
  ) =>
    harness.service.database.transaction((manager) =>
      brokers.changeStatus(manager, row, { status }, { command, actor: { ...actor, caller: 'bff-admin' } }),
    );
  await decide('reject', brokerStatus.rejected);
  await expect(decide('activate', brokerStatus.activated)).rejects.toMatchObject({ code: 'state.version_conflict' });
  expect(await brokers.find(body.id)).toMatchObject({ status: brokerStatus.rejected, revision: 2 });
  expect((await brokers.history(body.id)).map(({ command }) => command)).toEqual(['reject', 'create']);
});
