import type { Page } from '@playwright/test';
import { expect } from '../fixtures.js';

/** Finds a company by a part of its name in a selector of companies, and chooses it. */
export async function findCompany(selector: ReturnType<Page['getByRole']>, page: Page, name: string): Promise<void> {
  await selector.click();
  await selector.pressSequentially(name.slice(0, 6));
  const option = page.getByRole('option', { name });
  await expect(option).toBeVisible();
  await option.click();
  await expect(selector).toHaveValue(name);
}

/** Opens the company review on a company and one of its tabs. */
export async function reviewCompany(page: Page, name: string, tab: 'Admin' | 'Application' | 'Company'): Promise<void> {
  await page.goto('/admin');
  await findCompany(page.getByRole('combobox', { name: 'Company' }), page, name);
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}
