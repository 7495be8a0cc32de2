import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { capitalPage } from '@groundwork/domain-messages-admin';
import { figures } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../../export-app.js';
import { aSubmittedApplication, foundPage } from '../../../testing/an-application.js';
import { administrator } from '../../../testing/administrator.js';

let end = async () => {};
afterEach(() => end());

const terms = {
  amount: 30_000_000,
  rate: 6,
  termMonths: 12,
  interestReserve: 0,
  retainagePercent: 10,
  originationFeePercent: 1,
  otherFees: 0,
};
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
      'GET /api/admin/application/search': () => foundPage([application]),
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
  const shown = within(screen.getByRole('region', { name: capitalPage.figures }));
  expect(shown.getByText('90.00%')).toBeTruthy();
  for (const figure of shown.getAllByRole('button')) expect(figure.title).toBe(figures.howComputed);
});

it.each([
  [null, { underwritingRate: 8, amortizationYears: null }, figures.rateAssumed, 8, figures.interestAlone, '1.20'],
  [
    { ...terms, rate: 6 },
    { underwritingRate: 8, amortizationYears: 30 },
    figures.rateDecided,
    6,
    fill(figures.paidBackOver, { years: 30 }),
    '1.33',
  ],
])(
  'the debt service says which rate it is computed with: decided %j',
  async (decided, limits, sentence, rate, payments, times) => {
    const item = (label: string, value: number) => ({ label, value, basedOn: 'prev' });
    const rental = aSubmittedApplication({
      loanType: 'buildToRent',
      intendedPurpose: 'rent',
      requestedLoanAmount: 30_000_000,
      terms: decided,
      properties: [
        {
          ...property,
          outsideApplicationWindow: false,
          proForma: [
            item('In-Place Rent (Occupied Units)', 3_180_000),
            item('Insurance', 100_000),
            item('Real Estate Taxes', 100_000),
            item('Repairs and Maintenance', 100_000),
          ] as never,
        },
      ],
    });
    const mounted = await mountedArea({
      area,
      user: administrator,
      path: `/approval?application=${rental.id}`,
      answers: {
        'GET /api/admin/application/search': () => foundPage([rental]),
        'GET /api/admin/drawrequest/statuses': () => [],
        [`GET /api/admin/application/single/${rental.id}`]: () => rental,
        [`GET /api/admin/fileUpload/application/${rental.id}`]: () => [],
        [`GET /api/admin/application/capital/${rental.id}`]: () => ({ costs: [], appraisals: [], limits, points: [] }),
      },
    });
    end = mounted.end;
    await userEvent.click(await screen.findByText(capitalPage.capital));
    const text = (await screen.findByRole('region', { name: capitalPage.figures })).textContent;
    expect(text).toContain(`${times}×${fill(sentence, { rate, payments })}`);
  },
);
