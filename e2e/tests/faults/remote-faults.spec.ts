import { shared } from '@groundwork/domain-messages';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { breakRemote, expectExplainedInTime, expectTopBarWorks, explanation, mend, remoteOrigin, tryAgain, watchForReload } from '../../support/remotes.js';
import { fillSignIn, signIn, signOut } from '../../support/sign-in.js';

const test = testOnOwnPortal();

for (const part of ['manifest', 'entry', 'chunk'] as const)
  for (const fault of ['missing', 'garbage', 'unavailable', 'slow', 'refused'] as const)
    test(`${part} ${fault}: explained in time, the shell goes on, recovers without reload`, async ({ page, portal }) => {
      await breakRemote(page, portal, 'borrower', part, fault);
      await page.goto('/login');
      const notReloaded = await watchForReload(page);
      await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
      await expectTopBarWorks(page);
      if (fault === 'missing') {
        // Tried again too early, it is explained again.
        await expectExplainedInTime(page, () => tryAgain(page).click());
        await expectAccessible(page, `area without its ${part}`);
      }
      await mend(page);
      await tryAgain(page).click();
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await expect(explanation(page)).toBeHidden();
      await notReloaded();
    });

for (const fault of ['missing', 'garbage', 'slow'] as const)
  test(`registry ${fault}: explained in time, recovers without reload`, async ({ page }) => {
    await page.route('**/remotes.json', (route) => (fault === 'slow' ? undefined : fault === 'missing' ? route.fulfill({ status: 404 }) : route.fulfill({ body: '<!doctype html>' })));
    await page.goto('/login');
    const notReloaded = await watchForReload(page);
    await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
    await expectTopBarWorks(page);
    await mend(page);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await notReloaded();
  });

test('a remote that throws when it is mounted', async ({ page, portal }) => {
  let doctored = 0;
  await page.route(`${remoteOrigin(portal, 'borrower')}/**/*.js`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\bmount\((\w+),(\w+)\)\{/g, (head) => {
      doctored += 1;
      return `${head}throw new Error("broken on purpose");`;
    });
    await route.fulfill({ response, body });
  });
  await page.goto('/login');
  const notReloaded = await watchForReload(page);
  await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
  expect(doctored).toBeGreaterThan(0);
  await expectTopBarWorks(page);
  await mend(page);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await notReloaded();
});

for (const fault of ['missing', 'slow'] as const)
  test(`the chunk of a later screen ${fault}: explained in time, and 'Try again' opens that screen`, async ({ page, portal }) => {
    await signIn(page, 'borrower');
    const notReloaded = await watchForReload(page);
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

test("one area's origin is away: another role works on the same page, and the area is back after it", async ({ page, portal }) => {
  await breakRemote(page, portal, 'borrower', 'everything', 'refused');
  await page.goto('/login');
  const notReloaded = await watchForReload(page);
  await expectExplainedInTime(page, () => fillSignIn(page, 'borrower'));
  await signOut(page);
  await fillSignIn(page, 'admin');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Approval/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(shared.areaUnavailable);
  await signOut(page);
  await mend(page);
  await fillSignIn(page, 'borrower');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await notReloaded();
});
