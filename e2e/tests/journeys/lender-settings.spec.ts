import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { fill } from '@groundwork/domain-messages';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { signIn } from '../../support/sign-in.js';

// What the lender is called stands on every page.
const test = testOnOwnPortal();

test('a super administrator gives the lender its name and colors, which stand everywhere, and writes the words of a letter @both-widths', async ({
  page,
}) => {
  await signIn(page, 'super');
  await page.goto('/settings');
  await expect(page.getByRole('list', { name: words.areas })).toBeVisible();
  await expectAccessible(page, 'settings');
  await page.getByRole('link', { name: words.shown }).click();
  const name = page.getByRole('textbox', { name: /^Name of the lender/ });
  const light = page.getByRole('textbox', { name: /^Color on light/ });
  const save = async (values: { name: string; light: string }) => {
    await name.fill(values.name);
    await light.fill(values.light);
    await page.getByRole('button', { name: words.save }).click();
  };
  await test.step('a color that cannot be read is refused at its field', async () => {
    await save({ name: 'Acme Lending', light: '#ffd54f' });
    await expect(page.getByText(/has a contrast of 1\.4 to 1/)).toBeVisible();
    await expectAccessible(page, 'settings: a color that cannot be read');
  });
  await test.step('name and color stand in the header, the title and the icon of the tab, in the area too', async () => {
    await save({ name: 'Acme Lending', light: '#6b21a8' });
    await expect(page.getByText(/is in force/)).toBeVisible();
    // The style sheet is asked for again after a minute; here nobody waits for it.
    await page.goto(`/settings/lender?${Date.now()}`);
    await page.evaluate(() => fetch('/api/shell/lender/theme.css', { cache: 'reload' }));
    await page.reload();
    await expect(page).toHaveTitle(/Acme Lending$/);
    const solid = () =>
      getComputedStyle(document.querySelector('.gw-admin') ?? document.body).getPropertyValue(
        '--chakra-colors-accent-solid',
      );
    expect((await page.evaluate(solid)).trim()).toBe('#6b21a8');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /fill='%236b21a8'/);
    await expectAccessible(page, 'settings: own colors');
  });
  await test.step('the tab has no other name while the page loads', async () => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { titlesSeen: seen });
      new MutationObserver(() => {
        if (document.title !== '' && document.title !== seen.at(-1)) seen.push(document.title);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.reload();
    await expect(page).toHaveTitle(/ · Acme Lending$/);
    const titles = await page.evaluate(() => (globalThis as unknown as { titlesSeen: string[] }).titlesSeen);
    expect(titles[0]).toBe('Acme Lending');
    for (const title of titles) expect(title).toMatch(/Acme Lending$/);
  });
  await test.step('a letter is written with a placeholder that is pressed, looked at, and put back', async () => {
    await page.goto('/settings/letters');
    await expectAccessible(page, 'settings: letters');
    await page.getByRole('link', { name: 'A message about {name}' }).locator('visible=true').click();
    const subject = page.getByRole('textbox', { name: /^Subject/ });
    await subject.fill('News of ');
    await page.getByRole('button', { name: fill(words.insert, { name: 'lender' }) }).click();
    await expect(subject).toHaveValue('News of {lender}');
    await page.getByRole('button', { name: words.showPreview }).click();
    await expect(page.getByText('News of Acme Lending')).toBeVisible();
    await expectAccessible(page, 'settings: preview of a letter', { except: 'iframe' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.saveLetter }).click();
    await page.getByRole('button', { name: words.resetLetter }).click();
    await expect(subject).toHaveValue('A message about {name}');
    await expectAccessible(page, 'settings: words of a letter');
  });
});
