import { expect, test } from '@playwright/test';
import { colorRules, violationsOf } from '../../support/axe.js';
import type { Look } from '../../support/axe.js';

test('what looks at every screen finds a picture without a name, a pale text and a field without a label @any-width', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>Planted</title><main><h1>Planted</h1><img src="data:,">' +
      '<p style="color:#aaa;background:#fff">pale</p><input></main></html>',
  );
  const found = async (look?: Look) => (await violationsOf(page, look)).map(({ id }) => id);
  expect(await found()).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'label']));
  expect(await found({ rules: colorRules })).toEqual(['color-contrast']);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<dialog aria-label="Above"><img src="data:,"></dialog>');
    document.querySelector('dialog')?.showModal();
  });
  expect(await found({ within: 'dialog:modal' })).toEqual(['image-alt']);
  await page.evaluate(() => document.querySelector('dialog')?.remove());
  expect(await found({ within: 'dialog:modal' })).toEqual(expect.arrayContaining(['color-contrast', 'label']));
  expect(await found({ except: 'img' })).not.toContain('image-alt');
});
