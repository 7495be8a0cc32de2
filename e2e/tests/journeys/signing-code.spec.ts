import type { Page } from '@playwright/test';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { fill, signing } from '@groundwork/domain-messages';
import { lenderPage, signingSetting } from '@groundwork/domain-messages-admin';
import { mails } from '@groundwork/domain-messages-letters';
import { frame, publicPages, security, signingPage as words } from '@groundwork/domain-messages-shell';
import { extractText } from 'unpdf';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect } from '../../support/fixtures.js';
import { letterTo } from '../../support/mailbox.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { fillSignIn, signIn, signOut } from '../../support/sign-in.js';

// What the lender asks of who signs holds for everybody.
const test = testOnOwnPortal();

const { borrower } = demonstrationAccounts;
const typedName = `${borrower.firstName} ${borrower.lastName}`;
const terms = (page: Page) => page.getByRole('dialog', { name: frame.esignTitle });
const question = (page: Page) => page.getByRole('dialog', { name: words.heading });

/** Chooses what people prove, as a super administrator does. */
async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: signingSetting.save, exact: true }).click();
  await expect(page.getByText(/is in force/)).toBeVisible();
}

test('where the lender asks for a code, a borrower signs with the one of the letter, and with no other @both-widths', async ({
  page,
  portal,
}) => {
  await test.step('a super administrator asks for codes', async () => {
    await signIn(page, 'super');
    await page.goto('/settings');
    await page.getByRole('link', { name: signingSetting.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: signingSetting.title })).toBeVisible();
    await expectAccessible(page, 'settings: sign-in and signatures');
    await choose(page, signingSetting.demands.code);
    await signOut(page);
  });
  const client = await new ApiClient(portal.url).signIn(borrower.email);
  const acceptances = async () =>
    (await client.call('GET', 'shell', `/esign/user/${String(client.login['userId'])}`)).body as unknown as {
      id: string;
      withdrawnDate: string | null;
    }[];
  await test.step('a borrower who signs is asked, and nothing goes out before it is wanted', async () => {
    for (const { id, withdrawnDate } of await acceptances())
      if (withdrawnDate === null) await client.call('DELETE', 'shell', `/esign/${id}`);
    await signIn(page, 'borrower');
    await page.goto('/home');
    await terms(page).getByLabel(publicPages.signatureLabel).fill(typedName);
    await terms(page).getByRole('button', { name: frame.agreeToEsign }).click();
    await expect(question(page)).toBeVisible();
    await expectAccessible(page, 'question before a signature');
    await question(page).getByRole('button', { name: words.send }).click();
    await expect(question(page).getByRole('status').getByText('***@')).toBeVisible();
    await expect(question(page).getByLabel(security.code)).toBeFocused();
  });
  const subject = fill(mails.signingCode.subject, { lender: 'Groundwork' });
  const code = /Your code is (\d{6})/.exec((await letterTo(portal.url, borrower.email, subject)).text ?? '')?.[1] ?? '';
  await test.step('a wrong code says how many tries remain, and what was typed is still there', async () => {
    await page.keyboard.type(code === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await expect(question(page).getByText(fill(signing.codeWrong, { left: 4 }))).toBeVisible();
    await expectAccessible(page, 'a wrong code before a signature');
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await expect(terms(page).getByLabel(publicPages.signatureLabel)).toHaveValue(typedName.toUpperCase());
  });
  await test.step('the right one signs', async () => {
    await terms(page).getByRole('button', { name: frame.agreeToEsign }).click();
    await expect(question(page).getByRole('status').getByText('***@')).toBeVisible();
    await question(page).getByLabel(security.code).fill(code);
    await question(page).getByRole('button', { name: words.confirm }).click();
    await expect(terms(page).getByText(frame.esignAccepted)).toBeVisible();
    await expect(terms(page)).toBeHidden();
  });
  await test.step('the certificate says so', async () => {
    const signed = (await acceptances()).find(({ withdrawnDate }) => withdrawnDate === null);
    const answer = await page.request.get(`/api/shell/esign/${signed?.id ?? ''}/certificate`);
    const { text } = await extractText(new Uint8Array(await answer.body()), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain('signed-in session and one-time code by letter to');
  });
  await signOut(page);
  await signIn(page, 'super');
  await page.goto('/settings/signing');
  await expect(page.getByRole('link', { name: lenderPage.title }).first()).toBeVisible();
  await choose(page, signingSetting.demands.session);
});

test('where the lender asks everybody for a second factor, a borrower sets one up at the next sign-in @both-widths', async ({
  page,
}) => {
  await test.step('a super administrator asks everybody', async () => {
    await signIn(page, 'super');
    await page.goto('/settings/signing');
    await choose(page, signingSetting.groups.everybody);
    await signOut(page);
  });
  await test.step('the password alone does not open a session', async () => {
    await page.goto('/login');
    await fillSignIn(page, 'borrower');
    await expect(page.getByText(security.enrolAtSignIn)).toBeVisible();
    await expectAccessible(page, 'a second factor at sign-in, of a borrower');
  });
});
