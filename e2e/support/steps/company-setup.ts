import type { Page } from '@playwright/test';
import { shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { setupSteps } from '@groundwork/domain-companies';
import { expectAccessible } from '../accessibility.js';
import { expect } from '../fixtures.js';
import { isPhone } from '../shell.js';

/** The section with this number, as the wizard heads it. */
export async function sectionOpen(page: Page, step: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: `${step + 1}. ${setupSteps[step]?.label}` })).toBeVisible();
}

/** The button below the section. */
export const continueButton = (page: Page) =>
  page.getByRole('button', { name: isPhone(page) ? 'Continue' : /^(Save and Continue|Next)$/, exact: isPhone(page) });

/** Looks at the section with axe, goes on, and waits for the section that is expected. */
export async function goOnTo(page: Page, step: number): Promise<void> {
  await expectAccessible(page, `set-up, before section ${step + 1}`);
  await continueButton(page).click();
  await sectionOpen(page, step);
}

export async function answer(page: Page, question: string | RegExp, yes: boolean): Promise<void> {
  await page
    .getByRole('group', { name: question })
    .getByLabel(yes ? 'Yes' : 'No', { exact: true })
    .check();
}

/** A person above 20 %: names, share, answers and the full contact details. */
export async function addLargeOwner(
  page: Page,
  entity: string,
  [firstName, lastName]: readonly [string, string],
  percent: string,
  email = `${firstName}@hill.example`.toLowerCase(),
): Promise<void> {
  const panel = page.getByRole('region', { name: `Owners of ${entity}`, exact: true });
  await panel.getByRole('button', { name: companySetup.addPerson }).click();
  await panel.getByLabel('First Name').fill(firstName);
  await panel.getByLabel('Last Name').fill(lastName);
  await panel.getByLabel('Percent Ownership').fill(percent);
  await answer(page, /willing to be a guarantor/, true);
  await answer(page, /an officer of the company/, true);
  await panel.getByLabel('Officer Title').selectOption('President');
  await answer(page, /employed by a third party/, false);
  await panel.getByLabel('Email').fill(email);
  await panel.getByLabel('Mobile Number').pressSequentially('5125550147');
  await panel.getByLabel('Home Address').fill('12 Cedar Lane');
  await panel.getByLabel('City').fill('Austin');
  await panel.getByLabel('State').selectOption('Texas');
  await panel.getByLabel('Zip Code').fill('78701');
  await panel.getByRole('button', { name: 'Add Person' }).click();
  await expect(panel.getByRole('row', { name: new RegExp(`${firstName} ${lastName}`) })).toBeVisible();
}

/** Another company as an owner. */
export async function addEntity(page: Page, entity: string, name: string, percent: string): Promise<void> {
  const panel = page.getByRole('region', { name: `Owners of ${entity}`, exact: true });
  await panel.getByRole('button', { name: companySetup.addEntity }).click();
  await panel.getByLabel('Entity Name').fill(name);
  await panel.getByLabel('Percent Ownership').fill(percent);
  await panel.getByRole('button', { name: 'Add Entity' }).click();
  await expect(panel.getByRole('row', { name: new RegExp(name) })).toBeVisible();
}

/** Small holders who are not named. */
export async function addGroup(page: Page, entity: string, percent: string): Promise<void> {
  const panel = page.getByRole('region', { name: `Owners of ${entity}`, exact: true });
  await panel.getByRole('button', { name: companySetup.addGroup }).click();
  await panel.getByLabel('Percent Ownership').fill(percent);
  await expect(panel.getByRole('button', { name: 'Add Group of People' })).toBeDisabled();
  await panel.getByLabel(shared.investInOwnName).check();
  await panel.getByLabel(shared.everyoneUnder20).check();
  await panel.getByRole('button', { name: 'Add Group of People' }).click();
  await expect(
    panel.getByRole('row', { name: new RegExp(`Multiple People.*${Number(percent).toFixed(2)}%`) }),
  ).toBeVisible();
}
