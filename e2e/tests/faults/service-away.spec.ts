import { once } from 'node:events';
import { request } from 'node:http';
import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { demonstrationAccounts, purchaseContract, sites } from '@groundwork/demonstration/facts';
import { borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { portsFrom } from '@groundwork/server-config';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import type { TestPortal } from '../../support/portal.js';
import { signIn } from '../../support/sign-in.js';

/** Draws and files run in processes of their own, so that they can be taken away. */
const test = testOnOwnPortal({ except: ['draws', 'files'] });
async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

test('without the draws service the borrower goes on; draws say that they are not available, and come back', async ({
  page,
  portal,
}) => {
  await signIn(page, 'borrower');
  await page.goto('/loans');
  await expect(page.getByText(sites.active.name).first()).toBeVisible();
  await ended(portal.unit('draws'), 'SIGKILL');

  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'PENDING' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(sites.budgeted.name) })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(borrower.drawsUnavailable)).toBeVisible();

  await page.getByRole('link', { name: 'Add Project' }).first().click();
  await expect(page.getByRole('main').getByText(sites.budgeted.name).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(sites.budgeted.name) })
    .first()
    .click();
  await page.waitForURL(/\/applications\/[\w-]{36}/);
  await expect(page.getByRole('heading', { name: sites.budgeted.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  await page.getByRole('link', { name: /^Active Projects/ }).click();
  await expect(page.getByRole('alert').getByText(borrower.drawsUnavailable)).toBeVisible();
  await expectAccessible(page, 'loans without draws');

  await portal.startUnit('draws');
  await page.getByRole('button', { name: screens.tryAgain }).click();
  await expect(page.getByText(sites.active.name).first()).toBeVisible();
  await expect(page.getByText(borrower.drawsUnavailable)).toBeHidden();
});

interface SlowUpload {
  /** Sends the second half and gives the answer. */
  finish(): Promise<{ status: number; text: string }>;
}

/** Longer than what the gateway waits for as a whole: the service has its first half. */
const moreThanSmall = 3 * 1024 * 1024;

/** An upload through gateway, BFF and service, of which the first half is on its way. */
async function halfAnUpload(
  client: ApiClient,
  applicationId: string,
  name: string,
  content: Uint8Array,
): Promise<SlowUpload> {
  const boundary = 'e2e-boundary';
  const field = (key: string, value: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const body = Buffer.concat([
    Buffer.from(
      // What stands before the first boundary belongs to nothing (RFC 2046, 5.1.1).
      `${'-'.repeat(72)}\r\n`.repeat(moreThanSmall / 74) +
        `${field('applicationId', applicationId)}${field('type', 'purchasecontract')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const half = body.length >> 1;
  const sending = request(`${client.url}/api/borrower/fileUpload/application`, {
    method: 'POST',
    headers: {
      cookie: client.cookie,
      'x-csrf': '1',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    },
  });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', reject);
    });
  });
  answer.catch(() => undefined);
  sending.write(body.subarray(0, half));
  await pause(1_000);
  return {
    finish: () => {
      sending.end(body.subarray(half));
      return answer;
    },
  };
}

test('a request in flight when its service is told to stop is answered; the service ends after it', async ({
  portal,
}) => {
  const client = await new ApiClient(portal.url).signIn(demonstrationAccounts.borrower.email);
  const companyId = String((client.login['companies'] as { companyId: string }[])[0]?.companyId);
  const waiting = await client.call('GET', 'borrower', `/application/inProgress/${companyId}`);
  const applicationId = String((waiting.body as unknown as { id: string }[])[0]?.id);
  const content = await purchaseContract(sites.budgeted);
  // A browser opens connections in advance; one that never sent anything must not hold the service.
  const silent = connect(portsFrom(portal.port).services.files, '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');

  const upload = await halfAnUpload(client, applicationId, 'in flight.pdf', content);
  const files = portal.unit('files');
  const exit = once(files, 'exit');
  files.kill('SIGTERM');
  await pause(1_500);
  expect(files.exitCode, 'the service waits for the request').toBeNull();
  const stopping = Date.now();
  const { status, text } = await upload.finish();
  expect([200, 201], text).toContain(status);
  expect(await exit).toEqual([0, null]);
  expect(Date.now() - stopping, 'milliseconds until the service ended').toBeLessThan(4_000);
  silent.destroy();

  await portal.startUnit('files');
  const listed = await client.call('GET', 'borrower', `/fileUpload/application/${applicationId}`);
  expect(listed.text).toContain('in flight.pdf');
});

test('the whole portal ends within seconds while browsers and silent connections are on it', async ({
  page,
  portal,
}: {
  page: Page;
  portal: TestPortal;
}) => {
  await signIn(page, 'borrower');
  const ports = portsFrom(portal.port);
  const silent = [ports.gateway, ...Object.values(ports.remotes), ports.bffs.shell, ports.services.identity].map(
    (port) => connect(port, 'localhost').on('error', () => undefined),
  );
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  const begun = Date.now();
  await portal.stop();
  expect(Date.now() - begun).toBeLessThan(6_000);
  for (const socket of silent) socket.destroy();
});
