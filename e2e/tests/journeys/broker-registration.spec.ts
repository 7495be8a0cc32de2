import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { publicPages } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect, test } from '../../support/fixtures.js';
import { linkTo } from '../../support/mailbox.js';
import { aNewcomer, newPassword } from '../../support/somebody-new.js';
import { signInAs, signTerms } from '../../support/steps/public-pages.js';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a broker is invited, reviews its account with W9, logo and signature, and works once it is activated @both-widths', async ({
  page,
  portal,
}) => {
  const person = aNewcomer('Maria', 'Delgado');
  const administrator = await new ApiClient(portal.url).signIn(demonstrationAccounts.admin.email);
  const created = await administrator.call('POST', 'admin', '/brokers/create', {
    body: {
      firstName: person.firstName,
      lastName: 'Delgad',
      businessName: 'Delgado Capital Advisors',
      emailAddressA: person.email,
      phoneNumberA: '7135550142',
    },
  });
  const id = String(created.body['id']);
  expect((await administrator.call('POST', 'admin', `/brokers/send/${id}`)).body['sentEmail']).toBe(true);
  const link = await linkTo(portal.url, person.email, '/registerBroker/');

  await page.goto(`/registerBroker/${id}?code=not-the-code`);
  await expect(page.getByRole('heading', { level: 1, name: shared.invalidBrokerRegistration })).toBeVisible();
  await expectAccessible(page, 'invalid broker registration');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: publicPages.brokerHeading })).toBeVisible();
  await expect(page.getByLabel('Business name')).toHaveValue('Delgado Capital Advisors');
  await expectAccessible(page, 'review account');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();

  await test.step('uploads: what is not taken says so, what is taken is listed', async () => {
    const w9 = page.getByLabel('Upload W-9');
    await w9.setInputFiles({ name: 'w9.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByText(shared.fileTypeRefused)).toBeVisible();
    await w9.setInputFiles({ name: 'w9.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByLabel('Upload Broker Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByText(new RegExp(`^${screens.uploadComplete}`))).toHaveCount(2);
    await expectAccessible(page, 'review account: uploads');
  });

  await test.step('the form', async () => {
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Create password').fill(newPassword);
    await page.getByLabel('Confirm password').fill(newPassword);
    await signTerms(page, person);
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText(shared.fieldRequired).first()).toBeVisible();
    await expectAccessible(page, 'review account: complaints');
    await page.getByLabel('Business street address').fill('820 Heights Blvd');
    await page.getByLabel('City').fill('Houston');
    await page.getByLabel('State', { exact: false }).last().selectOption('Texas');
    await page.getByLabel('Zip Code').fill('77007');
    await page.getByRole('checkbox', { name: publicPages.brokerTexts }).check();
    await save.click();
    await expect(page.getByText(publicPages.brokerRegistered)).toBeVisible();
    await page.waitForURL('**/login');
  });

  await test.step('the invitation is over, for files too', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: shared.invalidBrokerRegistration })).toBeVisible();
    const late = await fetch(`${portal.url}/api/shell/brokers/${id}/files${link.slice(link.indexOf('?'))}`, {
      method: 'POST',
      headers: { 'x-csrf': '1' },
      body: formOf('w9', pdf, 'w9.pdf'),
    });
    expect(late.status).toBe(410);
  });
  await test.step('activated, it signs in; its files stand in its record', async () => {
    expect((await administrator.call('PUT', 'admin', '/brokers/activateBroker', { body: { id } })).status).toBe(200);
    await signInAs(page, person.email);
    await expect(page).not.toHaveURL(/login/);
    await page.goto('/manageBroker');
    await expect(page.getByText('w9.pdf')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Logo of/ })).toBeVisible();
    await expect(page.getByText('Maria Delgado').first()).toBeVisible();
  });
});

function formOf(type: string, bytes: Buffer, name: string): FormData {
  const form = new FormData();
  form.set('type', type);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}
