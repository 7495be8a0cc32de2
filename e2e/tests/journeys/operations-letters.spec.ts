import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { auditSentences, operations as words } from '@groundwork/domain-messages-admin';
import { expectAccessible } from '../../support/accessibility.js';
import { testWithMailServer } from '../../support/mail-server.js';
import { signIn } from '../../support/sign-in.js';
import { inviteBroker } from '../../support/steps/administrator.js';
import { patient } from '../../support/patience.js';

const test = testWithMailServer();

/** Letters whose links have ended, and whose words are kept no more: nobody waits for that here. */
async function expectRoomForWhatIsGone(page: Page): Promise<void> {
  const list = '**/api/admin/operations/letters*';
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const { messages, next } = (await response.json()) as { messages: object[]; next: string | null };
    const gone = { expiresAt: '2026-01-02T15:00:00.000Z', canBeSent: false, mayHaveArrived: true };
    await route.fulfill({ response, json: { messages: messages.map((one) => ({ ...one, ...gone })), next } });
  });
  await page.reload();
  await expect(page.getByText(words.bodyGone).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'operations: letters whose links have ended');
  await page.unroute(list);
  await page.reload();
}

test('a super administrator has a letter sent again that did not leave, and puts one aside @both-widths', async ({
  page,
  mail,
}) => {
  const email = 'imani@brokers.example';
  mail.knowsPeople = false;
  await signIn(page, 'super');
  await inviteBroker(page, email);
  await page.getByRole('button', { name: 'Send Again?' }).click();

  await page.goto('/operations?view=letters');
  const letters = page.getByRole('table', { name: words.letters });
  const refused = letters.getByText('no such mailbox');
  await expect(refused).toHaveCount(2, { timeout: patient(20_000) });
  // Neither the page nor what it read names anybody, though the server that refused did.
  await expect(letters).toContainText('i••••@brokers.example');
  await expect(page.getByText(email)).toHaveCount(0);
  await expectAccessible(page, 'operations: letters');
  await expectRoomForWhatIsGone(page);

  const act = async (action: string) => {
    await letters
      .getByRole('button', { name: `${action}: ` })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expectAccessible(page, `operations: ${action}`);
    await question.getByRole('button', { name: action, exact: true }).dblclick();
    await expect(question).toHaveCount(0);
  };
  mail.knowsPeople = true;
  await act(words.letterAgain);
  await expect(refused).toHaveCount(1);
  await expect.poll(() => mail.taken).toEqual([email]);
  await act(words.letterAside);
  await expect(page.getByText(words.lettersNone)).toBeVisible();
  expect(mail.taken).toEqual([email]);

  await page.goto('/audit');
  for (const kind of ['operation.begun', 'operation.letter_sent_again', 'operation.letter_aside'] as const)
    await expect(page.getByText(auditSentences[kind]).filter({ visible: true }).first()).toBeVisible();
});
