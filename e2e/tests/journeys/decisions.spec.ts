import type { Page } from '@playwright/test';
import { purchaseContract, sites } from '@groundwork/demonstration/facts';
import { adverseReasons } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { adverseDesk, approval, meanwhile } from '@groundwork/domain-messages-admin';
import { adverseNotice } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../../support/accessibility.js';
import { beforehand } from '../../support/beforehand.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { signIn } from '../../support/sign-in.js';
import { openReview } from '../../support/steps/administrator.js';
import { acceptTermSheet, box, goToSection, submitFinal, submitForReview } from '../../support/steps/borrower.js';

// An application of the demonstration is decided here, and its ledger opens.
const test = testOnOwnPortal();
const { name } = sites.submitted;
const reason = 'The roof is left out; please add it with its cost.';
const condition = 'Survey by a licensed surveyor';
const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

async function rejectBudget(page: Page): Promise<void> {
  await openReview(page, name);
  await page.locator('summary').filter({ hasText: 'User Budget' }).first().click();
  await page.getByRole('button', { name: fill(approval.rejectSectionOf, { section: 'Budget' }) }).click();
  const dialog = page.getByRole('dialog', { name: fill(approval.rejectSectionOf, { section: 'Budget' }) });
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: approval.rejectSection }).click();
  await expectAccessible(page, 'approval: a section to reject');
  await page.getByRole('button', { name: fill(approval.rejectCount, { count: 1 }) }).click();
  await page
    .getByRole('dialog', { name: 'Reject this application?' })
    .getByRole('button', { name: 'Reject', exact: true })
    .click();
  await page.waitForURL(/\/admin$/);
}

/** It opens at what was rejected, says why once, and goes the same way again. */
async function mendAndResubmit(page: Page): Promise<void> {
  await page.goto('/applications');
  await page.getByRole('region', { name: 'Applications In Progress' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Budget', level: 2 })).toBeVisible();
  await expect(page.getByText(reason)).toHaveCount(1);
  await expectAccessible(page, 'wizard: a rejected section');
  const roofing = box(page, 'Roofing');
  await roofing.fill('21,500');
  await goToSection(page, 'Term Sheet');
  // The figures changed: what was accepted is not what stands here.
  await acceptTermSheet(page);
  await submitFinal(page, name);
  await submitForReview(page);
  const review = page.getByRole('region', { name: 'Applications Under Review' });
  await expect(review.getByRole('link', { name })).toBeVisible();
}

/** Approved on a condition and without what is missing, with a closing to come. */
async function approveForClosing(page: Page): Promise<void> {
  await openReview(page, name);
  await page.getByRole('tab', { name: 'Approval Conditions' }).click();
  const conditions = page.getByRole('form', { name: 'Approval Conditions' });
  await conditions.getByRole('button', { name: 'New Item' }).click();
  await conditions.getByRole('textbox', { name: 'Name' }).last().fill(condition);
  await conditions.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Done!').first()).toBeVisible();
  await page.getByRole('button', { name: approval.approve, exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: approval.approveTitle });
  await expect(dialog.getByRole('radio', { name: new RegExp(approval.closingFirst) })).toBeChecked();
  await sayWhy(page, approval.approveTitle);
  await dialog.getByRole('button', { name: approval.approve, exact: true }).click();
  await page.waitForURL(/\/admin$/);
}

/** The reasons that are asked for: what is missing, and limits that are exceeded. */
async function sayWhy(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('textbox', { name: /^Amount approved/ })).toBeVisible();
  for (const [label, why] of [
    [approval.overrideReason, 'The originals were seen in the branch.'],
    [approval.limitsReason, 'The sponsor holds a reserve of its own.'],
  ] as const) {
    const field = dialog.getByRole('textbox', { name: label });
    if (await field.isVisible()) await field.fill(why);
  }
}

/** A document of the checklist is ticked off, the rest is overridden, and the loan is closed. */
async function close(page: Page): Promise<void> {
  await page.goto('/close');
  await expectAccessible(page, 'loans in closing');
  await page.getByRole('link', { name, exact: true }).first().click();
  const item = page.getByRole('form', { name: 'Permits', exact: true });
  await item.getByRole('checkbox', { name: approval.itemDone }).check();
  await item.getByRole('button', { name: fill(approval.saveItemOf, { item: 'Permits' }) }).click();
  await expect(item.getByText(shared.closingDocumentFirst)).toBeVisible();
  const permit = Buffer.from(await purchaseContract(sites.submitted));
  const place = page.getByRole('region', { name: 'Permits', exact: true });
  await place
    .locator('input[type=file]')
    .setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer: permit });
  await expect(place.getByRole('button', { name: 'View permit.pdf' })).toBeVisible();
  await item.getByLabel('Expires on').fill(inAYear);
  await item.getByRole('button', { name: fill(approval.saveItemOf, { item: 'Permits' }) }).click();
  await expect(page.getByText(/^Ticked off/).first()).toBeVisible();
  await expectAccessible(page, 'checklist of a closing');
  await page.getByRole('button', { name: approval.closeLoan }).click();
  await sayWhy(page, approval.closeTitle);
  const dialog = page.getByRole('dialog', { name: approval.closeTitle });
  await expect(dialog.getByText('Insurance').first()).toBeVisible();
  await dialog.getByRole('button', { name: approval.closeLoan }).click();
  await page.waitForURL(/\/admin$/);
}

test('a section is rejected, mended and sent again; the loan is approved on a condition, closed with an override and becomes active @both-widths', async ({
  browser,
  page,
}) => {
  const administrator = await (await browser.newContext()).newPage();
  await signIn(administrator, 'admin');
  await test.step('the administrator rejects the budget alone', () => rejectBudget(administrator));
  await signIn(page, 'borrower');
  await test.step('the borrower mends it and sends it again', () => mendAndResubmit(page));
  await test.step('it is approved on a condition, with a closing to come', () => approveForClosing(administrator));
  await test.step('the loan is closed', () => close(administrator));
  await test.step('the borrower has an active loan', async () => {
    await page.goto('/loans');
    await expect(page.getByRole('button', { name: `Request Draw: ${name}` })).toBeVisible();
  });
});

test('a whole application is rejected, its notice of adverse action is written and sent, and its applicant reads it @both-widths', async ({
  browser,
  page,
}) => {
  const { name: turnedDown } = sites.elsewhereSubmitted;
  const administrator = await (await browser.newContext()).newPage();
  await signIn(administrator, 'admin');
  await test.step('the application is rejected', async () => {
    await openReview(administrator, turnedDown);
    await administrator.getByRole('button', { name: 'Reject', exact: true }).click();
    const dialog = administrator.getByRole('dialog', { name: 'Reject this application?' });
    await dialog.getByRole('textbox').fill('The site lies in a floodway.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await administrator.waitForURL(/\/admin$/);
  });
  await test.step('the notice is due, written, read and sent', async () => {
    await administrator.goto('/approval');
    await administrator.getByRole('link', { name: adverseDesk.title }).click();
    await expectAccessible(administrator, 'adverse action: the desk');
    await administrator.getByRole('link', { name: new RegExp(turnedDown) }).click();
    await administrator.getByRole('checkbox', { name: adverseReasons.collateral }).check();
    await administrator.getByRole('textbox', { name: 'Address of the creditor' }).fill('1 Main Street, Houston, TX');
    await administrator.getByRole('textbox', { name: 'Telephone of the creditor' }).fill('7135550142');
    await administrator.getByRole('combobox', { name: 'Federal agency' }).selectOption('ftc');
    await expectAccessible(administrator, 'adverse action: a notice to be written');
    await administrator.getByRole('button', { name: adverseDesk.recordOnPaper }).click();
    const onPaper = administrator.getByRole('dialog', { name: adverseDesk.onPaper });
    await onPaper.getByRole('button', { name: adverseDesk.recordOnPaper }).click();
    await expect(onPaper.getByRole('textbox', { name: 'Who sent it' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(administrator, 'adverse action: a notice that went out on paper');
    await onPaper.getByRole('textbox', { name: 'Who sent it' }).fill('Bea Oak');
    await beforehand(administrator, '**/adverse/onpaper/*');
    await onPaper.getByRole('button', { name: adverseDesk.recordOnPaper }).click();
    await expect(onPaper.getByText(meanwhile.title)).toBeVisible();
    await expectAccessible(administrator, 'adverse action: a notice that somebody else put on record');
    await onPaper.getByRole('button', { name: 'Cancel' }).click();
    await administrator.getByRole('button', { name: adverseDesk.withdrawOnPaper }).click();
    const withdrawal = administrator.getByRole('dialog', { name: adverseDesk.withdrawOnPaper });
    await withdrawal.getByRole('textbox').fill('It was of another project.');
    await expectAccessible(administrator, 'adverse action: an entry to be withdrawn');
    await withdrawal.getByRole('button', { name: adverseDesk.withdrawOnPaper }).click();
    await expect(withdrawal).toBeHidden();
    await expect(
      administrator
        .getByText(fill(adverseDesk.withdraws, { number: 1 }))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectAccessible(administrator, 'adverse action: a notice whose entry on paper was withdrawn');
    // What was written of the letter is offered again.
    await administrator.getByRole('button', { name: screens.restoreDraft }).click();
    await administrator.getByRole('button', { name: adverseDesk.preview }).click();
    const letter = administrator.getByRole('dialog', { name: adverseDesk.letter });
    await expect(letter.getByText(adverseReasons.collateral)).toBeVisible();
    await expectAccessible(administrator, 'adverse action: the letter');
    await letter.getByRole('button', { name: adverseDesk.send }).click();
    await expect(administrator.getByText(adverseDesk.sentDone).first()).toBeVisible();
    await expect(administrator.getByRole('region', { name: adverseDesk.asSent })).toBeVisible();
    await administrator.goto('/approval/adverse/decisions');
    await expect(administrator.getByRole('link', { name: /^Sent / })).toBeVisible();
    await expectAccessible(administrator, 'adverse action: the report of decisions');
  });
  await test.step('the applicant reads it', async () => {
    await signIn(page, 'otherBorrower');
    await page.goto('/applications');
    await page.getByRole('link', { name: turnedDown }).first().click();
    await expect(page.getByText(adverseReasons.collateral)).toBeVisible();
    await expectAccessible(page, 'a notice of action taken');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: adverseNotice.download }).click();
    expect((await download).suggestedFilename()).toBe('notice-of-action-taken.pdf');
  });
});
