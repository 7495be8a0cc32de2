import type { Page } from '@playwright/test';
import type { LoanType, Purpose } from '@groundwork/domain-applications';
import { loanTypes } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { expectAccessible } from '../accessibility.js';
import { expect } from '../fixtures.js';
import {
  acceptTermSheet,
  answer,
  box,
  fillAddress,
  goToSection,
  next,
  saveAndContinue,
  submitFinal,
  submitForReview,
  total,
  startProject,
} from './borrower.js';

/** What a question is answered with: yes or no, a choice by its words, or what is typed. */
type Answers = Readonly<Record<string, boolean | string>>;

/** How a borrower comes to a loan of a type, and what its property is asked. */
export interface Walk {
  readonly purpose: Purpose;
  /** One property rather than a portfolio, where that is asked. */
  readonly asksRequest?: boolean;
  readonly propertyType?: string;
  /** A number of properties is asked for; more than ten are typed, else chosen. */
  readonly count?: 'chosen' | 'typed';
  readonly property: Answers;
  /** What stands behind a button that adds it: a floor plan, a unit. */
  readonly part?: { readonly add: string; readonly answers: Answers };
  readonly acknowledges?: boolean;
}

const site = { 'Property Tax ID': '0420-118-000-0007' };
const building = {
  'Do you own this property?': true,
  'Do you own all of the property?': true,
  'Are water and electric hookups available?': true,
  'Is a sewer hookup available?': true,
  'Is the property vacant at purchase?': true,
};
const refinance = {
  'Is this an acquisition or a refinance?': 'Refinance',
  'Date acquired': '2019-05-02',
  'Debt outstanding': '80000',
  'What is the money for?': 'To pay off the bank and paint the halls.',
};
const acquisition = {
  'Is this an acquisition or a refinance?': 'Acquisition',
  'Purchase amount': '210000',
  'Acquisition date': new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
};
const proForma = {
  'In-Place Rent (Occupied Units)': '48000',
  Insurance: '2400',
  'Real Estate Taxes': '6100',
  'Repairs and Maintenance': '1500',
};

/** Each loan type with a property type of its own (specification 2 and 5). */
export const walks: Readonly<Record<LoanType, Walk>> = {
  construction: {
    purpose: 'sell',
    propertyType: 'Duplex',
    property: {
      'What happens with the units when the project is done?': 'Bulk sale',
      ...site,
      ...building,
      'Is there a presale contract?': true,
      'Presale contract price': '520000',
      'Number of units': '2',
    },
  },
  renovation: {
    purpose: 'sell',
    propertyType: 'Townhouse',
    count: 'chosen',
    property: { ...site, ...acquisition, 'Scope of work': 'A new roof, kitchen and baths.' },
    acknowledges: true,
  },
  land: {
    purpose: 'sell',
    count: 'typed',
    property: {
      ...site,
      'Do you own this property?': false,
      'Purchase amount': '210000',
      'Lot size': '4 acres',
      'Are there wetlands on the property?': 'No',
      'Paved streets': 'Fully In Place',
      Sewer: 'To Be Completed During Loan',
      'Budget for sewer': '20000',
      Water: 'Fully In Place',
      Electric: 'No',
    },
  },
  model: {
    purpose: 'sell',
    propertyType: 'Home',
    count: 'chosen',
    property: { ...building, 'Is there a presale contract?': false, 'Expected listing price': '610000' },
    part: { add: 'Add floor plan', answers: { 'Finished square feet': '2400', 'Full bathrooms': '2' } },
  },
  acquisitionOrRefinance: {
    purpose: 'rent',
    asksRequest: true,
    propertyType: 'Quadplex',
    property: {
      ...site,
      ...refinance,
      'Year built': '1987',
      'Is the property currently occupied?': true,
      'Number of units': '4',
      ...proForma,
    },
  },
  buildToRent: {
    purpose: 'rent',
    asksRequest: true,
    propertyType: '5 or more units',
    property: { ...site, ...building, 'Number of units': '8', ...proForma },
    part: { add: 'Add unit', answers: { 'Square feet': '900', 'Annual rent': '14400' } },
  },
  renovateToRent: {
    purpose: 'rent',
    propertyType: 'Triplex',
    property: { ...site, ...refinance, 'Scope of work': 'New windows and stairs.', ...proForma },
    acknowledges: true,
  },
};

async function put(page: Page, [question, value]: readonly [string, boolean | string]): Promise<void> {
  if (typeof value === 'boolean') return answer(page, question, value ? 'Yes' : 'No');
  const field = page.getByRole('combobox', { name: question, exact: true }).or(box(page, question));
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
  else await field.fill(value);
}

/** From the tile to the first step: what kind of project, and where. */
export async function addLoan(page: Page, loanType: LoanType, name: string): Promise<string> {
  const { purpose, asksRequest, propertyType, count } = walks[loanType];
  await page.goto('/applications');
  await page.getByRole('combobox', { name: 'Add New' }).selectOption(purpose);
  await page.getByRole('radio', { name: new RegExp(`^${loanTypes[loanType].label}`) }).click();
  if (asksRequest) await page.getByRole('radio', { name: 'One Property' }).click();
  if (propertyType) await page.getByRole('radio', { name: propertyType, exact: true }).click();
  if (count === 'chosen') await page.getByLabel('Number of properties').selectOption('1');
  if (count === 'typed') await box(page, 'Number of properties').fill('1');
  if (count) await next(page).click();
  await fillAddress(page, '1842 Heights Boulevard');
  await next(page).click();
  await page.waitForURL(/\/applications\/[\w-]{36}/);
  await startProject(page);
  await box(page, 'Application Name').fill(name);
  await saveAndContinue(page, 'Property Information');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Everything that a loan of the type asks of its property, then its budget and who pays for it. */
export async function describeLoan(page: Page, loanType: LoanType): Promise<void> {
  const { property, part } = walks[loanType];
  for (const entry of Object.entries(property)) await put(page, entry);
  if (part) {
    const first = box(page, Object.keys(part.answers)[0] ?? '');
    if (!(await first.isVisible())) await page.getByRole('button', { name: part.add, exact: true }).click();
    for (const entry of Object.entries(part.answers)) await put(page, entry);
  }
  await expectAccessible(page, `wizard: property of ${loanType}`);
  await saveAndContinue(page, 'Budget');
  await box(page, 'Drywall').fill('420,000');
  await expect(total(page)).toContainText('$420,000.00');
  await page.getByRole('button', { name: /^(Save and )?Continue$/ }).click();
  await box(page, 'Requested loan amount').fill('300,000');
  await saveAndContinue(page, 'Suppliers and Subcontractors');
}

/** What every loan is asked alike, by the calls that the screens make. */
export async function answerTheRest(page: Page, id: string): Promise<void> {
  const { request } = page.context();
  const headers = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
  const read = await request.get(`/api/borrower/application/single/${id}`);
  const { version, companyId } = (await read.json()) as { version: number; companyId: string };
  const trade = { name: 'Gulf Coast Trade', phone: '7135550142' };
  const trades = ['foundations', 'framing', 'exterior', 'majorSystems', 'interior'];
  const saved = await request.put(`/api/borrower/application/update/${id}`, {
    headers,
    data: {
      version,
      borrowerId: companyId,
      contractorSelected: false,
      ownershipConfirmation: true,
      suppliers: Object.fromEntries(trades.map((name) => [name, trade])),
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`/applications/${id}?step=0`);
}

/** The term sheet of the type is read and accepted, the application sent off, and then its documents. */
export async function submitLoan(page: Page, loanType: LoanType, name: string): Promise<void> {
  await goToSection(page, 'Term Sheet');
  if (walks[loanType].acknowledges) await page.getByRole('checkbox', { name: borrower.renovationCosts }).check();
  await acceptTermSheet(page);
  await submitFinal(page, name);
  await submitForReview(page);
  const review = page.getByRole('region', { name: 'Applications Under Review' });
  await expect(review.getByRole('link', { name })).toBeVisible();
}
