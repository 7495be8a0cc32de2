import { randomUUID } from 'node:crypto';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { CreateApplications1763800003001 } from '../migrations/1763800003001-create-applications.js';
import { LoanDecisions1764900000000 } from '../migrations/1764900000000-loan-decisions.js';
import { approval, neighboursOf, threadOf } from '../testing/thread.js';
import type { ApplicationSummaryDto } from './application.dto.js';

const companyId = randomUUID();

it('keeps when an application was brought to each stage, and forgets the closing of one that came back', async () => {
  const neighbours = await neighboursOf(companyId);
  const harness = await startService(service, {
    services: {
      companies: neighbours.url,
      files: neighbours.url,
      agreements: neighbours.url,
      identity: neighbours.url,
    },
  });
  const borrower = aBorrower(companyId);
  const thread = threadOf(harness, borrower, anAdministrator());
  const start = harness.clock.now().getTime();
  const minute = (instant: string | null | undefined) => instant && (Date.parse(instant) - start) / 60_000;
  const stages = ({ awaitingAt, submittedAt, closingAt, approvedAt }: Omit<ApplicationSummaryDto, 'neededItems'>) =>
    [awaitingAt, submittedAt, closingAt, approvedAt].map(minute);
  const listed = async () =>
    (await harness.as(borrower).call<ApplicationSummaryDto[]>('GET', `/companies/${companyId}/applications`))
      .body[0] as ApplicationSummaryDto;

  const submitted = await thread.submitted();
  expect(stages(await listed())).toEqual([0, 0, null, null]);
  harness.clock.advance(60_000);
  const closing = await thread.decide(submitted, { status: 'in_closing', ...approval });
  expect(stages(await listed())).toEqual([0, 0, 1, null]);
  harness.clock.advance(60_000);
  await thread.decide(closing, { status: 'rejected', onRejectString: 'The title is not clear.' });
  expect(stages(await listed())).toEqual([0, 0, null, null]);
  await harness.close();
  await neighbours.close();
}, 30_000);

it('learns of those that are there from their history', async () => {
  const database = await createTestDatabase('applications');
  const migrations = [CreateApplications1763800003001, LoanDecisions1764900000000];
  const earlier = await connect(database.options, { entities: [], migrations });
  const id = randomUUID();
  const at = (day: number) => `2025-11-0${day} 09:15:00.123`;
  const moves = [
    ['finalSubmit', 'awaiting', 1],
    ['finalSubmit', 'awaiting', 3],
    ['requireClosing', 'in_closing', 4],
    ['completeClosing', 'approved', 5],
  ] as const;
  await earlier.statement(async (manager) => {
    await manager.query(
      `INSERT INTO application (id, company_id, user_id, status, version, round, name, intended_purpose, line_of_credit, section_complete, percentage_complete, items_needed, rejected_steps, filled_lists, details, created_at, updated_at) VALUES ('${id}', '${companyId}', '${companyId}', 'approved', 9, 2, 'Oak Lane', 'sell', 0, '11111', 100, 0, '', '', '{}', '${at(1)}', '${at(5)}')`,
    );
    for (const [index, [command, status, day]] of moves.entries())
      await manager.query(
        `INSERT INTO application_history (id, application_id, round, version, command, to_status, role, at) VALUES ('${randomUUID()}', '${id}', 1, ${index + 2}, '${command}', '${status}', 'borrower', '${at(day)}')`,
      );
  });
  await earlier.close();
  const harness = await startService(service, { database: database.options });
  const { read } = threadOf(harness, aBorrower(companyId), anAdministrator());
  expect(await read(id)).toMatchObject({
    awaitingAt: '2025-11-03T09:15:00.123Z',
    closingAt: '2025-11-04T09:15:00.123Z',
    approvedAt: '2025-11-05T09:15:00.123Z',
  });
  await harness.close();
  await database.drop();
}, 30_000);
