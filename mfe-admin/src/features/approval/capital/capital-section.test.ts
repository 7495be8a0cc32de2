import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { capitalPage } from '@groundwork/domain-messages-admin';
import { figures } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../../export-app.js';
import { aSubmittedApplication, summaryOf } from '../../../testing/an-application.js';
import { administrator } from '../../../testing/administrator.js';

let end = async () => {};
afterEach(() => end());

const property = { id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b010', budgetTotal: 40_000_000, units: [], floorPlans: [] };
const application = aSubmittedApplication({
  requestedLoanAmount: 36_000_000,
  properties: [{ ...property, outsideApplicationWindow: false }],
});

it('the approval says which limits of its type a loan exceeds, and which are not known', async () => {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: `/approval?application=${application.id}`,
    answers: {
      'GET /api/admin/application/all': () => [summaryOf(application)],
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/application/single/${application.id}`]: () => application,
      [`GET /api/admin/fileUpload/application/${application.id}`]: () => [],
      [`GET /api/admin/application/capital/${application.id}`]: () => ({
        applicationId: application.id,
        costs: [
          { propertyId: property.id, total: 40_000_000, land: 9_000_000, hard: 25_000_000, contingency: 1_250_000 },
        ],
        appraisals: [],
        limits: { loanToCost: 85, loanToCompletedValue: 70, contingency: 5 },
        points: [
          { limit: 'loanToCost', state: 'exceeded', ceiling: 34_000_000, missing: [] },
          { limit: 'loanToCompletedValue', state: 'unknown', ceiling: null, missing: ['Appraised value as completed'] },
          { limit: 'contingency', state: 'within', ceiling: null, missing: [] },
        ],
      }),
    },
  });
  end = mounted.end;
  await userEvent.click(await screen.findByText(capitalPage.capital));
  const limits = within(await screen.findByRole('region', { name: capitalPage.limits }));
  expect(limits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${capitalPage.exceeded} At most 85% of the total cost. It is 90.00%. The largest loan is $340,000.00.`,
    `${capitalPage.unknown} At most 70% of the value when the work is completed. ${fill(figures.missing, { inputs: 'Appraised value as completed' })}`,
    `${capitalPage.within} A contingency of at least 5% of the hard costs. It is 5.00%.`,
  ]);
  expect(screen.getByRole('region', { name: capitalPage.sourcesAndUses }).textContent).toContain('$400,000.00');
  expect(screen.getByRole('region', { name: capitalPage.figures }).textContent).toContain('90.00%');
});
