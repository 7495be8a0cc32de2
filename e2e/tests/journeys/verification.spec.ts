import type { Page } from '@playwright/test';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages, verification } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { png } from '../../support/pictures.js';
import { noticeOf } from '../../support/shell.js';
import { signIn } from '../../support/sign-in.js';

// An identity and accounts are verified here, at the sandbox of the outside providers.
const test = testOnOwnPortal();

const choose = (page: Page, side: string, buffer: Buffer) =>
  page
    .getByLabel(`${verification.choose}: ${side}`)
    .setInputFiles({ name: 'license.png', mimeType: 'image/png', buffer });

test('a borrower verifies the own identity and the accounts of an owner @both-widths', async ({ page }) => {
  await signIn(page, 'borrower');
  await test.step('the identity: refused, then verified', async () => {
    const banner = page.getByRole('region', { name: borrower.identityNotVerified });
    await banner.getByRole('button', { name: verification.expand }).click();
    await choose(
      page,
      verification.front,
      Buffer.concat([png(20, 90, 90, { side: 300 }), Buffer.from('sandbox:fail')]),
    );
    await choose(page, verification.back, png(200, 200, 220, { side: 300 }));
    await expectAccessible(page, 'identity banner with both pictures');
    const upload = banner.getByRole('button', { name: verification.upload, exact: true });
    await upload.click();
    await expect(banner.getByText(/^Encountered an error - ./)).toBeVisible();
    await banner.getByRole('button', { name: `${verification.another}: ${verification.front}` }).click();
    await choose(page, verification.front, png(20, 90, 90, { side: 300 }));
    await upload.click();
    await page
      .getByRole('alertdialog', { name: borrower.imagesUploaded })
      .getByText(screens.close, { exact: true })
      .click();
    await expect(noticeOf(page, verification.identityVerified)).toBeVisible();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'PENDING' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await test.step('the accounts of an owner, in the widget of the provider', async () => {
    await page.getByRole('list', { name: 'Items', exact: true }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/items\//);
    await page.getByRole('tab', { name: verification.financialVerification }).click();
    await expect(page).toHaveURL(/tab=financial/);
    const without = page
      .getByRole('region', { name: /^Accounts of / })
      .filter({ hasText: borrower.noAccounts })
      .first();
    await expect(without).toBeVisible();
    await expectAccessible(page, 'financial verification, an owner without accounts');
    const name = (await without.getByRole('heading').textContent())?.replace(/: not verified$/, '') ?? '';
    const holder = page.getByRole('region', { name: fill(verification.accountsOf, { name }), exact: true });
    await holder.getByRole('button', { name: fill(verification.verifyAccountsOf, { name }) }).click();
    const frame = page.locator(`iframe[title="${fill(verification.frameTitle, { name })}"]`);
    const widget = frame.contentFrame();
    await widget.getByRole('radio').first().check();
    await expectAccessible(page, 'account verification in its dialog', { except: 'iframe' });
    // A frame that was left outside of what is seen draws nothing, and never stands still.
    await frame.scrollIntoViewIfNeeded();
    await widget.getByRole('button', { name: 'Continue' }).click();
    // The button is on both pages: a second click before the answer would press that of the first page again.
    await expect(widget.getByRole('heading', { name: /^Your accounts at / })).toBeVisible();
    await widget.getByRole('button', { name: 'Continue' }).click();
    await expect(widget.getByRole('heading', { name: 'Your consent' })).toBeVisible();
    await widget.getByRole('checkbox').check();
    await widget.getByRole('button', { name: 'Verify accounts' }).click();
    await expect(noticeOf(page, fill(verification.accountsAdded, { name }))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(holder.getByRole('heading', { name: new RegExp(`: ${verification.isVerified}$`) })).toBeVisible();
    await expect(
      holder.getByText(verification.accountVerified, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(borrowerPages.financialDocuments) })).toHaveAttribute(
      'href',
      '/financial',
    );
    await expectAccessible(page, 'financial verification with an account');
  });
});
