import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { valuationLabels } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { capitalPage as words } from '@groundwork/domain-messages-admin';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { Valuation } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';
import { aSubmittedApplication } from '../../testing/an-application.js';

const application = aSubmittedApplication();
const valuation = (more: Partial<Valuation>): Valuation => ({
  applicationId: application.id,
  projectNumber: 1042,
  name: 'Nicholson Trail House',
  companyName: 'Maple Homes',
  status: 'submitted',
  loanType: 'construction',
  propertyId: 'p1',
  street: '12 Maple Street',
  city: 'Houston',
  region: 'TX',
  budget: 40_000_000,
  asIs: null,
  asCompleted: null,
  appraiser: null,
  appraisedOn: null,
  hasDocument: false,
  ...more,
});
const appraised = { asIs: 9_000_000, asCompleted: 50_000_000, appraiser: 'Kim Lee, MAI', appraisedOn: '2026-02-01' };

let end = async () => {};
afterEach(() => end());

async function open(path: string, answers: Record<string, () => unknown>) {
  const mounted = await mountedArea({ area, user: administrator, path, answers });
  end = mounted.end;
  return { ...mounted, user: userEvent.setup() };
}
const list = (answer: () => unknown) => open('/valuation', { 'GET /api/admin/application/valuations': answer });

describe('the valuations', () => {
  it('show each property with its budget, and what it was appraised at, by whom, when and on which document', async () => {
    await list(() => ({
      items: [
        valuation({}),
        valuation({ propertyId: 'p2', street: null, ...appraised, hasDocument: true }),
        valuation({ propertyId: 'p3', street: '14 Maple Street', ...appraised }),
      ],
      nextCursor: null,
    }));
    await screen.findAllByRole('link', { name: '12 Maple Street' });
    const [, bare, proven, unproven] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    for (const text of ['Houston, TX', 'Maple Homes', '$400,000.00', valuationLabels.missing])
      expect(bare).toContain(text);
    for (const text of [
      'Nicholson Trail House',
      '$90,000.00',
      '$500,000.00',
      'Kim Lee, MAI, 02/01/2026',
      words.onDocument,
    ])
      expect(proven).toContain(text);
    expect(unproven).toContain(valuationLabels.unproven);
    for (const header of [words.appraisedProperty, words.budget, words.standing])
      expect(screen.getByRole('columnheader', { name: header })).toBeTruthy();
    expect(screen.getByText(words.purpose)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '12 Maple Street' })[0]?.getAttribute('href')).toBe(
      `/valuation/${application.id}`,
    );
  });

  it('are narrowed to what they lack, and go on', async () => {
    let pages = 0;
    const { calls, user } = await list(() => ({
      items: [valuation({ propertyId: String((pages += 1)) })],
      nextCursor: '1042.0',
    }));
    const sent = () =>
      calls
        .filter(({ path }) => path.endsWith('/valuations'))
        .at(-1)
        ?.query.toString();
    await user.click(await screen.findByRole('button', { name: words.moreValuations }));
    await waitFor(() => expect(sent()).toBe('cursor=1042.0'));
    expect(screen.getByRole('option', { name: words.allProperties })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(words.show), 'old');
    await waitFor(() => expect(sent()).toBe('state=old'));
  });

  it('say that there is none, none of a kind, and that they could not be read', async () => {
    const { user } = await list(() => ({ items: [], nextCursor: null }));
    expect(await screen.findByText(words.noValuation)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(words.show), 'missing');
    expect(await screen.findByText(words.noneOfState)).toBeTruthy();
    await end();
    await open('/valuation', {});
    expect(await screen.findByText(words.valuationsFailed)).toBeTruthy();
  });

  it('lead to the appraisals and budgets of an application', async () => {
    await open(`/valuation/${application.id}`, {
      [`GET /api/admin/application/single/${application.id}`]: () => application,
      [`GET /api/admin/application/capital/${application.id}`]: () => ({
        applicationId: application.id,
        costs: [],
        appraisals: [],
        limits: null,
        points: [],
      }),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: fill(words.valuationOf, { name: application.name }) }),
    ).toBeTruthy();
    expect(screen.getByRole('region', { name: words.budgetsOf })).toBeTruthy();
    expect(screen.getByRole('link', { name: words.title }).getAttribute('href')).toBe('/valuation');
  });
});
