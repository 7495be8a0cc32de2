import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { proFormaLabels } from '@groundwork/domain-capital';
import { fill, shared } from '@groundwork/domain-messages';
import { capital } from '@groundwork/domain-messages-borrower';
import { figures, screens } from '@groundwork/domain-messages-screens';
import type { Application } from '../../../data/api.js';
import { aProperty } from '../../../testing/records.js';
import { versionsOf } from '../../../testing/setup.js';
import { wizardTests } from '../../../testing/wizard.js';
import { proFormaToSave, proFormaValues, rentOf } from './pro-forma-values.js';

const PROPERTY = 1;
const open = wizardTests();
const aRental = (property: Parameters<typeof aProperty>[0] = {}): Partial<Application> => ({
  loanType: 'acquisitionOrRefinance',
  intendedPurpose: 'rent',
  properties: [aProperty(property)],
});
const item = async (label: string) => within(await screen.findByRole('group', { name: label }));
const amountOf = async (label: string) => (await item(label)).getByRole<HTMLInputElement>('textbox');
const sums = () => screen.getByRole('status', { name: 'Pro forma in sum' }).textContent;
const onward = () => screen.getByRole('button', { name: screens.continue });

describe('the pro forma of the property step', () => {
  it('adds up as it is typed, a percentage of the rent, and says what is missing until then', async () => {
    const { user, saves } = await open(PROPERTY, { application: aRental() });
    for (const label of proFormaLabels) expect(await item(label)).toBeTruthy();
    expect(screen.getByText(capital.proFormaLead)).toBeTruthy();
    const fee = await item('Management Fee');
    expect(fee.getByRole('textbox', { description: new RegExp(capital.blankIsNone) })).toBeTruthy();
    const units = within(fee.getByRole('combobox', { name: capital.givenIn })).getAllByRole('option');
    expect(units.map(({ textContent }) => textContent)).toEqual([capital.inDollars, capital.inPercent]);
    expect(sums()).toContain(`${figures.notYetKnown}Missing: Rent, Insurance, Real Estate Taxes`);
    await user.type(await amountOf('In-Place Rent (Occupied Units)'), '36,000');
    await user.type(await amountOf('Insurance'), '2,000');
    await user.type(await amountOf('Real Estate Taxes'), '5,000');
    await user.type(await amountOf('Repairs and Maintenance'), '0');
    await user.selectOptions((await item('Management Fee')).getByRole('combobox'), capital.inPercent);
    await user.type(await amountOf('Management Fee'), '8');
    expect((await amountOf('Management Fee')).getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(/\$2,880\.00 a year/)).toBeTruthy();
    expect(sums()).toContain('$26,120.00');
    await user.click(onward());
    await screen.findByRole('heading', { name: 'Budget', level: 2 });
    const [{ properties }] = saves() as [{ properties: { proForma: object[] }[] }];
    expect(properties[0]?.proForma).toEqual([
      { label: 'In-Place Rent (Occupied Units)', basedOn: 'next', value: 3_600_000 },
      { label: 'Management Fee', basedOn: 'prev', percent: 8 },
      { label: 'Insurance', basedOn: 'prev', value: 200_000 },
      { label: 'Real Estate Taxes', basedOn: 'prev', value: 500_000 },
      { label: 'Repairs and Maintenance', basedOn: 'prev', value: 0 },
    ]);
  });

  it('refuses what is no amount at its item, and keeps it as it was typed', async () => {
    const { user, saves } = await open(PROPERTY, { application: aRental() });
    await user.type(await amountOf('Insurance'), '2k');
    await user.click(onward());
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      description: new RegExp(shared.amountInvalid),
    });
    expect([field.value, saves()]).toEqual(['2k', []]);
  });

  it('takes the rent of the units over', async () => {
    const units = [
      { id: '1', occupied: true, annualRent: 1_440_000 },
      { id: '2', occupied: false, annualRent: 1_200_000 },
      { id: '3', annualRent: 100 },
    ];
    const { user } = await open(PROPERTY, { application: { ...aRental({ units }), propertyType: 'duplex' } });
    expect(
      await screen.findByText(fill(capital.rentOfUnits, { occupied: '$14,400.00', vacant: '$12,001.00' })),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: capital.takeRentOver }));
    expect((await amountOf('In-Place Rent (Occupied Units)')).value).toBe('14,400.00');
    expect((await amountOf('Potential Rent (Vacant Units)')).value).toBe('12,001.00');
    expect(rentOf([{ occupied: true }])).toBeUndefined();
  });

  it('is compared item by item where somebody else saved meanwhile', async () => {
    const { user, application } = await open(PROPERTY, { application: aRental() });
    await user.type(await amountOf('Insurance'), '2,000');
    application.change({
      version: 5,
      properties: [aProperty({ proForma: [{ label: 'Insurance', basedOn: 'prev', value: 300_000 }] })],
    });
    await user.click(onward());
    const versions = await versionsOf('Insurance');
    expect(versions[0]).toContain('$2,000.00');
    expect(versions[1]).toContain('$3,000.00');
  });

  it('is asked of what is let alone', async () => {
    await open(PROPERTY);
    await screen.findByRole('textbox', { name: /Finished square feet/ });
    expect(screen.queryByRole('group', { name: capital.proForma })).toBeNull();
  });
});

describe('the items of a pro forma in the form', () => {
  it('come back as they were stored', () => {
    const stored = [
      { label: 'Potential Rent (Vacant Units)', basedOn: 'prev', value: 5 },
      { label: 'HOA Fees', basedOn: 'prev', percent: 2.5 },
    ] as const;
    expect(proFormaToSave(proFormaValues(stored))).toEqual(stored);
    expect(proFormaValues(null).map(({ label, unit }) => [label, unit])).toEqual(
      proFormaLabels.map((label) => [label, 'amount']),
    );
  });
});
