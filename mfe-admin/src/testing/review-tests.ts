import { afterEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../export-app.js';
import { administrator } from './administrator.js';
import { aSubmittedApplication, foundPage } from './an-application.js';

/** The application that is reviewed, and the calls of its review. */
export const application = aSubmittedApplication();
export const single = `/api/admin/application/single/${application.id}`;
const update = `/api/admin/application/update/${application.id}`;
export const proposal = `/api/admin/application/approval/${application.id}`;
export const terms = {
  amount: 40_000_000,
  rate: 10,
  termMonths: 12,
  interestReserve: 0,
  retainagePercent: 10,
  originationFeePercent: 1.5,
  otherFees: 0,
};
export const approval = { missing: [], missingForClosing: [], terms, budgetTotal: 50_000_000, isBudgeted: true };

/** Opens reviews for the tests of a file; each is closed, and its drafts forgotten, after its test. */
export function reviewTests() {
  let close = async () => {};
  afterEach(async () => {
    await close();
    sessionStorage.clear();
    localStorage.clear();
  });
  const review = async (
    decision: () => unknown = () => application,
    answers: Record<string, (call: SentCall) => unknown> = {},
    more: Parameters<typeof aSubmittedApplication>[0] = {},
  ) => {
    const mounted = await mountedArea({
      area,
      user: administrator,
      path: `/approval?application=${application.id}`,
      answers: {
        'GET /api/admin/application/search': ({ query }) =>
          foundPage(query.get('status') === 'submitted' ? [application] : []),
        'GET /api/admin/drawrequest/selections': () => [],
        [`GET ${single}`]: () => ({ ...application, ...more }),
        [`GET ${proposal}`]: () => approval,
        [`GET /api/admin/application/capital/${application.id}`]: () => ({
          costs: [],
          appraisals: [],
          limits: null,
          points: [],
        }),
        [`GET /api/admin/fileUpload/application/${application.id}`]: () => [],
        [`PUT ${update}`]: decision,
        'GET /api/admin/company/getAll': () => [],
        'GET /api/admin/brokers': () => [],
        ...answers,
      },
    });
    close = mounted.end;
    await screen.findByRole('heading', { name: 'Nicholson Trail House' });
    return { ...mounted, user: userEvent.setup(), sent: () => mounted.calls.filter(({ path }) => path === update) };
  };
  return { review, endWith: (end: () => Promise<void>) => (close = end), end: () => close() };
}
