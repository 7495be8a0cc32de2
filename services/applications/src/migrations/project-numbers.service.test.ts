import { randomUUID } from 'node:crypto';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { FoundApplicationsDto } from '../applications/application-search.dto.js';
import { service } from '../index.js';
import { threadOf } from '../testing/thread.js';
import { CreateApplications1763800003001 } from './1763800003001-create-applications.js';
import { LoanDecisions1764900000000 } from './1764900000000-loan-decisions.js';

const before = { entities: [], migrations: [CreateApplications1763800003001, LoanDecisions1764900000000] };

it('numbers what is there in the order in which it was created, and goes on from there', async () => {
  const database = await createTestDatabase('applications');
  const earlier = await connect(database.options, before);
  const companyId = randomUUID();
  const [second, first] = [randomUUID(), randomUUID()];
  const insert = (id: string, at: string) =>
    earlier.statement((manager) =>
      manager.query(
        `INSERT INTO application (id, company_id, user_id, status, version, round, name, intended_purpose, line_of_credit, section_complete, percentage_complete, items_needed, rejected_steps, filled_lists, details, created_at, updated_at) VALUES ('${id}', '${companyId}', '${companyId}', 'in_progress', 1, 1, 'Oak Lane', 'sell', 0, '00000', 0, 0, '', '', '{"creditApproverId":"${companyId}"}', '${at}', '${at}')`,
      ),
    );
  await insert(second, '2025-11-03 09:15:00.124');
  await insert(first, '2025-11-03 09:15:00.123');
  await earlier.statement((manager) =>
    manager.query(
      `INSERT INTO property (id, application_id, position, street, city, budget_total, details) VALUES ('${randomUUID()}', '${first}', 0, '12 Oak Lane', 'Galveston', 0, '{}')`,
    ),
  );
  await earlier.close();

  const harness = await startService(service, { database: database.options });
  const { create, read } = threadOf(harness, aBorrower(companyId), anAdministrator());
  expect((await read(first)).projectNumber).toBe(1001);
  expect((await read(second)).projectNumber).toBe(1002);
  expect((await create()).projectNumber).toBe(1003);
  // They are found by their names, addresses and approvers, too.
  const found = async (query: string) => {
    const { body } = await harness
      .as(anAdministrator())
      .call<FoundApplicationsDto>('GET', `/application-search?${query}`);
    return body.items.map(({ id }) => id);
  };
  expect(await found('q=oak&sort=number')).toEqual([second, first]);
  expect(await found('q=oak+galv')).toEqual([first]);
  expect(await found(`approver=${companyId}`)).toHaveLength(2);
  expect(await found('stage=application&status=in_progress')).toHaveLength(3);
  await harness.close();
  await database.drop();
}, 30_000);

it('gives each of many that are created at once a number of its own, and tells it', async () => {
  const harness = await startService(service);
  const { create } = threadOf(harness, aBorrower(randomUUID()), anAdministrator());
  const created = await Promise.all(Array.from({ length: 24 }, () => create()));
  const numbers = created.map(({ projectNumber }) => projectNumber).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 24 }, (_, index) => 1001 + index));
  const told = (await harness.sent('application.created')).map(({ payload }) => payload.projectNumber);
  expect([...told].sort((a, b) => Number(a) - Number(b))).toEqual(numbers);
  await harness.close();
}, 30_000);
