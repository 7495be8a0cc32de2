import type { Browser, BrowserContext, Page } from '@playwright/test';
import { shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { signIn, signOut } from '../../support/sign-in.js';

/** Long enough to open the tabs of all scenes one after another. */
const idleMs = 9_000;
/** Long enough to look at the warning with axe on a busy machine. */
const warningMs = 10_000;
/** The dialog looks at the clock once a second. */
const slackMs = 3_000;

const test = testOnOwnPortal({ env: { SESSION_IDLE_MS: String(idleMs), SESSION_WARNING_MS: String(warningMs) } });

/** A session of its own in two tabs. */
interface Scene {
  readonly context: BrowserContext;
  readonly first: Page;
  readonly second: Page;
  /** Where the portal is. */
  readonly url: string;
}

const dialog = (page: Page) => page.getByRole('alertdialog', { name: frame.sessionExpired });

async function twoTabs(context: BrowserContext, url: string): Promise<Scene> {
  const first = await context.newPage();
  await signIn(first, 'borrower');
  const second = await context.newPage();
  await second.goto('/home');
  await expect(second.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  return { context, first, second, url };
}

let moves = 0;
/** Somebody is there, in one tab. */
const move = (page: Page) => page.mouse.move(200 + (moves++ % 10) * 5, 300);

const cookiesOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

/** What the server says to the cookies as they were, outside of any browser. */
const statusWith = async (url: string, cookie: string): Promise<number> =>
  (await fetch(`${url}/api/shell/account/session`, { headers: { cookie, 'x-background': '1' } })).status;

async function warned({ first, second }: Scene): Promise<void> {
  await expect(dialog(first)).toBeVisible({ timeout: idleMs + slackMs });
  await expect(dialog(second)).toBeVisible({ timeout: slackMs });
}

const scenes: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  "'Session Expired!' shows in both tabs, and 'Continue' in one continues both": async (scene) => {
    const { context, first, second, url } = scene;
    await warned(scene);
    await dialog(second).getByRole('button', { name: screens.continue }).click();
    await expect(dialog(second)).toBeHidden();
    await expect(dialog(first)).toBeHidden();
    // Past the moment at which the warning would have ended, both still stand, and the server agrees.
    await first.waitForTimeout(warningMs);
    await expect(first).toHaveURL(/\/home$/);
    await expect(second).toHaveURL(/\/home$/);
    expect(await statusWith(url, await cookiesOf(context))).toBe(200);
  },
  'activity in one tab counts for the other': async ({ first, second }) => {
    for (const end = Date.now() + idleMs + warningMs; Date.now() < end; await second.waitForTimeout(500)) {
      await move(second);
      expect(await dialog(first).isVisible(), 'the other tab warns although somebody is there').toBe(false);
    }
    await expect(first).toHaveURL(/\/home$/);
    await expect(dialog(first)).toBeVisible({ timeout: idleMs + slackMs });
  },
  'without an answer both tabs are logged out, and the server refuses the old cookie': async (scene) => {
    const { context, first, second, url } = scene;
    await warned(scene);
    const cookie = await cookiesOf(context);
    expect(await statusWith(url, cookie)).toBe(200);
    for (const page of [first, second]) {
      await expect(page).toHaveURL(/\/login/, { timeout: warningMs + slackMs });
      await expect(page.getByText(shared.sessionEnded)).toBeVisible();
    }
    await expect.poll(() => statusWith(url, cookie)).toBe(401);
    await expectAccessible(first, 'sign-in after the session ended');
  },
  "'Logout' in the warning ends the session in both tabs, also when both press it at once": async (scene) => {
    const { context, first, second, url } = scene;
    await warned(scene);
    await expectAccessible(first, 'session expired');
    for (let press = 0; press < 3; press += 1) await first.keyboard.press('Escape');
    await expect(dialog(first), 'Escape is no answer').toBeVisible();
    const cookie = await cookiesOf(context);
    // Both are at hand before either is pressed: the first logout takes the other tab's dialog away.
    const buttons = await Promise.all(
      [first, second].map((page) => dialog(page).getByRole('button', { name: screens.logout }).elementHandle()),
    );
    await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())));
    for (const page of [first, second]) {
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText(frame.errorLoggingYouOut)).toBeHidden();
    }
    expect(await statusWith(url, cookie)).toBe(401);
  },
};

/** The tabs of all scenes; somebody is there in those that are open already. */
async function openAll(browser: Browser, url: string): Promise<Scene[]> {
  const opened: Scene[] = [];
  while (opened.length < Object.keys(scenes).length) {
    const opening = twoTabs(await browser.newContext({ baseURL: url }), url);
    let open = false;
    const done = opening.finally(() => (open = true));
    while (!open) {
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 1000))]);
      for (const { first } of opened) await move(first);
    }
    opened.push(await opening);
  }
  return opened;
}

// They wait for the same clock, each in a session of its own.
test('an idle session: warned, continued, ended and kept, in two tabs', async ({ browser, portal }) => {
  const opened = await openAll(browser, portal.url);
  const outcomes = await Promise.allSettled(
    Object.entries(scenes).map(([title, scene], place) => test.step(title, () => scene(opened[place] as Scene))),
  );
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ reason }) => reason as Error),
      failed.map(({ reason }) => String((reason as Error).message)).join('\n\n'),
    );
});

test('a logout in one tab logs the other out', async ({ context, portal }) => {
  const { first, second } = await twoTabs(context, portal.url);
  const cookie = await cookiesOf(context);
  await signOut(first);
  await expect(second).toHaveURL(/\/login/);
  expect(await statusWith(portal.url, cookie)).toBe(401);
});
