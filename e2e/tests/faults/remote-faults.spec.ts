import type { Page } from '@playwright/test';
import { verification } from '@groundwork/domain-messages-borrower';
import { frame, remotes } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { publishCopy, registryCommand } from '../../support/publishing.js';
import {
  breakRemote,
  expectExplainedInTime,
  expectTopBarWorks,
  explanation,
  faults,
  mend,
  parts,
  remoteOrigin,
  tryAgain,
  watchForReload,
} from '../../support/remotes.js';
import { fillSignIn, signIn, signOut } from '../../support/sign-in.js';

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', level: 1 });

/** From the explanation back to the area by 'Try again' alone. */
async function recovers(page: Page): Promise<void> {
  const notReloaded = await watchForReload(page);
  await expectTopBarWorks(page);
  await mend(page);
  await tryAgain(page).click();
  await expect(dashboard(page)).toBeVisible();
  await expect(explanation(page)).toBeHidden();
  await notReloaded();
}

for (const part of ['manifest', 'entry', 'chunk'] as const)
  test(`${part} missing, broken or slow: explained in time, the shell goes on, 'Try again' recovers`, async ({
    page,
    portal,
  }) => {
    await test.step('missing, from the sign-in on', async () => {
      await breakRemote(page, portal, 'borrower', part, 'missing');
      await page.goto('/login');
      await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
      await expectAccessible(page, `area without its ${part}`);
      // Tried again too early, it is explained again.
      await expectExplainedInTime(page, () => tryAgain(page).click());
      await recovers(page);
    });
    for (const fault of ['garbage', 'unavailable', 'slow'] as const)
      await test.step(fault, async () => {
        await breakRemote(page, portal, 'borrower', part, fault);
        await expectExplainedInTime(page, () => page.goto('/home'));
        await recovers(page);
      });
  });

test("registry missing, broken or slow: explained in time, 'Try again' recovers", async ({ page, portal }) => {
  await signIn(page, 'borrower');
  for (const fault of ['missing', 'garbage', 'slow'] as const)
    await test.step(fault, async () => {
      await page.route(`${portal.url}/remotes.json`, (route) => faults[fault](route, portal.url));
      await expectExplainedInTime(page, () => page.goto('/home'));
      await recovers(page);
    });
});

test("the area of who was here before, and its home, are fetched beside the page's own scripts", async ({
  page,
  portal,
}) => {
  await signIn(page, 'borrower');
  const [first] = await page.locator('head link[rel=preload][href^="/"]').all();
  const address = await first?.getAttribute('href');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(`${portal.url}${address}`, async (route) => {
    await held;
    await route.continue();
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  const answer = page.waitForResponse('**/mf-manifest.json');
  await page.goto('/home', { waitUntil: 'commit' });
  const { home } = (await (await answer).json()) as { home: string[] };
  expect(home.length).toBeGreaterThan(0);
  await expect.poll(() => home.filter((file) => !fetched.includes(file))).toEqual([]);
  letThrough();
  await expect(dashboard(page)).toBeVisible();
  expect(fetched.filter((file) => home.includes(file))).toEqual(home);
});

/** The one `mount` that the remote exposes, in its built code. */
const throwingMount =
  (condition: string) =>
  (code: string): string =>
    code.replace(/\{mount\((\w+),(\w+)\)\{/g, (head) => `${head}if(${condition})throw new Error("broken on purpose");`);

test('a version that throws when it is mounted: explained in time, and gone with the rollback', async ({
  page,
  portal,
}) => {
  publishCopy(portal, 'borrower', 'throws-1', throwingMount('true'));
  await page.goto('/login');
  await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
  await registryCommand(portal, 'rollback', 'borrower');
  await recovers(page);
});

test('a remote that throws once: the same version recovers', async ({ page, portal }) => {
  publishCopy(portal, 'borrower', 'throws-2', throwingMount('!window.e2eMended'));
  await page.goto('/login');
  await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
  await page.evaluate(() => Object.assign(window, { e2eMended: true }));
  await recovers(page);
  await registryCommand(portal, 'rollback', 'borrower');
});

test('a version for another React is refused in words, and gone with the rollback', async ({ page, portal }) => {
  publishCopy(portal, 'borrower', 'older-react', (code) =>
    code.replace(/("name":"react"[^}]*?"requiredVersion":)"[^"]*"/, '$1"^18.2.0"'),
  );
  await page.goto('/login');
  await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
  await expect(explanation(page)).toContainText('It was made for react ^18.2.0, and this portal runs 19.');
  await expectAccessible(page, 'area that was refused');
  await registryCommand(portal, 'rollback', 'borrower');
  await recovers(page);
});

test("an entry that points at another area's remote is refused in words", async ({ page, portal }) => {
  await page.route(`${portal.url}/remotes.json`, async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as { microFrontends: Record<string, unknown> };
    const { microFrontends } = document;
    const mixedUp = { ...microFrontends, 'groundwork/borrower': microFrontends['groundwork/admin'] };
    await route.fulfill({ response, json: { ...document, microFrontends: mixedUp } });
  });
  await page.goto('/login');
  await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
  await expect(explanation(page)).toContainText(remotes.ofAnotherArea);
  await recovers(page);
});

test('a chunk that is not the one that was published is not run', async ({ page, portal }) => {
  await page.route(`${remoteOrigin(portal, 'borrower')}/**`, async (route) => {
    if (!parts.chunk(new URL(route.request().url()).pathname)) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.e2eTampered = true;${await response.text()}` });
  });
  await page.goto('/login');
  await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
  expect(await page.evaluate(() => 'e2eTampered' in window)).toBe(false);
  await recovers(page);
});

for (const fault of ['missing', 'slow'] as const)
  test(`the chunk of a later screen ${fault}: explained in time, and 'Try again' opens that screen`, async ({
    page,
    portal,
  }) => {
    await signIn(page, 'borrower');
    const notReloaded = await watchForReload(page);
    // The last part that the dashboard fetches by itself: it is a later screen's chunk that is broken.
    await page.getByRole('tab', { name: verification.neededDocuments }).waitFor();
    await breakRemote(page, portal, 'borrower', 'chunk', fault);
    const since = Date.now();
    await page.getByRole('link', { name: /^Active Projects/ }).click();
    await tryAgain(page).waitFor();
    expect(Date.now() - since).toBeLessThan(5_000);
    await expectTopBarWorks(page);
    await mend(page);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { name: 'My Portfolio', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/loans$/);
    await notReloaded();
  });

test("one area's origin is away: another role works on the same page, and the area is back after it", async ({
  page,
  portal,
}) => {
  await breakRemote(page, portal, 'borrower', 'everything', 'refused');
  await page.goto('/login');
  const notReloaded = await watchForReload(page);
  await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
  await signOut(page);
  await fillSignIn(page, 'admin');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Approval/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(frame.areaUnavailable);
  await signOut(page);
  await mend(page);
  await fillSignIn(page, 'borrower');
  await expect(dashboard(page)).toBeVisible();
  await notReloaded();
});
