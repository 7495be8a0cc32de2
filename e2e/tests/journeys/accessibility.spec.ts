import { expect, test } from '@playwright/test';
import { violationsOf } from '../../support/axe.js';

test('what looks at every screen finds a picture without a name, a pale text and a field without a label @any-width', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>Planted</title><main><h1>Planted</h1><img src="data:,">' +
      '<p style="color:#aaa;background:#fff">pale</p><input></main></html>',
  );
  const found = async (except?: string) => (await violationsOf(page, except)).map(({ id }) => id);
  expect(await found()).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'label']));
  expect(await found('img')).not.toContain('image-alt');
});
