import { readFileSync } from 'node:fs';
import { referenceLabels, referenceTypes } from '@groundwork/domain-companies';
import { fill, shared } from '@groundwork/domain-messages';
import { companyFacts } from '@groundwork/domain-messages-admin';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { pdfOf } from '../../support/pdf.js';
import { closeBelow, isPhone } from '../../support/shell.js';
import { enterAs, signIn } from '../../support/sign-in.js';
import { confirmedNewcomer, newPassword, withCompany } from '../../support/somebody-new.js';
import {
  approveFile,
  goToSection,
  readAllSections,
  readFactsAndApprove,
  rejectFile,
} from '../../support/steps/company-review.js';
import {
  addEntity,
  addGroup,
  addLargeOwner,
  answer,
  continueButton,
  goOnTo,
  sectionOpen,
} from '../../support/steps/company-setup.js';
import { signInAs } from '../../support/steps/public-pages.js';
import { anotherS1ByLink } from '../../support/steps/s1-by-link.js';
import { patient } from '../../support/patience.js';

const company = 'Hill Country Homes LLC';
/** A PDF of its own for each person: files of the same content are one. */
const aPdf = (name: string): Buffer => pdfOf([`S-1 of ${name}`]);

test('a company is set up in eleven sections, with owners on three levels, and reviewed', async ({
  browser,
  page,
  portal,
}) => {
  test.setTimeout(patient(300_000));
  const { person, client } = await confirmedNewcomer(portal.url);
  // A letter box of its own: the link to sign comes there.
  const joe = `joe.${person.email}`;
  await signInAs(page, person.email);
  // The dashboard of somebody without a company starts with the set-up of one.
  await page
    .getByRole('region', { name: fill(borrowerPages.welcome, { lender: 'Groundwork' }) })
    .getByRole('link', { name: 'Start: General Business Information' })
    .first()
    .click();

  await test.step('general information makes the company', async () => {
    await sectionOpen(page, 0);
    await page.getByLabel('Company Name').fill(company);
    await page.getByLabel('Website').fill('hillcountry.example');
    await page.getByLabel('Street Address').fill('200 Congress Avenue');
    await page.getByLabel('City').fill('Austin');
    await page.getByLabel('State').selectOption('Texas');
    await page.getByLabel('Zip Code').fill('78701');
    await answer(page, /million dollars/, true);
    await goOnTo(page, 1);
  });
  await test.step('borrower entity', async () => {
    await page.getByLabel('Legal Entity Name').fill(company);
    await page.getByLabel('EIN').pressSequentially('741234567');
    await page.getByLabel('Year of Incorporation').selectOption('2015');
    await page.getByLabel('State of Incorporation').selectOption('Texas');
    await goOnTo(page, 2);
  });
  await test.step('owners of the borrower: a person, a group and an entity', async () => {
    await addLargeOwner(page, company, ['Maria', 'Alvarez'], '40');
    await addGroup(page, company, '10');
    await addEntity(page, company, 'Oak Partners LP', '50');
    await goOnTo(page, 3);
  });
  await test.step('owners of the other entities, one of them owned by two people', async () => {
    await expect(page.getByText(companySetup.companiesNeed100)).toBeVisible();
    await addEntity(page, 'Oak Partners LP', 'Pine Holdings LLC', '100');
    await addLargeOwner(page, 'Pine Holdings LLC', ['Joe', 'Park'], '60', joe);
    await addLargeOwner(page, 'Pine Holdings LLC', ['Ann', 'Li'], '40');
    await expect(page.getByText(companySetup.companiesNeed100)).toBeHidden();
    await goOnTo(page, 4);
  });
  await test.step('an S-1 for each of them', async () => {
    for (const name of ['Maria Alvarez', 'Joe Park', 'Ann Li']) {
      await page
        .getByLabel(fill(companySetup.uploadS1, { name }))
        .setInputFiles({ name: `S-1 ${name}.pdf`, mimeType: 'application/pdf', buffer: aPdf(name) });
      await expect(page.getByRole('region', { name })).toBeHidden();
    }
    await expect(page.getByText(companySetup.allS1sAccountedFor)).toBeVisible();
    await goOnTo(page, 5);
  });
  await test.step('a general contractor', async () => {
    await answer(page, companySetup.usesThirdParty, true);
    await page.getByRole('button', { name: 'Add New' }).click();
    await page.getByLabel('First Name').fill('Rosa');
    await page.getByLabel('Last Name').fill('Keller');
    await page.getByLabel('Phone').pressSequentially('5125550148');
    await page.getByRole('button', { name: 'Add Contractor' }).click();
    await expect(page.getByRole('button', { name: 'Edit Rosa Keller' })).toBeEnabled();
    await goOnTo(page, 6);
  });
  await test.step('the structure as a picture, in words, and verified', async () => {
    await expect(page.getByRole('group', { name: /^Joe Park: 30% in all/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Owners of Pine Holdings LLC' })).toContainText('Ann Li: 40.00%');
    for (const [kind, begin] of [
      ['SVG', '<svg'],
      ['PNG', '\x89PNG'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: `Save as ${kind}` }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`Structure of ${company}.${kind.toLowerCase()}`);
      expect(readFileSync(await file.path(), 'latin1').slice(0, 4)).toBe(begin);
    }
    await page.getByLabel(companySetup.findInStructure).fill('pine');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByRole('group', { name: /^Pine Holdings LLC/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('group', { name: /^Oak Partners LP/ })).toBeFocused();
    await page.getByLabel(companySetup.controlPerson).selectOption({ label: 'Maria Alvarez' });
    await page.getByLabel(companySetup.confirmStructure).check();
    await expect(page.getByRole('status').getByText(companySetup.structureVerified)).toBeVisible();
    await goOnTo(page, 7);
  });
  await test.step('a license', async () => {
    await page.getByRole('button', { name: 'Add License' }).click();
    await page.getByLabel('Person or Entity').selectOption({ label: `${company} (Company)` });
    await page.getByLabel('State').selectOption('Texas');
    await page.getByLabel('License Number').fill('TX-4471');
    await page.getByRole('form', { name: 'Add License' }).getByRole('button', { name: 'Add License' }).click();
    await expect(page.getByRole('button', { name: /Edit the license of/ })).toBeEnabled();
    await goOnTo(page, 8);
  });
  await test.step('an employee, and nobody is missing', async () => {
    await page.getByRole('button', { name: companySetup.addEmployee }).click();
    await page.getByLabel('First Name').fill('Tom');
    await page.getByLabel('Last Name').fill('Reyes');
    await page.getByLabel('Email').fill('tom@hill.example');
    await page.getByLabel('Role').selectOption('employee');
    await page.getByLabel('Title').fill('Superintendent');
    await page.getByLabel('Full or Part Time').selectOption('Full Time');
    await page.getByRole('button', { name: 'Add Employee', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Edit Tom Reyes' })).toBeEnabled();
    await page.getByRole('button', { name: fill(companySetup.addResumeOf, { name: 'Tom Reyes' }) }).click();
    await page
      .getByLabel(fill(companySetup.uploadResume, { name: 'Tom Reyes' }))
      .setInputFiles({ name: 'Tom Reyes.pdf', mimeType: 'application/pdf', buffer: aPdf('résumé of Tom Reyes') });
    await expect(page.getByRole('dialog').getByText('Tom Reyes.pdf', { exact: true })).toBeVisible();
    await expectAccessible(page, 'the résumé of an employee');
    await expect
      .poll(
        async () =>
          (
            (
              await client.call(
                'GET',
                'borrower',
                `/people/company/${(await client.call('GET', 'borrower', '/company/get')).body['companyId']}`,
              )
            ).body['otherPeople'] as { resumeId: string | null }[]
          )[0]?.resumeId,
      )
      .toBeTruthy();
    await closeBelow(page.getByRole('dialog')).click();
    await expect(
      page.getByRole('button', { name: fill(companySetup.resumeOf, { name: 'Tom Reyes' }), exact: true }),
    ).toBeVisible();
    await page.getByLabel(companySetup.confirmPeopleAdded).check();
    await expect(page.getByRole('status').getByText(screens.done)).toBeVisible();
    await goOnTo(page, 9);
  });
  await test.step('references, on a phone one at a time', async () => {
    for (const type of referenceTypes.slice(0, 3)) {
      const block = page.getByRole('group', { name: referenceLabels[type] });
      await block.getByLabel('Company Name').fill(`${referenceLabels[type]} Inc`);
      await block.getByLabel('Contact Name').fill('Kim Ono');
      await block.getByLabel('Phone Number').pressSequentially('5125550149');
      await block.getByLabel('Email').fill('kim@reference.example');
      await block.getByLabel('Years of Relationship').fill('6');
      if (isPhone(page)) await continueButton(page).click();
    }
    await goOnTo(page, 10);
  });
  await test.step('experience', async () => {
    await expect(page.getByText(companySetup.noExperiences)).toBeVisible();
    await page.getByRole('button', { name: companySetup.addExperience }).click();
    await expect(page.getByRole('button', { name: companySetup.addNewExperience })).toBeHidden();
    await page.getByLabel('Type').selectOption('house');
    await page.getByLabel('Status').selectOption('New Construction');
    await page.getByLabel('Month Sold').selectOption('05');
    await page.getByLabel('Year Sold').selectOption('2024');
    await page.getByLabel('Sales Price').fill('450000');
    await page.getByLabel('Street').fill('9 Elm Street');
    await page.getByLabel('City').fill('Austin');
    await page.getByLabel('State').selectOption('Texas');
    await page.getByRole('button', { name: companySetup.addNewExperience }).click();
    await expect(page.getByRole('button', { name: /^Edit 9 Elm Street/ })).toBeEnabled();
    await expectAccessible(page, 'experience');
  });
  await test.step('finished', async () => {
    await page.getByRole('button', { name: companySetup.finish }).click();
    await page
      .getByRole('alertdialog', { name: companySetup.finishedSetup })
      .getByRole('button', { name: companySetup.yes })
      .click();
    await page.waitForURL('**/home');
    const own = await client.call('GET', 'borrower', '/company/get');
    expect(own.body['sectionComplete']).toBe('1111111111');
    await expect(page.getByText(borrower.noPendingItems)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: fill(borrowerPages.welcome, { lender: 'Groundwork' }) }),
    ).toBeHidden();
  });
  const reason = 'The second page is not signed.';
  const { companyId } = (await client.call('GET', 'borrower', '/company/get')).body as { companyId: string };
  await test.step('an administrator reads it section by section, approves one file and rejects another', async () => {
    const reviewer = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await signIn(reviewer, 'admin');
    await reviewer.goto(`/admin?company=${companyId}&tab=company`);
    await readFactsAndApprove(reviewer, 'Ann Li', '20%');
    await reviewer.getByRole('tab', { name: companyFacts.asFilledIn }).click();
    await readAllSections(reviewer);
    await goToSection(reviewer, 4);
    await approveFile(reviewer, 'Maria Alvarez');
    await rejectFile(reviewer, 'Joe Park', reason);
    await expectAccessible(reviewer, 'company review: set-up and documents');
    await reviewer.context().close();
  });
  await test.step('the borrower reads why, at the place of the file, and is asked for another one', async () => {
    const owing = async () =>
      (
        (await client.call('GET', 'borrower', `/entityowners/company/${companyId}`)).body as {
          s1: { needed: object[] };
        }
      ).s1.needed.length;
    await expect.poll(owing).toBe(1);
    await page.goto('/setupCompany/4');
    await expect(page.getByRole('region', { name: 'Joe Park' }).getByText(reason)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Maria Alvarez' })).toBeHidden();
  });
  await test.step('the owner signs another one by a link, without an account, and it stands as handed in', () =>
    anotherS1ByLink(page, portal, { email: joe, name: 'Joe Park' }));
});

test('what is typed outlives a dead server and a reload, and two people do not overwrite each other @any-width', async ({
  page,
  portal,
}) => {
  const { person, client } = await confirmedNewcomer(portal.url);
  const companyId = await withCompany(client, 'Pine Level Homes');
  await enterAs(page, person.email, newPassword);
  await page.waitForURL('**/home');
  await page.goto('/setupCompany/0');
  const website = page.getByLabel('Website');
  await website.fill('mine.example');

  await test.step('a dead server', async () => {
    await page.route('**/company/put', (route) => route.abort());
    await continueButton(page).click();
    await expect(page.getByRole('alert').getByText(shared.networkUnreachable)).toBeVisible();
    await page.unroute('**/company/put');
  });
  await test.step('a reload', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/^You have changes of .* that were not saved$/)).toBeVisible();
    await expectAccessible(page, 'offer of what was typed');
    await page.getByRole('button', { name: screens.restoreDraft }).click();
    await expect(website).toHaveValue('mine.example');
  });
  await test.step('somebody else saved meanwhile', async () => {
    const saved = await client.call('PUT', 'borrower', '/company/put', {
      body: { companyId, website: 'theirs.example', mailingCity: 'Galveston' },
    });
    expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
    await continueButton(page).click();
    const dialog = page.getByRole('alertdialog', { name: screens.conflictTitle });
    await expect(
      dialog.getByRole('group', { name: 'Mailing City' }).getByRole('radio', { name: /Galveston/ }),
    ).toBeChecked();
    await expect(
      dialog.getByRole('group', { name: 'Website' }).getByRole('radio', { name: /mine.example/ }),
    ).toBeChecked();
    await expectAccessible(page, 'conflict of two versions');
    const saving = page.waitForResponse((response) => response.url().endsWith('/company/put') && response.ok());
    await dialog.getByRole('button', { name: screens.saveChoice }).click();
    await saving;
    await expect(dialog).toBeHidden();
    const now = await client.call('GET', 'borrower', `/company/byId/${companyId}`);
    expect(now.body).toMatchObject({ website: 'mine.example', mailingCity: 'Galveston' });
  });
});
