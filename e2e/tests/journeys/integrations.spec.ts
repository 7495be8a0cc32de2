import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { apiReference, apiTokens, titles, webhooks } from '@groundwork/domain-messages-admin';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { signIn } from '../../support/sign-in.js';
import { patient } from '../../support/patience.js';

/** What is shown once, and copied from there. */
async function shownOnce(page: Page, title: string, label: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  const secret = await dialog.getByLabel(label, { exact: true }).inputValue();
  await dialog.getByRole('button', { name: apiTokens.done }).click();
  await expect(dialog).toBeHidden();
  return secret;
}

test('a super administrator makes a token, a program calls with it, and it ends @both-widths', async ({ page }) => {
  await signIn(page, 'super');
  await page.goto('/apitokens');
  await page.getByRole('button', { name: apiTokens.make }).click();
  const form = page.getByRole('dialog', { name: apiTokens.make });
  await form.getByLabel('Name').fill('Export of the book');
  await form.getByLabel(apiTokens.resources.loans).selectOption({ label: apiTokens.access.read });
  await form.getByRole('button', { name: apiTokens.create }).click();
  const token = await shownOnce(page, apiTokens.made, apiTokens.token);
  await expectAccessible(page, 'api tokens');

  const trial = page.getByRole('region', { name: apiReference.attempt });
  const tryIt = async () => {
    await page.goto('/apireference?scope=loans:read');
    await expectAccessible(page, 'api reference');
    await page.getByRole('link', { name: 'GET /api/admin/portfolio', exact: true }).click();
    // Nothing is there of what was pasted before.
    await expect(trial.getByLabel(apiReference.token)).toHaveValue('');
    await trial.getByLabel(apiReference.token).fill(token);
    await trial.getByRole('button', { name: apiReference.send }).click();
  };
  await test.step('the page of calls tries it, as a program would', async () => {
    await tryIt();
    await expect(trial.getByText(/^Answered 200 /)).toBeVisible();
    await expectAccessible(page, 'api reference: a call');
  });
  await test.step('what it was not let in to is refused by its scope', async () => {
    const answer = await page.request.get('/api/admin/audit', { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status(), ((await answer.json()) as { code: string }).code]).toEqual([403, 'scope.missing']);
  });
  await test.step('it ends at a press', async () => {
    await page.goto('/apitokens');
    const row = page.getByRole('button', { name: `${apiTokens.revoke}: Export of the book` }).locator('visible=true');
    await row.click();
    await page.getByRole('alertdialog').getByRole('button', { name: apiTokens.revoke }).click();
    await expect(page.getByText(apiTokens.states.revoked, { exact: true }).locator('visible=true')).toBeVisible();
    await tryIt();
    await expect(trial.getByText(/^Answered 401 /)).toBeVisible();
  });
});

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program that hears of events. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer(async (request, reply) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(pieces).toString('utf8') });
    reply.writeHead(200).end('thanks');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/hooks`, close: () => server.close() };
}

/** Of the signatures of something that was told those that a secret makes. */
function signedBy(secret: string, { headers, body }: Received): string[] {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature'])
    .split(' ')
    .filter((each) => each === signature);
}

test('a webhook is set up, tried, sent again and gets a new secret beside the old one @both-widths', async ({
  page,
}) => {
  const receiver = await startReceiver();
  const { received } = receiver;
  const heard = (number: number) => expect.poll(() => received.length, { timeout: patient(20_000) }).toBe(number);
  await signIn(page, 'super');
  await page.goto('/webhooks');
  await expect(page.getByRole('heading', { level: 1, name: titles.webhooks })).toBeVisible();
  await page.getByRole('button', { name: webhooks.make }).click();
  const form = page.getByRole('dialog', { name: webhooks.make });
  await form.getByLabel('Name').fill('Accounting');
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByLabel('funding.paid').check();
  await form.getByRole('button', { name: webhooks.save }).click();
  const first = await shownOnce(page, webhooks.secretShown, webhooks.secret);
  await expectAccessible(page, 'webhooks');
  await page.getByRole('link', { name: 'Accounting' }).locator('visible=true').click();

  await test.step('a test arrives, signed, and is sent again under its id', async () => {
    await page.getByRole('button', { name: webhooks.ping }).click();
    await heard(1);
    await page
      .getByRole('button', { name: new RegExp(`^${webhooks.show}: ping`) })
      .locator('visible=true')
      .click();
    const delivery = page.getByRole('dialog');
    await expect(delivery.getByText('thanks').locator('visible=true')).toBeVisible();
    await expectAccessible(page, 'webhook: a delivery');
    await delivery.getByRole('button', { name: webhooks.again }).click();
    await heard(2);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    for (const one of received) expect(signedBy(first, one)).toHaveLength(1);
  });
  await test.step('a new secret signs beside the old one', async () => {
    await page.getByRole('button', { name: webhooks.rotate }).click();
    await expectAccessible(page, 'webhook: a new secret');
    await page.getByRole('dialog').getByRole('button', { name: webhooks.rotateSubmit }).click();
    const second = await shownOnce(page, webhooks.secretShown, webhooks.secret);
    await expect(page.getByText(/The old one counts until/)).toBeVisible();
    await page.getByRole('button', { name: webhooks.ping }).click();
    await heard(3);
    const last = received[2] as Received;
    expect([signedBy(second, last).length, signedBy(first, last).length]).toEqual([1, 1]);
    await expectAccessible(page, 'webhook: its deliveries');
  });
  await test.step('the audit record tells what was done', async () => {
    await page.goto('/audit');
    for (const text of ['Webhook made', 'Deliveries of a webhook sent again', 'Secret of a webhook rotated'])
      await expect(page.getByRole('main').getByText(text).locator('visible=true').first()).toBeVisible();
  });
  receiver.close();
});
