import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { propertyRecord } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf, uploadsAreStored } from '@groundwork/web-mount/testing';
import { aProperty } from '../../../testing/records.js';
import { notices, versionsOf } from '../../../testing/setup.js';
import { aStoredFile } from '../../../testing/stored-file.js';
import { wizardTests } from '../../../testing/wizard.js';

const PROPERTY = 1;
const open = wizardTests();
const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const onward = () => screen.getByRole('button', { name: screens.continue });

describe('figures of a property', () => {
  it.each([
    ['Finished square feet', '2k', shared.number],
    ['Full bathrooms', '2.4', shared.halves],
  ])(
    'of %s as %j are refused at the field, stay, and are offered again as they were typed',
    async (name, text, said) => {
      const { user, saves } = await open(PROPERTY);
      await user.type(await box(new RegExp(name)), text);
      await user.click(onward());
      const field = await screen.findByRole<HTMLInputElement>('textbox', {
        name: new RegExp(name),
        description: new RegExp(said),
      });
      expect([field.value, saves()]).toEqual([text, []]);
      const again = await open(PROPERTY);
      await again.user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
      expect((await box(new RegExp(name))).value).toBe(text);
    },
  );

  it('take halves of bathrooms', async () => {
    const { user, saves } = await open(PROPERTY);
    await user.type(await box(/Full bathrooms/), '2.5');
    await user.click(onward());
    await screen.findByRole('heading', { name: 'Budget', level: 2 });
    expect(saves()).toEqual([
      expect.objectContaining({
        properties: [expect.objectContaining({ floorPlans: [expect.objectContaining({ fullBathrooms: 2.5 })] })],
      }),
    ]);
  });

  it('are of a year that can be', async () => {
    const { user, saves } = await open(PROPERTY, {
      application: {
        loanType: 'acquisitionOrRefinance',
        properties: [aProperty({ acquisitionRefinance: 'acquisition' })],
      },
    });
    await user.type(await box(/Year built/), '3025');
    await user.click(onward());
    expect(
      await screen.findByRole('textbox', {
        description: new RegExp(fill(shared.yearBetween, { from: '1600', to: '2100' })),
      }),
    ).toBeTruthy();
    expect(saves()).toEqual([]);
  });
});

describe('a floor plan that two people change', () => {
  const plan = { id: idOf(30), area: '2647', finishedSquareFeet: 2000, fullBathrooms: 2 };

  it('is shown field by field, and the chosen version is saved', async () => {
    const properties = [aProperty({ floorPlans: [plan] })];
    const { user, saves, said, application } = await open(PROPERTY, { application: { properties } });
    const feet = await box(/Finished square feet/);
    await user.clear(feet);
    await user.type(feet, '2,647');
    application.change({
      version: 9,
      properties: [aProperty({ floorPlans: [{ ...plan, finishedSquareFeet: 3000, fullBathrooms: 3 }] })],
    });
    await user.click(onward());
    expect(await versionsOf('Floor plan 1: Finished square feet')).toEqual([
      `${screens.yourVersion}2647`,
      `${screens.theirVersion}3000`,
    ]);
    await user.click(screen.getByRole('radio', { name: /2647/ }));
    await user.click(screen.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(notices({ said }, 'success')).toEqual([borrower.changesSavedTitle]));
    // Of the other field, which only they changed, theirs was proposed.
    const saved = saves().at(-1) as { version: number; properties: { floorPlans: object[] }[] };
    expect([saved.version, saved.properties[0]?.floorPlans]).toEqual([
      9,
      [expect.objectContaining({ id: idOf(30), finishedSquareFeet: 2647, fullBathrooms: 3 })],
    ]);
  });
});

describe('the presale contract', () => {
  it('of several properties is put to each by its name', async () => {
    const sold = (number: number, street: string) => aProperty({ id: idOf(number), street, preSaleContract: true });
    const file = (propertyId: string, userFileName: string) =>
      aStoredFile({ fileUploadId: propertyId, propertyId, userFileName });
    const { user } = await open(
      PROPERTY,
      { application: { properties: [sold(10, '7 Oak Street'), sold(11, '9 Oak Street'), sold(12, '11 Oak Street')] } },
      {
        [`GET /api/borrower/fileUpload/application/${idOf(1)}`]: () => [
          file(idOf(10), 'seven.pdf'),
          file(idOf(11), 'nine.pdf'),
        ],
      },
    );
    const place = async (street: string) =>
      within(await screen.findByRole('region', { name: `Presale Contract: ${street}` }));
    const seven = await place('7 Oak Street');
    expect(await seven.findByText('seven.pdf')).toBeTruthy();
    expect(seven.queryByText('nine.pdf')).toBeNull();
    await user.click(screen.getByText('Property 2: 9 Oak Street'));
    expect(await (await place('9 Oak Street')).findByText('nine.pdf')).toBeTruthy();
    await user.click(screen.getByText('Property 3: 11 Oak Street'));
    expect(await (await place('11 Oak Street')).findByText('Needed')).toBeTruthy();
  });
});

describe('the questions of a property', () => {
  const group = (name: string | RegExp) => screen.findByRole('group', { name });

  it('stand in their groups, each with why it is asked, and appear as the answers before decide', async () => {
    const { user } = await open(PROPERTY);
    for (const name of ['Address', 'Ownership and purchase', 'The land', 'The building', 'Sale'])
      expect(await group(name)).toBeTruthy();
    expect(screen.queryByLabelText('Debt outstanding')).toBeNull();
    const owned = within(await group(/Do you own this property/));
    await user.click(owned.getByRole('radio', { name: 'Yes' }));
    expect(
      await screen.findByRole('textbox', { name: /Debt outstanding/, description: /paid off first/ }),
    ).toBeTruthy();
    expect(screen.queryByLabelText(/Acquisition date/)).toBeNull();
  });

  it('take the résumé of a manager without a website as a file', async () => {
    const managed = {
      loanType: 'buildToRent',
      intendedPurpose: 'rent',
      properties: [aProperty({ thirdPartyFirm: 'Bayou Rentals', thirdPartyHasWebsite: false })],
    } as const;
    const { label } = propertyRecord.fields.thirdPartyResume;
    const stored = uploadsAreStored({
      fileUploadId: idOf(70),
      fileType: 'resume',
      userFileName: 'cv.pdf',
      status: 'pending',
      comments: null,
      personId: null,
      contentType: 'application/pdf',
      size: 8,
      uploadedBy: idOf(3),
      uploadedAt: '2024-03-07T15:00:00.000Z',
      version: 1,
      replacedBy: null,
    });
    try {
      const { user, saves, said } = await open(
        PROPERTY,
        { application: { ...managed, properties: [...managed.properties] } },
        { [`GET /api/borrower/fileUpload/application/${idOf(1)}`]: () => [] },
      );
      const place = within(await screen.findByRole('region', { name: label }));
      const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
      await user.upload(await place.findByLabelText(new RegExp(label)), file);
      await waitFor(() => expect(notices({ said }, 'success')).toEqual([screens.uploadComplete]));
      await user.click(onward());
      await waitFor(() =>
        expect(saves()).toEqual([
          expect.objectContaining({ properties: [expect.objectContaining({ thirdPartyResume: idOf(70) })] }),
        ]),
      );
    } finally {
      stored();
    }
  });

  it('ask for the units of a building with several, add them by their number, and say what they come to', async () => {
    const { user, saves } = await open(PROPERTY, {
      application: {
        loanType: 'buildToRent',
        intendedPurpose: 'rent',
        propertyType: 'duplex',
        properties: [aProperty({ propertyType: 'duplex' })],
      },
    });
    await user.type(await box(/Number of units/), '2');
    await user.click(screen.getByRole('button', { name: 'Add all 2' }));
    await user.type(await box('Square feet'), '900');
    await user.type(await box('Annual rent'), '14,400');
    await user.click(screen.getByText('Unit 2'));
    await user.type(await box('Square feet'), '850');
    expect(screen.getByText('2 units · 1,750 sq ft · $14,400.00 rent a year')).toBeTruthy();
    await user.click(onward());
    await screen.findByRole('heading', { name: 'Budget', level: 2 });
    expect(saves()).toEqual([
      expect.objectContaining({
        properties: [
          expect.objectContaining({
            numberOfUnits: 2,
            units: [
              expect.objectContaining({ sqft: 900, annualRent: 1_440_000 }),
              expect.objectContaining({ sqft: 850, annualRent: null }),
            ],
          }),
        ],
      }),
    ]);
  });

  it('take a new unit for one that is not occupied, where that is asked', async () => {
    const { user, saves } = await open(PROPERTY, {
      application: {
        loanType: 'acquisitionOrRefinance',
        intendedPurpose: 'rent',
        propertyType: 'duplex',
        properties: [aProperty({ propertyType: 'duplex' })],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add unit' }));
    const occupied = within(await group(/^Is it occupied/));
    expect(occupied.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
    // It is as empty as it was added: it goes without a question.
    await user.click(screen.getByRole('button', { name: 'Remove unit 1' }));
    expect(screen.queryByText('Unit 1')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add unit' }));
    await user.click(onward());
    await screen.findByRole('heading', { name: 'Budget', level: 2 });
    expect(saves()).toEqual([
      expect.objectContaining({
        properties: [expect.objectContaining({ units: [expect.objectContaining({ occupied: false })] })],
      }),
    ]);
  });

  it('ask before what was filled in is removed, and not for an empty row', async () => {
    const { user } = await open(PROPERTY, {
      application: { properties: [aProperty({ floors: [{ name: 'Ground' }] })] },
    });
    await user.click(await screen.findByRole('button', { name: 'Add floor plan' }));
    await user.click(screen.getByRole('button', { name: 'Remove floor plan 2' }));
    expect(screen.queryByText('Floor plan 2')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove floor 1' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove floor 1?' }));
    expect(dialog.getByText(fill(borrowerPages.partIsLost, { part: 'floor 1' }))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: screens.cancel }));
    expect(screen.getByText('Floor 1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove floor 1' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Remove floor 1?' })).getByRole('button', {
        name: 'Remove',
      }),
    );
    expect(screen.queryByText('Floor 1')).toBeNull();
  });
});
