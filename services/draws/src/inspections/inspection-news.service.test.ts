import { randomUUID } from 'node:crypto';
import type { EventType } from '@groundwork/domain-events';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { anIdentity, startDraws } from '../testing/harness.js';
import { anOpenLoan } from '../testing/loan.js';
import type { InspectionDto } from './inspection.dto.js';

let harness: ServiceHarness;
let files: Neighbour;
beforeAll(async () => {
  files = await anIdentity();
  harness = await startDraws({ services: { files: files.url, identity: files.url } });
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await files?.close();
});

type Told = Extract<EventType, `inspection.${string}`>;
const told = async (type: Told, id: string) =>
  (await harness.sent(type)).filter(({ aggregateId }) => aggregateId === id).map(({ payload }) => payload);

test('each step of an inspection is told once, to whom it concerns', async () => {
  const loan = await anOpenLoan(harness);
  const request = { applicationId: loan.applicationId };
  const inspection = (await loan.borrower.call<InspectionDto>('POST', '/inspections', request)).body;
  const facts = {
    applicationId: loan.applicationId,
    companyId: loan.companyId,
    name: 'Maple Street Homes',
    borrowerId: inspection.requestedBy,
    inspectionId: inspection.id,
    origin: 'borrower',
    places: ['12 Maple Street, Houston, TX 77002'],
    scheduledFor: null,
    inspectorId: null,
    inspectorName: null,
    inspectorEmail: null,
    doneBy: inspection.requestedBy,
    doneAs: 'borrower',
  };
  expect(await told('inspection.requested', inspection.id)).toEqual([facts]);

  const move = async (step: string, body: object) => {
    const answer = await loan.admin.call<InspectionDto>('PUT', `/inspections/${step}`, { id: inspection.id, ...body });
    if (answer.status !== 200) throw new Error(`${step}: ${answer.text}`);
    return answer.body;
  };
  const who = { inspectorName: 'Ann Reed', inspectorEmail: 'ann@inspect.example', scheduledFor: '2026-04-02' };
  await move('schedule', { version: inspection.version, ...who });
  const planned = { ...facts, ...who, doneBy: loan.adminId, doneAs: 'administrator' };
  expect(await told('inspection.scheduled', inspection.id)).toEqual([planned]);

  const lines = [{ additionalBudgetItemId: loan.lines[0], percentComplete: 40 }];
  const report = { reportId: randomUUID(), inspectedAt: '2026-04-02T15:30:00.000Z', lines };
  const { version } = await move('report', report);
  await move('report', report);
  expect(await told('inspection.reported', inspection.id)).toEqual([planned]);

  await move('return', { version, reason: 'No photograph' });
  const again = await move('report', { ...report, reportId: randomUUID() });
  await move('accept', { version: again.version });
  const decision = { ...planned, reportedBy: loan.adminId };
  expect(await told('inspection.decided', inspection.id)).toEqual([
    { ...decision, status: 'returned', reason: 'No photograph' },
    { ...decision, status: 'accepted', reason: '' },
  ]);
});

test('one that a held line asks for says so, and one that the lender asks for goes to who applied', async () => {
  const loan = await anOpenLoan(harness);
  const draw = await loan.draw([10_000]);
  const [line] = draw.lineItems;
  await loan.admin.call('PUT', '/draw-requests/save', { id: draw.id, lineItems: [{ id: line?.id, statusId: 2 }] });
  const inspection = await loan.admin.call<InspectionDto>('POST', '/inspections', {
    applicationId: loan.applicationId,
  });
  const wanted = (await harness.sent('inspection.requested')).filter(
    ({ payload }) => payload.applicationId === loan.applicationId,
  );
  expect(wanted.map(({ payload }) => [payload.origin, payload.doneAs, payload.doneBy])).toEqual([
    ['hold', 'administrator', loan.adminId],
    ['lender', 'administrator', loan.adminId],
  ]);
  expect(wanted[1]?.payload.borrowerId).not.toBe(draw.userId);
  expect(wanted[1]?.aggregateId).toBe(inspection.body.id);
});
