import type { Page } from '@playwright/test';
import { referenceTypes, setupSteps } from '@groundwork/domain-companies';
import { fileTypes } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { admin, companyFacts } from '@groundwork/domain-messages-admin';
import { companySetup } from '@groundwork/domain-messages-company';
import { files } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../accessibility.js';
import { expect } from '../fixtures.js';
import { isPhone } from '../shell.js';

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

/** Goes through all sections of a set-up in review with Next, from the first and back to it. */
export async function readAllSections(page: Page): Promise<void> {
  for (const [step, { key }] of setupSteps.entries()) {
    await expect(page.getByRole('heading', { level: 2, name: sectionTitle(step) })).toBeVisible();
    // On a phone the references are shown one at a time.
    const parts = key === 'references' && isPhone(page) ? referenceTypes.length : 1;
    for (let part = 0; part < parts; part += 1) await page.getByRole('button', { name: companySetup.next }).click();
  }
  await expect(page.getByRole('heading', { level: 2, name: sectionTitle(0) })).toBeVisible();
}

const sectionTitle = (step: number): string => `${step + 1}. ${setupSteps[step]?.label}`;

/** Opens a section of a set-up in review by its list, on a phone by its picker. */
export async function goToSection(page: Page, step: number): Promise<void> {
  if (isPhone(page)) await page.getByLabel(companySetup.section, { exact: true }).selectOption(String(step));
  else
    await page
      .getByRole('navigation', { name: companySetup.sections })
      .getByRole('button', { name: new RegExp(`${setupSteps[step]?.label.replace(/[()]/g, '.')}$`) })
      .click();
  await expect(page.getByRole('heading', { level: 2, name: sectionTitle(step) })).toBeVisible();
}

/** Approves the only file of a place. */
export async function approveFile(page: Page, place: string): Promise<void> {
  const region = page.getByRole('region', { name: place, exact: true });
  await region.getByRole('button', { name: new RegExp(`^${files.approve} `) }).click();
  await expect(region.getByText('Approved').first()).toBeVisible();
}

/** Rejects the only file of a place for a reason. */
export async function rejectFile(page: Page, place: string, reason: string): Promise<void> {
  const region = page.getByRole('region', { name: place, exact: true });
  await region.getByRole('button', { name: new RegExp(`^${files.reject} `) }).click();
  await page.getByRole('dialog').getByLabel(files.rejectReason).fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: files.reject }).click();
  await expect(region.getByText(reason)).toBeVisible();
}

/** Reads a company as facts, opens the S-1 of an owner beside them, and approves it by the keyboard. */
export async function readFactsAndApprove(page: Page, owner: string, percent: string): Promise<void> {
  const owners = page.getByRole('region', { name: companyFacts.owners, exact: true });
  await expect(owners.getByRole('region', { name: owner })).toContainText(percent);
  const label = fill(admin.documentOf, { document: fileTypes.s1.label, name: owner });
  const row = owners.getByRole('button', { name: label });
  await row.focus();
  await page.keyboard.press('Enter');
  const beside = page.getByRole('region', { name: companyFacts.review });
  await expect(beside.getByRole('heading', { name: label })).toBeFocused();
  // The page of the PDF is drawn, and its words can be read.
  await expect(beside.getByText(`S-1 of ${owner}`)).toBeAttached();
  await expectAccessible(page, 'company review: as facts');
  await page.keyboard.press('a');
  await expect(beside.getByRole('button', { name: companyFacts.nextToReview })).toBeFocused();
  await expect(row).toContainText('Approved');
}
