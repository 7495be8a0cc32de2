import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { referenceLabels } from '@groundwork/domain-companies';
import { fill, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import type { Company } from '@groundwork/web-company';
import { aCompany } from '@groundwork/web-company/testing';
import { bodiesOf, onVersion, press, setupCalls, setupTests, unavailable, versionsOf } from '../../testing/setup.js';

const { open } = setupTests();
const bank = {
  type: 'banking' as const,
  companyName: 'Lone Star Bank',
  contactName: 'Jo Ames',
  phoneNumber: '7135550150',
  yearsWorkingWith: 4,
  email: 'jo@lonestar.example',
};
const at = (company: Company = aCompany({ references: [bank] }), answers: Parameters<typeof open>[1] = {}) =>
  open(9, { [setupCalls.company]: () => company, ...answers });
const block = async (label: string) => within(await screen.findByRole('group', { name: label }));
const type = async (label: string, name: RegExp, text: string) => {
  const input = (await block(label)).getByLabelText<HTMLInputElement>(name);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
};
const complaint = async (label: string, name: RegExp) => {
  const input = (await block(label)).getByLabelText(name);
  return document.getElementById(input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent ?? '';
};

it('shows four blocks, the last of them optional, and saves them together on the version of the company', async () => {
  const area = await at(undefined, { [setupCalls.saveCompany]: onVersion(() => aCompany({ references: [bank] })) });
  for (const label of Object.values(referenceLabels))
    expect(await screen.findByRole('group', { name: label })).toBeTruthy();
  expect((await block(referenceLabels.secondaryBanking)).getByText(companySetup.optionalReference)).toBeTruthy();
  await type(referenceLabels.tradeSubcontractor, /^Company Name/, 'Rowe Concrete');
  await type(referenceLabels.tradeSubcontractor, /^Years of Relationship/, '0');
  await press(screens.continue);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('11. Experience'));
  expect(bodiesOf(area, setupCalls.saveCompany)).toEqual([
    expect.objectContaining({
      version: 3,
      references: expect.arrayContaining([
        expect.objectContaining(bank),
        expect.objectContaining({ type: 'tradeSubcontractor', companyName: 'Rowe Concrete', yearsWorkingWith: 0 }),
      ]),
    }),
  ]);
});

it('complains at the field of the right reference, and loses nothing', async () => {
  const area = await at();
  await type(referenceLabels.supplyCompany, /^Email/, 'supply at home');
  await type(referenceLabels.supplyCompany, /^Phone Number/, '512');
  await type(referenceLabels.supplyCompany, /^Years of Relationship/, '900');
  await press(screens.continue);
  await screen.findByText(shared.emailValid);
  expect([
    await complaint(referenceLabels.supplyCompany, /^Email/),
    await complaint(referenceLabels.supplyCompany, /^Phone Number/),
    await complaint(referenceLabels.supplyCompany, /^Years/),
  ]).toEqual([shared.emailValid, `If entered, ${shared.phoneTenDigits}`, shared.number]);
  expect(await complaint(referenceLabels.banking, /^Email/)).toBe('');
  expect((await block(referenceLabels.supplyCompany)).getByLabelText<HTMLInputElement>(/^Email/).value).toBe(
    'supply at home',
  );
  expect(bodiesOf(area, setupCalls.saveCompany)).toEqual([]);
});

it('that could not be saved say so and stay; restored after somebody else saved, both versions are shown', async () => {
  const area = await at(undefined, { [setupCalls.saveCompany]: unavailable });
  await type(referenceLabels.banking, /^Contact Name/, 'Kim Ono');
  await press(screens.continue);
  await waitFor(() => expect(area.errors()).toEqual([companySetup.errorSavingInformation]));
  const theirs = aCompany({
    version: 4,
    references: [{ ...bank, contactName: 'Ann Li', email: 'ann@lonestar.example' }],
  });
  const again = await at(theirs, { [setupCalls.saveCompany]: onVersion(() => theirs) });
  await press(screens.restoreDraft);
  await press(screens.continue);
  expect(await versionsOf(`${referenceLabels.banking}: Contact Name`)).toEqual([
    expect.stringContaining('Kim Ono'),
    expect.stringContaining('Ann Li'),
  ]);
  expect(bodiesOf(again, setupCalls.saveCompany)).toEqual([expect.objectContaining({ version: 3 })]);
  await press(screens.saveChoice);
  await waitFor(() =>
    expect(bodiesOf(again, setupCalls.saveCompany).at(-1)).toMatchObject({
      version: 4,
      references: expect.arrayContaining([
        expect.objectContaining({ type: 'banking', contactName: 'Kim Ono', email: 'ann@lonestar.example' }),
      ]),
    }),
  );
});

it('come one at a time on a phone, back and forth, before the section is left', async () => {
  const wide = globalThis.matchMedia;
  const query = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  globalThis.matchMedia = (() => query) as never;
  try {
    await at();
    expect(await screen.findByRole('group', { name: referenceLabels.banking })).toBeTruthy();
    expect([
      screen.queryByRole('group', { name: referenceLabels.supplyCompany }),
      Boolean(screen.getByText('Reference 1 of 4')),
    ]).toEqual([null, true]);
    for (const part of [2, 3, 4]) {
      await press(screens.continue);
      expect(await screen.findByText(`Reference ${part} of 4`)).toBeTruthy();
    }
    await press(companySetup.back);
    expect(await screen.findByRole('group', { name: referenceLabels.supplyCompany })).toBeTruthy();
    await press(screens.continue);
    await press(screens.continue);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('11. Experience'));
  } finally {
    globalThis.matchMedia = wide;
  }
});

it('says what a section that is started lacks, and nothing of one that is complete', async () => {
  await at(aCompany({ references: [bank], statuses: { references: 'started' } }));
  const { tradeSubcontractor, supplyCompany } = referenceLabels;
  const needs = fill(companySetup.sectionNeeds, { items: `${tradeSubcontractor}, ${supplyCompany}` });
  expect(await screen.findByText(needs)).toBeTruthy();
});

it('says of a complete section nothing', async () => {
  await at(aCompany({ references: [bank], statuses: { references: 'complete' } }));
  await block(referenceLabels.banking);
  expect(screen.queryByText(/^Still needed/)).toBeNull();
});
