import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.js';
import type { RunningPortal } from '../../support/portal.js';
import { publishCopy, registryCommand, registryOf, versionOf } from '../../support/publishing.js';
import { remoteOrigin, watchForReload } from '../../support/remotes.js';
import { signIn } from '../../support/sign-in.js';
import { patient } from '../../support/patience.js';

const sentence = 'What you enter is kept as you go.';
const otherSentence = 'This text is of a later version.';
const publishOther = (portal: RunningPortal, version: string): void =>
  publishCopy(portal, 'borrower', version, (code) => code.replaceAll(sentence, otherSentence));

/** The area is entered: the home link looks for a newer version. */
const enterArea = (page: Page) => page.getByRole('button', { name: 'Groundwork, home' }).click();
const isShown = (page: Page, text: string) => expect(page.getByRole('main').getByText(text)).toBeVisible();
/** The next manifest that the page asks for, by its version. */
const nextVersion = async (page: Page): Promise<string> =>
  new URL((await page.waitForRequest('**/mf-manifest.json*')).url()).pathname.split('/')[1] ?? '';

test('an open shell takes a published version up at the next entry, and a rollback too, without reload', async ({
  page,
  portal,
}) => {
  const first = versionOf(portal, 'borrower');
  await signIn(page, 'borrower');
  await isShown(page, sentence);
  const notReloaded = await watchForReload(page);
  const old = await fetch(`${remoteOrigin(portal, 'borrower')}/${first}/mf-manifest.json`);
  const oldManifest = await old.text();
  expect(old.headers.get('cache-control')).toContain('immutable');

  publishOther(portal, 'later-1');
  // Until it is entered anew the area goes on in its own version, with screens that were not loaded before.
  await page.getByRole('link', { name: /^Active Projects/ }).click();
  await expect(page.getByRole('heading', { name: 'My Portfolio', level: 1 })).toBeVisible();
  await enterArea(page);
  await isShown(page, otherSentence);
  await expect(page.getByText(sentence)).toBeHidden();

  const begun = Date.now();
  expect(await registryCommand(portal, 'rollback', 'borrower')).toContain(
    `Rolled borrower back from later-1 to ${first}`,
  );
  expect(Date.now() - begun, 'a rollback builds nothing').toBeLessThan(5_000);
  await enterArea(page);
  await isShown(page, sentence);
  await expect(page.getByText(otherSentence)).toBeHidden();
  await page.getByRole('link', { name: /^Active Projects/ }).click();
  await expect(page.getByRole('heading', { name: 'My Portfolio', level: 1 })).toBeVisible();
  await notReloaded();

  // Both versions are there as they were.
  const still = await fetch(`${remoteOrigin(portal, 'borrower')}/${first}/mf-manifest.json`);
  expect([still.status, await still.text()]).toEqual([200, oldManifest]);
  expect((await fetch(`${remoteOrigin(portal, 'borrower')}/later-1/mf-manifest.json`)).status).toBe(200);
  expect(() =>
    registryOf(portal).publish(
      'borrower',
      join(registryOf(portal).remoteDirectory('borrower'), first),
      'later-1',
      new Date(),
    ),
  ).toThrow('versions never change');
});

test('a canary is given to its share at the next entry, stays theirs, and is taken back by a rollback', async ({
  page,
  portal,
}) => {
  const first = versionOf(portal, 'borrower');
  await signIn(page, 'borrower');
  await isShown(page, sentence);
  publishCopy(portal, 'borrower', 'canary-1', (code) => code.replaceAll(sentence, otherSentence), {
    canary: { traffic: 1 },
  });
  // By and by to everybody; whoever has it keeps it.
  let since: number | undefined;
  for (const share of [1, 50, 99]) {
    registryOf(portal).moveCanary('borrower', { traffic: share }, new Date());
    const versionSeen = nextVersion(page);
    await page.goto('/home');
    const seen = await versionSeen;
    expect([first, 'canary-1']).toContain(seen);
    if (seen === 'canary-1') since ??= share;
    expect(seen === 'canary-1').toBe(since !== undefined);
    await isShown(page, since === undefined ? sentence : otherSentence);
  }
  expect(await registryCommand(portal, 'canary', 'borrower', '100')).toContain('Everybody gets borrower canary-1.');
  await page.goto('/home');
  await isShown(page, otherSentence);
  await registryCommand(portal, 'rollback', 'borrower');
  await enterArea(page);
  await isShown(page, sentence);
});

// The smallest of the remotes: the command is the same for all, and each is built by the preparation.
test('the publishing command builds a version of its own beside the old ones', async ({ page, portal }) => {
  test.setTimeout(patient(240_000));
  const before = versionOf(portal, 'broker');
  await signIn(page, 'broker');
  const notReloaded = await watchForReload(page);
  const output = await registryCommand(portal, 'publish', 'broker');
  const published = versionOf(portal, 'broker');
  expect(published).not.toBe(before);
  expect(output).toContain(`Published broker ${published} (before: ${before})`);
  const versionSeen = nextVersion(page);
  await enterArea(page);
  expect(await versionSeen).toBe(published);
  await expect(page.getByRole('heading', { name: 'Manage Referrals' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit new referral' }).click();
  await expect(page.getByRole('textbox', { name: 'Client fee (%)' })).toBeVisible();
  await notReloaded();
  expect((await fetch(`${remoteOrigin(portal, 'broker')}/${before}/mf-manifest.json`)).status).toBe(200);
});

test('a command for a remote that there is not says which there are, and changes nothing', async ({ portal }) => {
  const before = versionOf(portal, 'borrower');
  const refused = registryCommand(portal, 'publish', 'lender');
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There is no remote 'lender'. Remotes: borrower, broker, admin."),
  });
  expect(versionOf(portal, 'borrower')).toBe(before);
});
