import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inspections } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import type { InspectionSummary } from '../../data/api.js';
import { borrowerAt } from '../../testing/borrower.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const at = '2026-03-07T20:30:00.000Z';
const inspection = (number: number, more: Partial<InspectionSummary>): InspectionSummary => ({
  id: idOf(number),
  applicationId: idOf(1),
  applicationName: 'Harvard Street House',
  projectNumber: 7,
  drawRequestId: null,
  status: 'requested',
  origin: 'borrower',
  version: 1,
  note: null,
  heldLines: [],
  scheduledFor: null,
  inspectorId: null,
  inspectorName: null,
  inspectorEmail: null,
  requestedBy: idOf(3),
  requestedAt: at,
  reason: null,
  ...more,
});
const report = {
  round: 1,
  reportId: idOf(20),
  inspectedAt: at,
  note: 'Dry',
  photos: [{ fileUploadId: idOf(30), takenAt: at, place: '29.76043,-95.36980' }],
  lines: [{ additionalBudgetItemId: idOf(10), percentComplete: 62.5, photos: [] }],
  reportedBy: idOf(7),
  reportedAt: at,
};
const line = {
  additionalBudgetItemId: idOf(10),
  propertyId: idOf(11),
  name: 'Roofing',
  section: 'Exterior Structure',
  budgetAmount: 100_000,
  percentFunded: 70,
  percentComplete: 62.5,
  inspectionId: idOf(41),
  inspectedAt: at,
};

/** Answers only after a second press. */
const slow = <T,>(answer: T) => new Promise<T>((resolve) => setTimeout(() => resolve(answer), 300));

it('the borrower asks for an inspection, cancels an own one, and reads an accepted report beside what is funded', async () => {
  const user = userEvent.setup();
  const all = [inspection(40, {}), inspection(41, { status: 'accepted', origin: 'lender' })];
  const area = await borrowerAt(`/loans/${idOf(1)}/inspections`, {
    [`GET /api/borrower/inspections/loan/${idOf(1)}`]: () => ({
      applicationId: idOf(1),
      capsDraws: true,
      settingVersion: 1,
      lines: [line],
      inspections: all,
    }),
    [`GET /api/borrower/inspections/${idOf(41)}`]: () => ({ ...all[1], reports: [report], history: [] }),
    'POST /api/borrower/inspections': () => slow(all[0]),
    'PUT /api/borrower/inspections/cancel': () => slow(all[0]),
  });
  end = area.end;
  const said = () =>
    area.said.flatMap(([event, what]) => (event === 'notify' ? [(what as { text: string }).text] : []));
  const sent = (path: string) => area.calls.filter((call) => call.path === `/api/borrower/inspections${path}`);
  await screen.findByText(new RegExp(inspections.capped));
  expect(screen.getAllByText('70.00%, ahead').length).toBeGreaterThan(0);

  await user.click(screen.getByRole('button', { name: 'Report' }));
  await screen.findByText('Dry');
  screen.getByText(/at 29\.76043,-95\.36980/);

  await user.dblClick(screen.getByRole('button', { name: 'Cancel Inspection' }));
  await waitFor(() => expect(said()).toContain(inspections.cancelled));
  expect(sent('/cancel').map(({ body }) => body)).toEqual([{ id: idOf(40), version: 1 }]);

  await user.click(screen.getByRole('button', { name: 'Request Inspection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Inspection' }));
  await user.type(dialog.getByRole('textbox'), 'The roof is on');
  await user.dblClick(dialog.getByRole('button', { name: 'Request Inspection' }));
  await waitFor(() => expect(said()).toContain(inspections.requested));
  const requests = area.calls.filter(({ method, path }) => method === 'POST' && path === '/api/borrower/inspections');
  expect(requests.map(({ body }) => body)).toEqual([{ applicationId: idOf(1), note: 'The roof is on' }]);
});
