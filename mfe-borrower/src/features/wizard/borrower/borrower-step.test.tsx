import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { aCompany } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import type { Application } from '../../../data/api.js';
import { borrowerAt, conflict, problem } from '../../../testing/borrower.js';
import { anApplication } from '../../../testing/records.js';
import { answer, bodiesOf, fillIn, press, setupCalls } from '../../../testing/setup.js';

const update = `PUT /api/borrower/application/update/${idOf(1)}`;
const person = (number: number, firstName: string) => ({ id: idOf(number), firstName, lastName: 'Alvarez' });
const contractor = (number: number, firstName: string) => ({
  thirdPartyContractorId: idOf(number),
  firstName,
  lastName: 'Ruiz',
});

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

interface Situation {
  locked?: boolean;
  /** The list of people does not answer. */
  isAway?: () => boolean;
}

async function borrowerStep(
  stored: Partial<Application> = {},
  { locked = false, isAway = () => false }: Situation = {},
) {
  let application = anApplication(stored);
  const people = {
    owners: [person(40, 'Maria')],
    otherPeople: [person(41, 'Theo'), person(40, 'Maria')],
    thirdPartyContractors: [contractor(60, 'Carl')],
  };
  const listed = () => ({ ...people, thirdPartyContractors: [...people.thirdPartyContractors] });
  const area = await borrowerAt(`/applications/${idOf(1)}?step=4`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () => application,
    [`GET /api/borrower/company/byId/${idOf(2)}`]: () => aCompany({ locked }),
    [setupCalls.people]: () => (isAway() ? problem(503, 'service.away') : listed()),
    [setupCalls.addContractor]: ({ body }) => {
      const added = { ...contractor(61, ''), ...(body as object) };
      people.thirdPartyContractors.push(added);
      return added;
    },
    [setupCalls.addPerson]: () =>
      problem(422, 'validation.failed', [{ field: 'title', message: shared.titleRequired }]),
    [update]: ({ body }) => {
      const { version, ...changes } = body as { version: number };
      if (version !== application.version) return conflict(application);
      return (application = { ...application, ...changes, version: version + 1 } as Application);
    },
  });
  end = area.end;
  await screen.findByRole('heading', { name: 'Borrower', level: 2 });
  await screen.findByRole('group', { name: 'Who oversees the construction?' });
  return { ...area, saved: () => bodiesOf(area, update).at(-1) };
}

const select = (name: string | RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name });

describe('the borrower step', () => {
  it('has the contractors of the company to choose from, and can be completed with one', async () => {
    const { saved } = await borrowerStep();
    expect(screen.queryByRole('combobox', { name: /General contractor/ })).toBeNull();
    await answer(/third-party general contractor/, true);
    expect((await select(/General contractor/)).textContent).toContain(borrowerPages.selectContractor);
    expect(screen.getByText(borrowerPages.overseersHint)).toBeTruthy();
    await userEvent.selectOptions(await select(/General contractor/), 'Carl Ruiz');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Theo Alvarez' }));
    await press(screens.continue);
    await waitFor(() =>
      expect(saved()).toMatchObject({
        contractorSelected: true,
        generalContractorId: idOf(60),
        constructionOverseers: [{ overseeingPersonId: idOf(41) }],
      }),
    );
  });

  it('adds a contractor without leaving, chosen at once', async () => {
    const area = await borrowerStep({ contractorSelected: true });
    await press('Add new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add General Contractor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Contractor' }));
    expect(await dialog.findAllByText(shared.cannotBeBlank)).toHaveLength(3);
    await fillIn(/First name/i, 'Dora');
    await fillIn(/Last name/i, 'Kim');
    await fillIn(/Mobile|Phone/, '7135550199');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Add Contractor' }));
    await waitFor(async () => expect((await select(/General contractor/)).value).toBe(idOf(61)));
    expect(bodiesOf(area, setupCalls.addContractor)).toEqual([
      expect.objectContaining({ companyId: idOf(2), firstName: 'Dora', emailAddress: null }),
    ]);
    await press(screens.continue);
    await waitFor(() => expect(area.saved()).toMatchObject({ generalContractorId: idOf(61) }));
  });

  it('forgets the contractor where the borrower builds, and keeps the row of who oversees already', async () => {
    const { saved } = await borrowerStep({
      contractorSelected: true,
      generalContractorId: idOf(60),
      constructionOverseers: [{ id: idOf(70), applicationId: idOf(1), overseeingPersonId: idOf(40) }],
    });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Maria Alvarez' }).checked).toBe(true);
    await answer(/third-party general contractor/, false);
    await press(screens.continue);
    await waitFor(() =>
      expect(saved()).toMatchObject({
        contractorSelected: false,
        generalContractorId: null,
        constructionOverseers: [{ id: idOf(70), overseeingPersonId: idOf(40) }],
      }),
    );
  });

  it('says at its field what is wrong with a new person, and keeps what was typed', async () => {
    await borrowerStep();
    await press('Add new person');
    await fillIn(/First name/i, 'Ines');
    await fillIn(/Last name/i, 'Berg');
    await fillIn(/Email/i, 'ines@example.com');
    await userEvent.selectOptions(await select(/Role/), 'employee');
    await fillIn(/Title/, 'Superintendent');
    await userEvent.selectOptions(await select(/Full or Part Time/), 'Full Time');
    await press('Add Employee');
    expect(await screen.findByRole('textbox', { name: /Title/, description: shared.titleRequired })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /First name/i }).value).toBe('Ines');
  });

  it('offers a new person as it was typed when its dialog was left, and forgets it once it is given up', async () => {
    await borrowerStep();
    const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: /First name/i }).value;
    await press('Add new person');
    await fillIn(/First name/i, 'Ines');
    await press(screens.close);
    await press('Add new person');
    await press(screens.restoreDraft);
    expect(typed()).toBe('Ines');
    await press(screens.cancel);
    await press('Add new person');
    expect(screen.queryByRole('button', { name: screens.restoreDraft })).toBeNull();
    expect(typed()).toBe('');
  });

  it('offers nothing new in a company that is locked, and says why', async () => {
    await borrowerStep({ contractorSelected: true }, { locked: true });
    expect(await screen.findByText(shared.companyLocked)).toBeTruthy();
    expect(await select(/General contractor/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add new/ })).toBeNull();
  });

  it('says that the people could not be read anew, keeps what stands, and reads them when asked', async () => {
    let away = false;
    await borrowerStep({ contractorSelected: true }, { isAway: () => away });
    away = true;
    await press('Add new');
    await fillIn(/First name/i, 'Dora');
    await fillIn(/Last name/i, 'Kim');
    await fillIn(/Mobile|Phone/, '7135550199');
    await press('Add Contractor');
    expect(await screen.findByText(borrower.errorUpdating)).toBeTruthy();
    expect((await select(/General contractor/)).textContent).toContain('Carl Ruiz');
    away = false;
    await press(screens.tryAgain);
    await waitFor(async () => expect((await select(/General contractor/)).value).toBe(idOf(61)));
    expect(screen.queryByText(borrower.errorUpdating)).toBeNull();
  });
});
