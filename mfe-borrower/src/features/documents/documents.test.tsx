import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages, closingPages } from '@groundwork/domain-messages-borrower';
import { files, screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { anApplication, aProperty } from '../../testing/records.js';

const ofCompany = `GET /api/borrower/fileUpload/company/${idOf(2)}`;
const ofApplication = (number: number) => `GET /api/borrower/fileUpload/application/${idOf(number)}`;
const single = (number: number) => `GET /api/borrower/application/single/${idOf(number)}`;
const closing = `GET /api/borrower/application/inClosing/${idOf(2)}`;
const agreed = { accepted: true, ignored: false };

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

let next = 50;
const aFile = (fileType: string, status = 'pending', comments: string | null = null) => ({
  fileUploadId: idOf(next++),
  userFileName: `${fileType}.pdf`,
  fileType,
  status,
  comments,
  size: 1200,
  uploadedAt: '2024-03-07T15:00:00.000Z',
});
const application = (number: number, name: string) => ({
  id: idOf(number),
  projectNumber: 1000 + number,
  name,
  street: null,
  status: 'in_closing',
  loanType: 'construction',
  percentageComplete: 100,
});

const at = async (path: string, answers: Parameters<typeof borrowerAt>[1]) => {
  ({ end } = await borrowerAt(path, answers, agreed));
};
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('financial documents', () => {
  it('say what is needed and of when, where each review stands, and why one was rejected', async () => {
    await at('/financial', {
      [ofCompany]: () => [
        aFile('tax_return', 'approved'),
        aFile('financial_statement', 'rejected', 'Page 2 is missing.'),
        aFile('w9'),
      ],
    });
    expect(
      await screen.findByText(fill(borrower.documentsMissing, { items: 'Financial Statement, Bank Statements' })),
    ).toBeTruthy();
    expect(screen.getByText(borrowerPages.financialLead)).toBeTruthy();
    expect(card('Tax Return').getAllByText('Approved')).toHaveLength(2);
    expect(card('Tax Return').getByText('Most recent fiscal year')).toBeTruthy();
    expect(card('Financial Statement').getByText('Last six months')).toBeTruthy();
    expect(card('Financial Statement').getByText(/Page 2 is missing\./)).toBeTruthy();
    expect(card('Bank Statements').getByText('Needed')).toBeTruthy();
    expect(
      card('Bank Statements')
        .getByLabelText(/^Upload Bank Statements/)
        .getAttribute('accept'),
    ).toBe('application/pdf');
    expect(screen.queryByRole('region', { name: 'W-9' })).toBeNull();
  });

  it('say that all of it is there, and that it could not be read', async () => {
    await at('/financial', {
      [ofCompany]: () => ['tax_return', 'financial_statement', 'bank_statement'].map((type) => aFile(type)),
    });
    expect(await screen.findByText(borrowerPages.documentsAllThere)).toBeTruthy();
    await end();
    await at('/financial', { [ofCompany]: () => problem(503, 'upstream.unavailable') });
    expect(await screen.findByText(borrowerPages.filesUnavailable)).toBeTruthy();
  });
});

describe('documents of an application', () => {
  it('of several properties stand at the property, and what lies at none is there to read', async () => {
    const named: unknown[] = [];
    const sold = (number: number, street: string) => aProperty({ id: idOf(number), street, preSaleContract: true });
    await at(`/items/${idOf(12)}`, {
      [ofCompany]: () => [],
      [single(12)]: () =>
        anApplication({
          id: idOf(12),
          status: 'awaiting',
          properties: [sold(20, '7 Oak Street'), sold(21, '9 Oak Street')],
        }),
      'PUT /api/borrower/fileUpload/property': ({ body }) => named.push(body) && aFile('presalecontract'),
      [ofApplication(12)]: () => [
        { ...aFile('presalecontract', 'approved'), propertyId: idOf(20) },
        { ...aFile('presalecontract'), propertyId: idOf(22), userFileName: 'of a lot that went.pdf' },
        { ...aFile('presalecontract'), propertyId: null, userFileName: 'of nobody.pdf' },
        aFile('appraisal'),
      ],
    });
    await screen.findByRole('region', { name: 'Presale Contract: 7 Oak Street' });
    expect(card('Presale Contract: 7 Oak Street').getAllByText('Approved')).toHaveLength(2);
    expect(card('Presale Contract: 9 Oak Street').getByText('Needed')).toBeTruthy();
    const others = card('Presale Contract: other files');
    expect(others.getByText('of a lot that went.pdf')).toBeTruthy();
    expect(others.queryByLabelText(/^Upload/)).toBeNull();
    expect(others.getByText('They count for no property')).toBeTruthy();
    // Whose it is is said at the file, by a property that asks for it.
    expect(others.getByRole('button', { name: `${files.nameProperty}: of nobody.pdf` })).toBeTruthy();
    await userEvent.click(others.getByRole('button', { name: `${files.more}: of a lot that went.pdf` }));
    expect(others.getByRole('menuitem', { name: files.changeProperty })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(others.getByRole('button', { name: `${files.nameProperty}: of nobody.pdf` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: '9 Oak Street' }));
    await userEvent.click(dialog.getByRole('button', { name: files.nameProperty }));
    await waitFor(() =>
      expect(named).toEqual([expect.objectContaining({ propertyId: idOf(21), fromPropertyId: null })]),
    );
    expect(screen.queryByRole('region', { name: 'Appraisal' })).toBeNull();
    expect(screen.getAllByRole('region', { name: /^Purchase Contract/ })).toHaveLength(1);
  });
});

it('the page of an application that waits for no documents any more says so, and still shows them', async () => {
  await at(`/items/${idOf(12)}`, {
    [ofCompany]: () => [],
    [single(12)]: () => anApplication({ id: idOf(12), status: 'submitted' }),
    [ofApplication(12)]: () => [aFile('survey', 'approved')],
  });
  expect(await screen.findByText(borrowerPages.notAwaiting)).toBeTruthy();
  expect(screen.queryByRole('button', { name: borrower.submitForReview })).toBeNull();
  expect(await screen.findByText('survey.pdf')).toBeTruthy();
});

describe('closing', () => {
  it('has the company’s documents, every application in closing with its documents, and the chosen one’s places', async () => {
    await at(`/closing/${idOf(12)}`, {
      [ofCompany]: () => [aFile('w9', 'approved')],
      [closing]: () => [application(11, 'Rutland Row'), application(12, 'Harvard Street House')],
      [single(11)]: () => anApplication({ id: idOf(11), loanType: 'land', subordinatedDebtNeeded: true }),
      [single(12)]: () =>
        anApplication({
          id: idOf(12),
          generalWarrantyDeedNeeded: true,
          terms: {
            amount: 40_000_000,
            rate: 10.5,
            termMonths: 12,
            interestReserve: 1_200_000,
            retainagePercent: 10,
            originationFeePercent: 1.5,
            otherFees: 45_000,
          },
          approvalConditions: [
            { id: idOf(70), name: 'Survey update', completed: false },
            { id: idOf(71), name: 'Appraisal', completed: true },
          ],
        }),
      [`GET /api/borrower/application/closing/${idOf(12)}`]: () => ({
        applicationId: idOf(12),
        open: [],
        items: [
          { kind: 'insurance', tickedAt: '2024-03-07T15:00:00.000Z', dueOn: '2024-03-20', expiresOn: '2025-03-01' },
          { kind: 'deed', tickedAt: null, dueOn: '2024-03-20', expiresOn: null, comment: 'The seller signs, too.' },
        ],
      }),
      [ofApplication(11)]: () => [aFile('deed', 'rejected', 'Unsigned.')],
      [ofApplication(12)]: () => [aFile('building_permit'), aFile('insurance', 'approved')],
    });
    const table = within(await screen.findByRole('table', { name: closingPages.applicationsInClosing }));
    await table.findByText('Rejected');
    expect(screen.getByText(closingPages.closingLead)).toBeTruthy();
    expect(screen.getByRole('heading', { name: closingPages.companyClosingDocuments })).toBeTruthy();
    const cells = (row: number) =>
      within(table.getAllByRole('row')[row] as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    // Deed and subordinated debt are needed where the lender flagged them, a permit where something is built.
    expect(cells(1)[1]).toBe('#1011');
    expect(cells(1).slice(3, 8)).toEqual(['Optional', 'Needed', 'Needed', 'Rejected', 'Needed']);
    expect(cells(2).slice(3, 8)).toEqual(['In review', 'Approved', 'Optional', 'Needed', 'Needed']);
    expect(screen.getByText(fill(borrower.documentsMissing, { items: 'Corporate Authorization' }))).toBeTruthy();
    expect(
      await screen.findByText(fill(borrower.documentsMissing, { items: 'General Warranty Deed, Title' })),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Harvard Street House' })).toBeTruthy();
    expect(card('Insurance').getAllByText('Approved')).toHaveLength(2);
    expect(
      card('Insurance').getByText(
        `${fill(closingPages.inOrderSince, { date: '03/07/2024' })}. ${fill(closingPages.endsOn, { date: '03/01/2025' })}`,
      ),
    ).toBeTruthy();
    expect(
      card('General Warranty Deed').getByText(
        `${fill(closingPages.dueOn, { date: '03/20/2024' })}. The seller signs, too.`,
      ),
    ).toBeTruthy();
    const agreed = within(screen.getByRole('region', { name: closingPages.agreedTerms }));
    expect(agreed.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$400,000.00',
      '10.5%',
      '12',
      '$12,000.00',
      '10%',
      '1.5%',
      '$450.00',
    ]);
    expect(screen.getByText(closingPages.openConditions)).toBeTruthy();
    expect(screen.getByText('Survey update')).toBeTruthy();
    expect(screen.queryByText('Appraisal')).toBeNull();
  });

  it('says that nothing is in closing, and that another application is not', async () => {
    await at('/closing', { [ofCompany]: () => [], [closing]: () => [] });
    expect(await screen.findByText(screens.noApplicationsFound)).toBeTruthy();
    await end();
    await at(`/closing/${idOf(99)}`, {
      [ofCompany]: () => [],
      [closing]: () => [application(11, 'Rutland Row')],
      [single(11)]: () => anApplication(),
      [ofApplication(11)]: () => [],
    });
    expect(await screen.findByText(closingPages.notInClosing)).toBeTruthy();
  });
});
