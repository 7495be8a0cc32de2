import type { Page } from '@playwright/test';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk } from '@groundwork/domain-messages-admin';
import { signing } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../accessibility.js';
import { expect } from '../fixtures.js';
import { drawn, requestedLoan } from './borrower.js';

export const lineReason = 'Roofing follows the framing inspection.';

/** The head of a part that opens and closes. */
const disclosure = (page: Page, title: string) => page.locator('summary').filter({ hasText: title }).first();

/** Opens the review of a submitted application, found by its name. */
export async function openReview(page: Page, name: string): Promise<void> {
  await page.goto('/approval');
  await page.getByRole('main').getByRole('combobox', { name: 'Application' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('tab', { name: 'Application Approval' })).toBeVisible();
  // The sections below move when the first one is read: a click in that moment opens none.
  const documents = page.getByRole('region', { name: 'Uploaded Documents' });
  await expect(documents.getByRole('heading', { level: 3 }).first()).toBeVisible();
}

export async function approveApplication(page: Page, name: string): Promise<void> {
  await openReview(page, name);
  await expect(page.getByText('Kaufvertrag – 1500 Harvard (signed).pdf').first()).toBeVisible();
  await expectAccessible(page, 'approval');
  await disclosure(page, 'User Budget').click();
  await expect(page.getByText('$428,214.00').first()).toBeVisible();
  await expectAccessible(page, 'approval: budget');
  // A rejection without a reason is not possible, and leaving it changes nothing.
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  const rejection = page.getByRole('dialog', { name: 'Reject this application?' });
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(rejection.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'approval: rejection');
  await rejection.getByRole('button', { name: /Cancel|Go Back/ }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).last().click();
  const approval = page.getByRole('dialog', { name: 'Approve this application' });
  await expect(approval.getByRole('textbox', { name: /Amount approved/ })).toHaveValue(requestedLoan);
  await approval.getByRole('radio', { name: 'Active at once' }).check();
  // Needed items are missing: without a reason it does not go on.
  await approval.getByRole('button', { name: 'Approve', exact: true }).click();
  const override = approval.getByRole('textbox', { name: /Why it is decided without them/ });
  await expect(override).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'approval: terms');
  await override.fill('The originals were seen in the branch.');
  // The budget sets nothing aside: the limit is named, and the reason is kept.
  await approval
    .getByRole('textbox', { name: /Why it is approved above its limits/ })
    .fill('The sponsor holds a reserve of its own.');
  await approval.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/\/admin$/);
  await expect(page.getByText('Done!')).toBeVisible();
  await expectAccessible(page, 'company review');
}

export async function decideDraw(page: Page, name: string): Promise<void> {
  await page.goto('/draws');
  const view = page.getByRole('button', { name: `View draw request of ${name}` });
  await expect(view).toBeVisible();
  await expectAccessible(page, 'draw requests');
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'Review Draw Request' });
  await dialog.getByRole('button', { name: new RegExp(`^(Accept|Approve): ${drawn.approved}`) }).click();
  await dialog.getByRole('button', { name: `Reject: ${drawn.rejected}` }).click();
  const reason = page.getByRole('dialog').filter({ hasText: 'Provide a reason that this draw request is rejected' });
  await reason.getByRole('textbox').fill(lineReason);
  await reason.getByRole('button', { name: 'Accept Reason and Reject' }).click();
  await expect(dialog.getByText(lineReason)).toBeVisible();
  await expectAccessible(page, 'review of a draw');
  await dialog.getByRole('button', { name: 'Submit Decision' }).click();
  await expect(page.getByText('Draw Request Decision Successfully Processed!')).toBeVisible();
}

/** What was approved is planned for today, and paid; nothing counts as funded before. */
export async function fundDraw(page: Page, name: string): Promise<void> {
  await page.goto('/funding');
  await page.getByRole('button', { name: fill(fundingDesk.scheduleOf, { name }) }).click();
  await expectAccessible(page, 'funding: schedule');
  await page.getByRole('dialog').getByRole('button', { name: fundingDesk.schedule, exact: true }).click();
  await expect(page.getByText(fundingDesk.scheduledDone)).toBeVisible();
  await page.getByRole('combobox', { name: fundingDesk.place }).selectOption('scheduled');
  await page.getByRole('button', { name: fill(fundingDesk.payOf, { name }) }).click();
  const payment = page.getByRole('dialog');
  await payment.getByRole('textbox', { name: /Paid to/ }).fill('Bennett Homes LLC');
  await payment.getByRole('textbox', { name: /Reference/ }).fill('Wire 4711');
  await expectAccessible(page, 'funding: payment');
  await payment.getByRole('button', { name: fundingDesk.pay, exact: true }).click();
  await expect(page.getByText(fundingDesk.paidDone)).toBeVisible();
  await page.getByRole('combobox', { name: fundingDesk.place }).selectOption('funded');
  await expect(page.getByText('Wire 4711').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'funding');
  await page
    .getByRole('link', { name: fill(fundingDesk.moneyOf, { name }) })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: fundingDesk.retainageTitle })).toBeVisible();
  await expectAccessible(page, 'money of a loan');
}

export async function inviteBroker(page: Page, email: string): Promise<void> {
  await page.goto('/brokers');
  await page.getByRole('button', { name: 'Add New Broker' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: /Save|Add|Create/ });
  await save.click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await dialog.getByLabel('First name').fill('Imani');
  await dialog.getByLabel('Last name').fill('Okafor');
  await dialog.getByLabel('Business name').fill('Okafor Construction Finance');
  await dialog.getByLabel('Primary email').fill(email);
  await dialog.getByRole('textbox', { name: 'Primary phone' }).fill('7135550199');
  await expectAccessible(page, 'new broker');
  await save.click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Group').selectOption({ index: 0 });
  await disclosure(page, 'Imani Okafor').click();
  await page.getByRole('button', { name: /Send (Invitation|Invite)/i }).click();
  await expect(page.getByRole('button', { name: 'Send Again?' })).toBeVisible();
  await expectAccessible(page, 'broker management');
}

export async function acceptReferral(page: Page, client: string): Promise<void> {
  await page.goto('/brokers');
  const group = page.getByLabel('Group');
  await group.selectOption({ label: (await group.locator('option', { hasText: /^Activated/ }).textContent()) ?? '' });
  await disclosure(page, 'Priya Raman').click();
  await page
    .getByRole('button', { name: new RegExp(client) })
    .first()
    .click();
  const agreement = page.getByRole('dialog').first();
  await expectAccessible(page, 'referral agreement');
  await agreement.getByRole('button', { name: 'Accept', exact: true }).click();
  const acceptance = page.getByRole('dialog', { name: 'Accept this agreement?' });
  await acceptance.getByLabel(signing.typeYourName).fill('Carolyn Whitfield');
  await acceptance.getByRole('button', { name: 'Accept', exact: true }).click();
  await expectAccessible(page, 'acceptance of a referral agreement');
  await acceptance.getByRole('button', { name: 'Accept Agreement' }).click();
  await expect(acceptance).toBeHidden();
  await expect(page.getByRole('button', { name: 'Accepted', exact: true })).toBeDisabled();
}
