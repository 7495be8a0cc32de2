import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { notices } from '@groundwork/domain-messages-letters';
import { frame, publicPages, signIn as sentences } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect, test } from '../../support/fixtures.js';
import type { Somebody } from '../../support/sign-in.js';
import { signIn } from '../../support/sign-in.js';
import { patient } from '../../support/patience.js';

const asSomebody = (url: string, who: Somebody) => new ApiClient(url).signIn(demonstrationAccounts[who].email);
const bell = (page: Page) => page.getByRole('button', { name: new RegExp(`^${frame.notifications}`) });
const panel = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^${frame.notifications}`) });

/** An administrator writes to the borrower about its submitted application: one line of the bell, with this text. */
async function sendNotice(url: string, message: string): Promise<void> {
  const [admin, borrower] = [await asSomebody(url, 'admin'), await asSomebody(url, 'borrower')];
  const companyId = String((borrower.login['companies'] as { companyId: string }[])[0]?.companyId);
  const applications = (await borrower.call('GET', 'borrower', `/application/company/${companyId}`))
    .body as unknown as { id: string }[];
  const answer = await admin.call('POST', 'admin', `/application/sendnotice/${applications[0]?.id}`, {
    body: { message },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.status, answer.text).toBe(200);
}

/** An administrator adds a broker and sends the invitation, as the page does. */
async function inviteBroker(url: string, emailAddressA: string): Promise<void> {
  const admin = await asSomebody(url, 'admin');
  const broker = {
    firstName: 'Imani',
    lastName: 'Adeyemi',
    businessName: 'Adeyemi Construction Finance',
    emailAddressA,
    phoneNumberA: '7135550199',
  };
  const created = await admin.call('POST', 'admin', '/brokers/create', {
    body: broker,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(created.status, created.text).toBeLessThan(300);
  const sent = await admin.call('POST', 'admin', `/brokers/send/${String(created.body['id'])}`, {
    body: {},
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(sent.status, sent.text).toBeLessThan(300);
}

test('a newcomer finds the invitation in the mailbox and follows its link', async ({ page, portal }) => {
  const email = `imani.adeyemi.${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/login');
  await page.getByRole('link', { name: sentences.mailboxLink }).click();
  await expect(page.getByRole('heading', { level: 1, name: publicPages.mailbox })).toBeFocused();
  await page.getByLabel(publicPages.mailboxSearch).fill(email);
  await expect(
    page.getByRole('heading', { name: publicPages.mailboxNothingFound.replace('{to}', email) }),
  ).toBeVisible();
  await expectAccessible(page, 'mailbox without a letter');

  await test.step('the letter arrives without reload', async () => {
    await inviteBroker(portal.url, email);
    await page.getByRole('button', { name: new RegExp(email) }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Your invitation to Groundwork' })).toBeFocused();
    await expectAccessible(page, 'mailbox with a letter', { except: 'iframe' });
  });

  await test.step('back leads to the list, forward to the letter', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Your invitation to Groundwork' })).toHaveCount(0);
    await expect(page.getByLabel(publicPages.mailboxSearch)).toHaveValue(email);
    await page.getByRole('button', { name: new RegExp(email) }).click();
  });

  await test.step('its link opens in this tab', async () => {
    const letter = page.frameLocator('iframe');
    await expect(letter.getByText('you are invited to register Adeyemi Construction Finance')).toBeVisible();
    await letter.getByRole('link', { name: 'Review your account' }).click();
    await expect(page).toHaveURL(/\/registerBroker\/[0-9a-f-]{36}\?code=\S+/);
    const { pathname, searchParams } = new URL(page.url());
    const invited = await page.request.get(
      `/api/shell/brokers/${pathname.split('/').at(-1)}?code=${searchParams.get('code')}`,
    );
    expect(((await invited.json()) as { emailAddressA: string }).emailAddressA).toBe(email);
  });
});

test('a text message is marked and shown beside the letter of the same decision @any-width', async ({
  page,
  portal,
}) => {
  const borrower = await asSomebody(portal.url, 'borrower');
  const mobileNumber = `713555${String(Math.floor(Math.random() * 9000) + 1000)}`;
  const consent = await borrower.call('POST', 'borrower', '/userprofile', {
    body: { mobileNumber, canSendMessages: true },
  });
  expect(consent.status, consent.text).toBeLessThan(300);
  await page.goto('/mailbox');
  await page.getByLabel(publicPages.mailboxSearch).fill(mobileNumber);
  await decidePendingDraw(portal.url);
  const entry = page.getByRole('button', { name: new RegExp(mobileNumber) });
  await expect(entry).toContainText(publicPages.textMessage);
  await entry.click();
  await expect(page.getByRole('article').getByRole('link', { name: `${portal.url}/loans` })).toBeVisible();
  await expectAccessible(page, 'text message');
});

/** Approves the oldest draw request of the borrower that waits. */
async function decidePendingDraw(url: string): Promise<void> {
  const [admin, borrower] = [await asSomebody(url, 'admin'), await asSomebody(url, 'borrower')];
  const companyId = String((borrower.login['companies'] as { companyId: string }[])[0]?.companyId);
  const draws = (await borrower.call('GET', 'borrower', `/drawrequest/company/${companyId}`)).body as unknown as {
    id: string;
    statusId: number;
    version: number;
  }[];
  const waiting = draws.find(({ statusId }) => statusId === 1);
  if (!waiting) throw new Error('The demonstration has no draw request that waits.');
  const decided = await admin.call('PUT', 'admin', '/drawrequest/accept', {
    body: { id: waiting.id, version: waiting.version },
  });
  expect(decided.status, decided.text).toBe(200);
}

test('the borrower’s bell rings without reload, in every tab, and lines are read one by one and all at once @any-width', async ({
  page,
  context,
  portal,
}) => {
  await signIn(page, 'borrower');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(bell(other)).toBeVisible();
  const messages = ['First', 'Second', 'Third'].map((text) => `${text} ${randomUUID().slice(0, 6)}`);
  await bell(page).click();
  if (await panel(page).getByRole('button', { name: frame.markAllRead }).isVisible())
    await panel(page).getByRole('button', { name: frame.markAllRead }).click();
  await expect(panel(page).getByText(frame.noUnreadNotifications)).toBeVisible();
  await expectAccessible(page, 'bell without a line');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  for (const message of messages) await sendNotice(portal.url, message);
  for (const tab of [page, other])
    await expect(bell(tab)).toHaveAccessibleName(`${frame.notifications}, 3 unread`, { timeout: patient(5_000) });
  await expect(page.getByRole('status').filter({ hasText: messages[2] ?? '' })).toContainText(frame.newNotification);

  await test.step('one, by keyboard; the focus goes on to the next', async () => {
    await bell(page).press('Enter');
    const lines = panel(page).getByRole('listitem');
    await expect(lines.first()).toContainText(messages[2] ?? '');
    await expectAccessible(page, 'bell with lines');
    await lines
      .first()
      .getByRole('button', { name: new RegExp(`^${frame.markRead}`) })
      .press('Enter');
    await expect(lines).toHaveCount(2);
    await expect(lines.first().getByRole('button', { name: new RegExp(`^${frame.markRead}`) })).toBeFocused();
    await expect(bell(other)).toHaveAccessibleName(`${frame.notifications}, 2 unread`);
  });
  await test.step('all', async () => {
    await panel(page).getByRole('button', { name: frame.markAllRead }).click();
    await expect(panel(page).getByText(frame.noUnreadNotifications)).toBeVisible();
    await expect(bell(other)).toHaveAccessibleName(frame.notifications);
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName(frame.notifications);
  });
});

/** A PNG of one pixel. */
const drawing =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

test('an administrator and a broker hear of theirs @any-width', async ({ page, portal, browser }) => {
  await signIn(page, 'admin');
  const brokerPage = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signIn(brokerPage, 'broker');
  await expect(bell(brokerPage)).toBeVisible();
  const client = `Weiss Custom Homes ${randomUUID().slice(0, 6)}`;
  const broker = await asSomebody(portal.url, 'broker');
  const brokerId = String(broker.login['brokerId']);
  const admin = await asSomebody(portal.url, 'admin');
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const created = await admin.call('POST', 'admin', '/brokeragreements/create/new', {
    body: {
      brokerId,
      clientName: client,
      clientRepresentativeName: 'Ada Weiss',
      startDate: day(0),
      expirationDate: day(90),
      additionalFee: 0,
      clientFeePercent: 1,
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(created.status, created.text).toBeLessThan(300);
  await bell(brokerPage).click();
  await expect(panel(brokerPage).getByText(notices.agreementOffered.replace('{clientName}', client))).toBeVisible({
    timeout: patient(5_000),
  });
  const { id } = created.body;
  const { body: read } = await broker.call('GET', 'broker', `/brokeragreements/${String(id)}/text`);
  const signed = await broker.call('POST', 'broker', '/brokeragreements/sign', {
    body: { id, brokerSignature: drawing, signedName: 'Priya Raman', textHash: read['contentHash'] },
  });
  expect(signed.status, signed.text).toBe(200);
  await bell(page).click();
  await expect(panel(page).getByText(notices.agreementSubmitted.replace('{clientName}', client))).toBeVisible({
    timeout: patient(5_000),
  });
  const changed = await admin.call('PUT', 'admin', '/brokeragreements/update', {
    body: { id, additionalFee: 0.5 },
  });
  expect(changed.status, changed.text).toBe(200);
  await expect(panel(brokerPage).getByText(notices.agreementUpdated.replace('{clientName}', client))).toBeVisible({
    timeout: patient(5_000),
  });
  await brokerPage.context().close();
});

test('while the stream is away the bell asks at intervals, and reads the stream when it is back @any-width', async ({
  page,
  portal,
}) => {
  test.setTimeout(patient(120_000));
  await page.route('**/api/shell/notification/stream', (route) => route.abort('connectionfailed'));
  await signIn(page, 'borrower');
  const message = `By asking ${randomUUID().slice(0, 6)}`;
  await sendNotice(portal.url, message);
  await bell(page).click();
  await expect(panel(page).getByText(message)).toBeVisible({ timeout: patient(30_000) });
  await page.unroute('**/api/shell/notification/stream');
  await page.waitForResponse('**/api/shell/notification/stream', { timeout: patient(10_000) });
  const again = `By the stream ${randomUUID().slice(0, 6)}`;
  await sendNotice(portal.url, again);
  await expect(panel(page).getByText(again)).toBeVisible({ timeout: patient(5_000) });
});
