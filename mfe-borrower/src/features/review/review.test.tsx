import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adverseReasons } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { adverseNotice, borrower, borrowerPages, closingPages } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { figures, historyPage, loanPage, screens, stageWords } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';
import type { Application } from '../../data/api.js';
import { aBudget, anApplication, aProperty } from '../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const happened = (number: number, side: string, userId: string | null) => ({
  id: idOf(number),
  event: 'create',
  round: 1,
  at: '2024-03-07T15:00:00.000Z',
  side,
  userId,
  subject: null,
  reason: null,
  sections: [],
  terms: null,
  note: null,
  overrideReason: null,
});

it('says where the application stands and whose doing each thing was, the lender’s by no name', async () => {
  ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () =>
      anApplication({ status: 'submitted', submittedAt: '2024-03-08T15:00:00.000Z' }),
    [`GET /api/borrower/application/happened/${idOf(1)}`]: () => ({
      items: [
        happened(51, 'lender', null),
        happened(52, 'borrower', idOf(3)),
        happened(53, 'borrower', idOf(4)),
        happened(54, 'borrower', idOf(5)),
        happened(55, 'portal', null),
      ],
      nextCursor: null,
    }),
    [`GET /api/borrower/users/company/${idOf(2)}`]: () => [{ id: idOf(4), firstName: 'Ada', lastName: 'Ruiz' }],
  }));
  const list = within(await screen.findByRole('list', { name: historyPage.history }));
  await list.findByText(/Ada Ruiz/);
  expect(
    list.getAllByText(/2024/).map(({ parentElement }) => parentElement?.textContent?.split('·').at(-1)?.trim()),
  ).toEqual([historyPage.byLender, historyPage.byYou, 'Ada Ruiz', historyPage.bySomebody, historyPage.byPortal]);
  expect(screen.getByText('#1042 · Done!')).toBeTruthy();
  expect(screen.getByRole('list', { name: stageWords.stagesOf })).toBeTruthy();
  expect(screen.getByText(stageWords.withLender)).toBeTruthy();
});

it('keeps the name of a section that could not be read', async () => {
  ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () => anApplication({ status: 'submitted' }),
    [`GET /api/borrower/people/company/${idOf(2)}`]: () => problem(503, 'upstream.unavailable'),
  }));
  const parties = within(await screen.findByRole('region', { name: 'Borrower' }));
  expect(await parties.findByText(companySetup.couldNotLoadPeople)).toBeTruthy();
  expect(parties.getByRole('heading', { name: 'Borrower' })).toBeTruthy();
});

it('says on which terms and conditions a loan was agreed, and nothing of them before', async () => {
  const approvalConditions = [
    { id: idOf(70), name: 'Survey update', completed: false },
    { id: idOf(71), name: 'Appraisal', completed: true },
  ];
  const at = async (more: Partial<Application>) => {
    ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
      [`GET /api/borrower/application/single/${idOf(1)}`]: () => anApplication({ approvalConditions, ...more }),
    }));
    await screen.findByRole('region', { name: 'Loan' });
  };
  await at({ status: 'submitted' });
  expect(screen.queryByText('Survey update')).toBeNull();
  await end();
  await at({
    status: 'in_closing',
    terms: {
      amount: 40_000_000,
      rate: 10.5,
      termMonths: 12,
      interestReserve: 1_200_000,
      retainagePercent: 10,
      originationFeePercent: 1.5,
      otherFees: 45_000,
    },
  });
  const agreed = within(screen.getByRole('region', { name: closingPages.agreedTerms }));
  expect(agreed.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['$400,000.00', '10.5%', '12', '$12,000.00', '10%', '1.5%', '$450.00'],
  ]);
  const conditions = within(screen.getByRole('region', { name: closingPages.conditions }));
  expect(conditions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${closingPages.conditionOpen} Survey update`,
    `${closingPages.conditionMet} Appraisal`,
  ]);
});

it('shows a property in the groups in which it was asked, its units as a table and its pro forma with its sums', async () => {
  const units = Array.from({ length: 60 }, (_, index) => ({
    id: idOf(100 + index),
    street: `Apartment ${index + 1}`,
    sqft: 850,
    annualRent: 1_440_000,
  }));
  const proForma = [
    { label: 'In-Place Rent (Occupied Units)' as const, value: 4_800_000 },
    { label: 'Management Fee' as const, percent: 8 },
  ];
  ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () =>
      anApplication({
        loanType: 'acquisitionOrRefinance',
        intendedPurpose: 'rent',
        propertyType: 'fiveOrMoreUnits',
        properties: [
          aProperty({ street: '18 Oak Lane', propertyType: 'fiveOrMoreUnits', numberOfUnits: 60, units, proForma }),
        ],
      }),
  }));
  const property = within(await screen.findByRole('region', { name: 'Property Information' }));
  const group = (name: string) => within(property.getByRole('group', { name }));
  expect(group('Address').getByText(/18 Oak Lane/)).toBeTruthy();
  expect(group('The building').getByText('Number of units').nextElementSibling?.textContent).toBe('60');
  expect(group('Ownership and purchase').queryByText('Number of units')).toBeNull();
  const table = group('Units').getByRole('table', { name: 'Units' });
  const header = within(table).getAllByRole('columnheader');
  expect(header.map(({ textContent }) => textContent)).toEqual(['Unit', 'Street', 'Annual rent', 'Square feet']);
  // A long list begins with its first rows.
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  await userEvent.click(group('Units').getByRole('button', { name: fill(loanPage.showAllLines, { n: 60 }) }));
  expect(within(table).getAllByRole('row')).toHaveLength(61);
  const fee = group('Pro forma').getByRole('row', { name: /^Management Fee/ });
  expect(fee.textContent).toBe('Management Fee8% of the rent$3,840.00');
  expect(group('Pro forma').getByText('Net operating income (NOI)')).toBeTruthy();
});

it('names the borrower, the contractor and who oversees the construction', async () => {
  ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () =>
      anApplication({
        borrowerId: idOf(2),
        contractorSelected: true,
        generalContractorId: idOf(60),
        constructionOverseers: [
          { id: idOf(70), applicationId: idOf(1), overseeingPersonId: idOf(61) },
          { id: idOf(71), applicationId: idOf(1), overseeingPersonId: idOf(62) },
        ],
        ownershipConfirmation: true,
      }),
    [`GET /api/borrower/people/company/${idOf(2)}`]: () => ({
      owners: [{ id: idOf(61), firstName: 'Maria', lastName: 'Alvarez' }],
      otherPeople: [{ id: idOf(62), firstName: 'Owen', lastName: 'Park' }],
      thirdPartyContractors: [
        { thirdPartyContractorId: idOf(59), firstName: 'Nobody', lastName: 'Chosen' },
        { thirdPartyContractorId: idOf(60), firstName: 'Tomas', lastName: 'Reyes' },
      ],
    }),
  }));
  const parties = within(await screen.findByRole('region', { name: 'Borrower' }));
  await parties.findByText('Borrower', { selector: 'dt' });
  expect(
    ['Borrower', 'Third-party general contractor', 'Construction overseers', 'Ownership confirmed'].map(
      (label) => parties.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
    ),
  ).toEqual(['Hill Country Homes LLC', 'Tomas Reyes', 'Maria Alvarez, Owen Park', 'Yes']);
});

it.each<[string, Partial<Application>]>([
  [borrower.sentBack, { status: 'in_progress' }],
  ['Rejected', { status: 'rejected' }],
])('says of an application that came back that it was: %s, with the comment on each section', async (title, came) => {
  ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () =>
      anApplication({
        ...came,
        onRejectString: 'Too thin.',
        rejectedSteps: ['budget'],
        rejectionComments: [{ step: 'budget', value: 'Check framing.' }],
      }),
  }));
  const notice = (await screen.findByText('Too thin.')).closest('[role]') as HTMLElement;
  expect(notice.textContent).toBe(`${title}Too thin.${borrower.rejectedSections}Budget: Check framing.`);
});

it('shows the notice of action taken that was sent, with its reasons and its PDF', async () => {
  const sent = {
    id: idOf(70),
    reasons: ['other', 'collateral'],
    otherReason: 'Floods.',
    sentAt: '2026-03-09T15:00:00.000Z',
  };
  ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () => anApplication({ status: 'rejected' }),
    [`GET /api/borrower/application/adverse/${idOf(1)}`]: () => [sent],
  }));
  const title = await screen.findByText(fill(adverseNotice.sentOn, { date: '03/09/2026' }));
  const notice = within(title.closest('[role]') as HTMLElement);
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    adverseReasons.collateral,
    'Floods.',
  ]);
  expect(notice.getByText(adverseNotice.reasons)).toBeTruthy();
  expect(notice.getByRole('button', { name: adverseNotice.download })).toBeTruthy();
});

it('shows the budget of each unit beside that of its property, its lines when they are asked for', async () => {
  const units = [{ id: idOf(11) }, { id: idOf(12), street: '1842 B' }];
  const unitBudget = { ...aBudget(), unitId: idOf(12) };
  const lines = `GET /api/borrower/unitbudgets/unit/${idOf(12)}`;
  const { end: close, calls } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () =>
      anApplication({ propertyType: 'duplex', properties: [aProperty({ propertyType: 'duplex', units })] }),
    [`GET /api/borrower/budgets/property/${idOf(10)}`]: () => aBudget(),
    [`GET /api/borrower/unitbudgets/property/${idOf(10)}`]: () => [{ ...unitBudget, sections: [] }],
    [lines]: () => unitBudget,
  });
  end = close;
  const region = within(await screen.findByRole('region', { name: figures.unitBudgets }));
  expect(region.getByRole('row', { name: /^Unit 1/ }).textContent).toContain(figures.unitWithoutBudget);
  const read = () => calls.filter(({ method, path }) => `${method} ${path}` === lines);
  expect(read()).toEqual([]);
  await userEvent.click(within(region.getByRole('table')).getByRole('button', { name: 'Lines of 1842 B' }));
  expect(await region.findByRole('table', { name: 'Budget of 1842 B' })).toBeTruthy();
  expect(read()).toHaveLength(1);
});

it('says which application could not be had', async () => {
  ({ end } = await borrowerAt(`/review/reviewapplication/${idOf(1)}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () => problem(404, 'resource.not_found'),
  }));
  expect(await screen.findByText(fill(screens.errorGettingApplication, { id: idOf(1) }))).toBeTruthy();
});

it('shows the documents of a submitted application to read, and leads to what is still needed while it waits for them', async () => {
  const path = `/review/reviewapplication/${idOf(1)}`;
  const at = async (status: Application['status']) => {
    ({ end } = await borrowerAt(path, {
      [`GET /api/borrower/application/single/${idOf(1)}`]: () => anApplication({ status }),
      [`GET /api/borrower/fileUpload/application/${idOf(1)}`]: () => [
        {
          fileUploadId: idOf(50),
          userFileName: 'plans.pdf',
          fileType: 'constructiondrawings',
          status: 'approved',
          comments: null,
          size: 1200,
          uploadedAt: '2024-03-07T15:00:00.000Z',
        },
      ],
    }));
    await screen.findByRole('region', { name: 'Term Sheet' });
    return screen.queryByRole('region', { name: closingPages.documents });
  };
  expect(await at('in_progress')).toBeNull();
  await end();
  for (const status of ['awaiting', 'submitted', 'in_closing'] as const) {
    const documents = within((await at(status))!);
    expect(await documents.findByText('plans.pdf')).toBeTruthy();
    expect(documents.queryByLabelText(/^Upload/)).toBeNull();
    const link = documents.queryByRole('link', { name: borrowerPages.needItems });
    expect(link?.getAttribute('href')).toBe(status === 'awaiting' ? `/items/${idOf(1)}` : undefined);
    await end();
  }
});
