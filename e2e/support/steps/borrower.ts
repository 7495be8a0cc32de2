import type { Page } from '@playwright/test';
import { constructionCost2024, purchaseContract, surveyBudget } from '@groundwork/demonstration/facts';
import { addProject as words, borrowerPages } from '@groundwork/domain-messages-borrower';
import { signing } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../accessibility.js';
import { expect } from '../fixtures.js';

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const answer = (page: Page, question: string, choice: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: choice }).check();

/** Saves a section of the wizard and waits for the next one. */
export async function saveAndContinue(page: Page, nextSection: string): Promise<void> {
  await page.getByRole('button', { name: /^(Save and )?Continue$/ }).click();
  await expect(page.getByRole('heading', { name: nextSection, level: 2, exact: true })).toBeVisible();
}

export async function addProject(page: Page, name: string): Promise<void> {
  await page.goto('/applications');
  await expectAccessible(page, 'Add A Project');
  // A tile goes on by itself.
  await page.getByRole('radio', { name: 'Build New' }).click();
  await page.getByRole('radio', { name: 'Home' }).click();
  await page.getByLabel('Number of properties').selectOption('1');
  await next(page).click();
  // An empty address names each field, and nothing is sent.
  await next(page).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await fillAddress(page, '1500 Harvard Street');
  await expectAccessible(page, 'address of the property');
  // Pressed twice, it makes one.
  const made: string[] = [];
  page.on('request', (request) => request.url().endsWith('/newapp') && made.push(request.url()));
  await next(page).dblclick();
  await page.waitForURL(/\/applications\/[\w-]{36}/);
  expect(made).toHaveLength(1);
  await startProject(page);
  await box(page, 'Application Name').fill(name);
  await expectAccessible(page, 'wizard: name');
  await saveAndContinue(page, 'Property Information');
}

/** From the start screen of a new project to its first step. */
export async function startProject(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: words.startTitle, level: 2 })).toBeVisible();
  await expectAccessible(page, 'wizard: start');
  await page.getByRole('button', { name: borrowerPages.start, exact: true }).click();
}

/** An address in Houston. */
export async function fillAddress(page: Page, street: string): Promise<void> {
  await box(page, 'Street').fill(street);
  await box(page, 'City').fill('Houston');
  await box(page, 'County').fill('Harris');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Texas');
  await box(page, 'Zip Code').fill('77008');
}

export async function fillProperty(page: Page): Promise<void> {
  await box(page, 'Property Tax ID').fill('0420-118-000-0007');
  await answer(page, 'Do you own this property?', 'Yes');
  await answer(page, 'Do you own all of the property?', 'Yes');
  await box(page, 'Purchase amount').fill('137500');
  await answer(page, 'Are water and electric hookups available?', 'Yes');
  await answer(page, 'Is a sewer hookup available?', 'Yes');
  await answer(page, 'Is the property vacant at purchase?', 'Yes');
  await answer(page, 'Is there a presale contract?', 'No');
  await box(page, 'Finished square feet').fill('2647');
  await expectAccessible(page, 'wizard: property information');
  await saveAndContinue(page, 'Budget');
}

/** The loan that is wanted: less than the budget, the rest is equity. */
export const requestedLoan = '300,000.00';

export const total = (page: Page) => page.getByRole('status', { name: 'Total budget' });

/** Enters the survey's budget, the first section line by line, the others from a table; the proposed lines make room first. */
export async function fillBudget(page: Page): Promise<void> {
  await expect(total(page)).toBeVisible();
  await emptyBudget(page);
  for (const [index, { name, additionalItems }] of surveyBudget().entries()) {
    if (index > 0) await pasteLines(page, name, additionalItems);
    else
      for (const item of additionalItems) {
        await page.getByRole('button', { name: `Add line to ${name}` }).click();
        await page.getByRole('textbox', { name: 'Line name', exact: true }).fill(item.name);
        await page.getByRole('textbox', { name: item.name, exact: true }).fill(String(item.budgetAmount / 100));
      }
  }
  await expect(total(page)).toContainText('$428,214.00');
  await expectAccessible(page, 'wizard: budget');
  await page.getByRole('button', { name: /^(Save and )?Continue$/ }).click();
  await box(page, 'Requested loan amount').fill(requestedLoan);
  await expectAccessible(page, 'wizard: funding');
  await saveAndContinue(page, 'Suppliers and Subcontractors');
  // Left and come back to: everything is there.
  await page.reload();
  await goToSection(page, 'Budget');
  // Complete, it is read until it is to be edited.
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(total(page)).toContainText('$428,214.00');
  for (const [, component, cents] of constructionCost2024.slice(0, 6))
    await expect(page.getByRole('textbox', { name: component, exact: true })).toHaveValue(
      new RegExp((cents / 100).toLocaleString('en-US')),
    );
  await goToSection(page, 'Suppliers and Subcontractors');
}

/** Fills a section as from a spreadsheet: names and dollars in two columns. */
export async function pasteLines(
  page: Page,
  section: string,
  lines: readonly { name: string; budgetAmount: number }[],
): Promise<void> {
  await page.getByRole('button', { name: `Paste lines into ${section}` }).click();
  const dialog = page.getByRole('dialog', { name: `Paste lines into ${section}` });
  const table = lines.map(({ name, budgetAmount }) => `${name}\t${budgetAmount / 100}`).join('\n');
  await dialog.getByRole('textbox', { name: 'Lines with their amounts' }).fill(table);
  await expectAccessible(page, 'wizard: lines of a spreadsheet');
  await dialog.getByRole('button', { name: /^Take over/ }).click();
  await expect(dialog).toBeHidden();
}

/** All lines are selected, from the first to the last, and removed together. */
async function emptyBudget(page: Page): Promise<void> {
  const lines = page.getByRole('grid', { name: 'Budget lines' }).getByRole('checkbox');
  await lines.first().check();
  await lines.last().click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Remove the selected lines (Alt+Delete)' }).click();
  await expect(lines).toHaveCount(0);
}

/** By the list of sections, which is a menu on a phone. */
export async function goToSection(page: Page, section: string): Promise<void> {
  await expect(page.getByText(/% complete/)).toBeVisible();
  const menu = page.getByRole('button', { name: /^Section: / });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name: section }).click();
  } else await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: section }).click();
  await expect(page.getByRole('heading', { name: section, level: 2, exact: true })).toBeVisible();
}

export async function fillRest(page: Page): Promise<void> {
  const names = page.getByRole('textbox', { name: 'Name', exact: true });
  const phones = page.getByRole('textbox', { name: 'Phone', exact: true });
  for (let index = 0; index < (await names.count()); index += 1) {
    await names.nth(index).fill(`Gulf Coast Trade ${index + 1}`);
    await phones.nth(index).fill('7135550142');
  }
  await expectAccessible(page, 'wizard: suppliers');
  await saveAndContinue(page, 'Borrower');
  const borrower = page.getByRole('combobox', { name: 'Borrower' });
  await borrower.selectOption({ index: 1 });
  await answer(page, 'Will a third-party general contractor build?', 'No');
  await page.getByRole('checkbox', { name: /^I confirm that the ownership/ }).check();
  await expectAccessible(page, 'wizard: borrower');
  await saveAndContinue(page, 'Term Sheet');
}

export async function acceptTermSheet(page: Page): Promise<void> {
  await answer(page, 'Did a broker refer you?', 'No');
  const accept = page.getByRole('button', { name: 'Accept Term Sheet' });
  await expect(accept).toBeVisible();
  await page
    .getByRole('region', { name: 'Term Sheet' })
    .or(page.getByLabel('Term Sheet'))
    .last()
    .evaluate((text) => {
      for (const element of [text, ...text.querySelectorAll('*')]) element.scrollTop = element.scrollHeight;
    });
  await expect(accept).toBeEnabled();
  await expectAccessible(page, 'wizard: term sheet');
  await accept.click();
  await expect(page.getByText(/You accepted this term sheet on/)).toBeVisible();
}

export async function submitFinal(page: Page, name: string): Promise<void> {
  const submit = page.getByRole('button', { name: 'Submit Final' });
  await expect(submit).toBeEnabled();
  await submit.click();
  await page.waitForURL(/\/(applications|items.*)$/);
  await page.goto('/applications');
  await page.getByRole('region', { name: 'Applications Waiting For Documents' }).getByRole('link', { name }).click();
  await page.waitForURL(/\/items\//);
}

export const contractName = 'Kaufvertrag – 1500 Harvard (signed).pdf';
const contract = () =>
  purchaseContract({ street: '1500 Harvard Street', city: 'Houston', state: 'Texas', zipCode: '77008' });
let uploaded: Uint8Array;

export async function uploadContract(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const slot = page.getByRole('region', { name: /Purchase contract/i });
  uploaded = await contract();
  await slot
    .getByLabel(/^Upload/)
    .setInputFiles({ name: contractName, mimeType: 'application/pdf', buffer: Buffer.from(uploaded) });
  await expect(slot.getByRole('button', { name: /^Download / })).toBeVisible();
  // A file that only calls itself a PDF is refused, and says so.
  await slot.getByLabel(/^Upload/).setInputFiles({
    name: 'not-really.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  });
  await expect(slot.getByText(/not accepted here|type of file/i).first()).toBeVisible();
  await expectAccessible(page, 'items');
}

export async function downloadContract(page: Page): Promise<void> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${contractName}` }).click();
  const file = await (await started).createReadStream();
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece as Buffer);
  expect(Buffer.concat(pieces).equals(Buffer.from(uploaded))).toBe(true);
}

/** Every document that is still needed, then the whole for review. */
export async function submitDocuments(page: Page): Promise<void> {
  const needed = page.getByRole('region').filter({ has: page.getByText('Needed', { exact: true }) });
  for (let left = await needed.count(); left > 0; left -= 1) {
    await needed
      .first()
      .locator('input[type=file]')
      .setInputFiles({
        name: `document-${left}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(await contract()),
      });
    await expect(needed).toHaveCount(left - 1);
  }
  await submitForReview(page);
}

/** Sends what is there; what is missing is named, and it is sent all the same. */
export async function submitForReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Documents and Financials For Review' }).click();
  const question = page.getByRole('alertdialog', { name: 'Submit for review without these?' });
  await expect(question.getByText('Bank Statements')).toBeVisible();
  await expectAccessible(page, 'submit without documents');
  await question.getByRole('button', { name: 'Submit all the same' }).click();
  await page.waitForURL(/\/applications$/);
}

export const drawn = { approved: 'Building permit fees', rejected: 'Roofing' } as const;

export async function requestDraw(page: Page, name: string): Promise<void> {
  await page.goto('/loans');
  await expect(page.getByRole('group', { name: 'Commitments' })).toBeVisible();
  await expectAccessible(page, 'active projects');
  await page.getByRole('button', { name: `Request Draw: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  // More than the line has is refused at the line, and what was entered stays.
  await dialog.getByRole('textbox', { name: `Amount for ${drawn.approved}` }).fill('9000');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('textbox', { name: `Amount for ${drawn.approved}` })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: `Amount for ${drawn.approved}` }).fill('7640');
  await dialog.getByRole('textbox', { name: `Amount for ${drawn.rejected}` }).fill('2500.50');
  await expect(dialog.getByText('$10,140.50')).toBeVisible();
  await expectAccessible(page, 'draw request: amounts');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expectAccessible(page, 'draw request: review');
  await dialog.getByRole('button', { name: 'Certify' }).click();
  await dialog.getByRole('button', { name: 'Submit Draw Request' }).click();
  await expect(dialog.getByText(/Please (E-Sign this draw request|provide a signature) first/).first()).toBeVisible();
  await dialog.getByLabel(signing.typeYourName).fill('Marisol Bennett');
  await dialog.getByRole('button', { name: 'Accept & Certify' }).click();
  await expectAccessible(page, 'draw request: certify');
  // Pressed twice, it asks once.
  await dialog.getByRole('button', { name: 'Submit Draw Request' }).dblclick();
  await expect(page.getByText('Draw request submitted!')).toBeVisible();
}

/** What the borrower sees of the decision: one line funded, one back with its reason, and totals that agree. */
export async function seeDecision(page: Page, name: string, reason: string): Promise<void> {
  await page.goto('/loans');
  await expect(page.getByRole('button', { name: `Request Draw: ${name}` })).toBeVisible();
  const loan = page
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: `Request Draw: ${name}` }) })
    .first();
  // A tenth of what was approved is held back; the rest is funded, and what remains is the commitment without it.
  await expect(loan).toContainText('$6,876.00');
  await expect(loan).toContainText('$293,124.00');
  await expect(page.getByText(reason).first()).toBeVisible();
  // The line that was approved has nothing left; the rejected one has its whole budget again.
  await page.getByRole('button', { name: `Request Draw: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: `Amount for ${drawn.approved}` })).toBeDisabled();
  await expect(dialog.getByText('$16,732.00').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save For Later' }).click();
}
