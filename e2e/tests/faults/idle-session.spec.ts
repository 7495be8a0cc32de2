import type { BrowserContext, Page } from '@playwright/test';
import { shared } from '@groundwork/domain-messages';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { signIn, signOut } from '../../support/sign-in.js';

const idleMs = 6_000;
/** Long enough to look at the warning with axe on a busy machine. */
const warningMs = 10_000;
/** The dialog looks at the clock once a second. */
const slackMs = 3_000;

const test = testOnOwnPortal({ env: { SESSION_IDLE_MS: String(idleMs), SESSION_WARNING_MS: String(warningMs) } });

const dialog = (page: Page) => page.getByRole('alertdialog', { name: shared.sessionExpired });

async function twoTabs(context: BrowserContext): Promise<[Page, Page]> {
  const first = await context.newPage();
  await signIn(first, 'borrower');
  const second = await context.newPage();
  await second.goto('/home');
  await expect(second.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  return [first, second];
}

const cookiesOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

/** What the server says to the cookies as they were, outside of any browser. */
const statusWith = async (url: string, cookie: string): Promise<number> =>
  (await fetch(`${url}/api/shell/account/session`, { headers: { cookie, 'x-background': '1' } })).status;

test("'Session Expired!' shows in both tabs, and 'Continue' in one continues both", async ({ context, portal }) => {
  const [first, second] = await twoTabs(context);
  await expect(dialog(first)).toBeVisible({ timeout: idleMs + slackMs });
  await expect(dialog(second)).toBeVisible({ timeout: slackMs });
  await dialog(second).getByRole('button', { name: shared.continue }).click();
  await expect(dialog(second)).toBeHidden();
  await expect(dialog(first)).toBeHidden();
  // Past the moment at which the warning would have ended, both still stand, and the server agrees.
  await first.waitForTimeout(warningMs);
  await expect(first).toHaveURL(/\/home$/);
  await expect(second).toHaveURL(/\/home$/);
  expect(await statusWith(portal.url, await cookiesOf(context))).toBe(200);
});

test('activity in one tab counts for the other', async ({ context }) => {
  const [first, second] = await twoTabs(context);
  const end = Date.now() + idleMs + warningMs;
  for (let step = 0; Date.now() < end; step += 1) {
    await second.mouse.move(200 + (step % 10) * 5, 300);
    expect(await dialog(first).isVisible(), 'the other tab warns although somebody is there').toBe(false);
    await second.waitForTimeout(500);
  }
  await expect(first).toHaveURL(/\/home$/);
  await expect(dialog(first)).toBeVisible({ timeout: idleMs + slackMs });
});

test('without an answer both tabs are logged out, and the server refuses the old cookie', async ({
  context,
  portal,
}) => {
  const [first, second] = await twoTabs(context);
  await expect(dialog(first)).toBeVisible({ timeout: idleMs + slackMs });
  const cookie = await cookiesOf(context);
  expect(await statusWith(portal.url, cookie)).toBe(200);
  for (const page of [first, second]) {
    await expect(page).toHaveURL(/\/login/, { timeout: warningMs + slackMs });
    await expect(page.getByText(shared.sessionEnded)).toBeVisible();
  }
  await expect.poll(() => statusWith(portal.url, cookie)).toBe(401);
  await expectAccessible(first, 'sign-in after the session ended');
});

test("'Logout' in the warning ends the session in both tabs, also when both press it at once", async ({
  context,
  portal,
}) => {
  const [first, second] = await twoTabs(context);
  await expect(dialog(first)).toBeVisible({ timeout: idleMs + slackMs });
  await expect(dialog(second)).toBeVisible({ timeout: slackMs });
  await expectAccessible(first, 'session expired');
  for (let press = 0; press < 3; press += 1) await first.keyboard.press('Escape');
  await expect(dialog(first), 'Escape is no answer').toBeVisible();
  const cookie = await cookiesOf(context);
  // Both are at hand before either is pressed: the first logout takes the other tab's dialog away.
  const buttons = await Promise.all(
    [first, second].map((page) => dialog(page).getByRole('button', { name: shared.logout }).elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())));
  for (const page of [first, second]) {
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(shared.errorLoggingYouOut)).toBeHidden();
  }
  expect(await statusWith(portal.url, cookie)).toBe(401);
});

test('a logout in one tab logs the other out', async ({ context, portal }) => {
  const [first, second] = await twoTabs(context);
  const cookie = await cookiesOf(context);
  await signOut(first);
  await expect(second).toHaveURL(/\/login/);
  expect(await statusWith(portal.url, cookie)).toBe(401);
});
