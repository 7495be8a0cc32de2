import type { Page } from '@playwright/test';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { publishCopy, registryOf, versionOf } from '../../support/publishing.js';
import { signIn } from '../../support/sign-in.js';
import { desktop, phone } from '../../support/widths.js';

test('a super administrator sees how the deployment stands, and no other does @both-widths', async ({ page }) => {
  await signIn(page, 'super');
  await page.goto('/operations');
  const units = page.getByRole('table', { name: words.units });
  await expect(units.getByText('service-draws')).toBeVisible();
  await expectAccessible(page, 'operations: units');

  await page.getByRole('tab', { name: words.events }).click();
  await expect(page.getByRole('table', { name: words.events })).toContainText('notifications');
  await expect(page.getByText(words.asideNone)).toBeVisible();
  await expectAccessible(page, 'operations: events');

  await page.getByRole('tab', { name: words.calls }).click();
  await expect(page.getByRole('table', { name: words.calls })).toContainText('/api/');
  // Who reloads is where they were.
  await page.reload();
  await expect(page.getByRole('table', { name: words.calls })).toContainText('/api/');
  await expectInOneLine(page, words.calls);
  await expectAccessible(page, 'operations: slow calls');

  await signIn(page, 'admin');
  await page.goto('/operations');
  await expect(page.getByText(words.superOnly)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

/** On a phone the views stand beside each other; the open one is in sight, and so is the one that a key goes to. */
async function expectInOneLine(page: Page, open: string): Promise<void> {
  await page.setViewportSize(phone);
  // As it stands when it is opened there.
  await page.reload();
  await expect(page.getByRole('tab', { name: open })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: words.views }).getByRole('tab');
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const last = page.getByRole('tab', { name: open });
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.press('ArrowRight');
  const first = page.getByRole('tab', { name: words.units });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  await first.press('ArrowLeft');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(desktop);
}

test('a super administrator tries a version of an area with some, gives it to all and rolls back @both-widths', async ({
  page,
  portal,
}) => {
  test.skip(!portal.data, 'Its registry has to be at hand.');
  const before = versionOf(portal, 'broker');
  const version = `tried-${Date.now().toString(36)}`;
  publishCopy(portal, 'broker', version, (code) => `${code} `, { canary: { traffic: 5 }, by: 'the journey' });
  await signIn(page, 'super');
  await page.goto('/operations?view=remotes');
  const remote = page.getByRole('region', { name: 'broker', exact: true });
  const stands = (share: number) =>
    fill(words.standsWithCanary, { share, roles: 'broker', canary: version, current: before });
  await expect(remote.getByText(stands(5))).toBeVisible();
  await expect(remote.getByText(fill(words.publishedBy, { by: 'the journey' })).first()).toBeVisible();
  await expectAccessible(page, 'operations: remotes');

  const act = async (action: string, of: string, confirm = action) => {
    const name = fill(words.actionOf, { action, remote: 'broker', version: of });
    await remote.getByRole('button', { name }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    return { question, confirm: question.getByRole('button', { name: confirm }) };
  };
  const share = await act(words.changeShare, version);
  await share.question.getByLabel(words.shareLabel).fill('0');
  await expect(share.confirm).toBeDisabled();
  await share.question.getByLabel(words.shareLabel).fill('40');
  await expectAccessible(page, 'operations: the share of a version');
  await share.confirm.dblclick();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(remote.getByText(stands(40))).toBeVisible();
  expect(registryOf(portal).standing('broker')?.canary?.traffic).toBe(40);

  // Somebody at a terminal is faster: who looked at how it stood before does nothing, and hears how it stands.
  const all = await act(words.giveAll, version);
  registryOf(portal).moveCanary('broker', { traffic: 60 }, new Date());
  await all.confirm.click();
  await expect(all.question.getByText(fill(words.remoteMoved, { standing: stands(60) }))).toBeVisible();
  await expectAccessible(page, 'operations: somebody else changed a remote');
  await page.keyboard.press('Escape');
  await expect(remote.getByText(stands(60))).toBeVisible();

  await (await act(words.giveAll, version)).confirm.click();
  await expect(remote.getByText(fill(words.stands, { current: version }))).toBeVisible();
  expect(versionOf(portal, 'broker')).toBe(version);
  await (await act(words.rollBack, before)).confirm.click();
  await expect(remote.getByText(fill(words.stands, { current: before }))).toBeVisible();
  expect(versionOf(portal, 'broker')).toBe(before);

  // Browsers are told of it by then, and of nobody's name.
  const served = await (await page.request.get('/remotes.json')).text();
  expect(served).toContain(`/${before}/mf-manifest.json`);
  expect(served).not.toContain('the journey');
});
