import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import type { Ownership } from '@groundwork/web-company';
import { aCompany, anOwner, anOwnership, aPerson } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import { bodiesOf, choose, field, notices, press, setupCalls, setupTests, unavailable } from '../../testing/setup.js';

const { open } = setupTests();
const maria = aPerson({ id: idOf(62), firstName: 'Maria', lastName: 'Alvarez' });
const share = anOwner({
  id: idOf(71),
  displayName: 'Maria Alvarez',
  entityOwnerType: 'person',
  percentOwnership: 40,
  personId: maria.id,
  person: maria,
});
const beneficial = {
  personId: maria.id,
  firstName: 'Maria',
  lastName: 'Alvarez',
  percent: '40',
  atLeast20: true,
  atLeast25: true,
  isControlPerson: false,
  holdings: [],
};
const tree = (more: Partial<Ownership> = {}) =>
  anOwnership({
    entities: [{ ...anOwnership().entities[0]!, entityOwners: [share], percentOwned: 40 }],
    beneficialOwners: [beneficial],
    unassigned: '60',
    ...more,
  });
const at = (answers: Parameters<typeof open>[1] = {}) =>
  open(6, {
    [setupCalls.ownership]: () => tree(),
    [setupCalls.people]: () => ({ owners: [maria], otherPeople: [], thirdPartyContractors: [] }),
    ...answers,
  });

describe('the verification of the structure', () => {
  it('is refused without owners, before anything is sent', async () => {
    const area = await at({ [setupCalls.ownership]: () => anOwnership() });
    await userEvent.click(await field(companySetup.confirmStructure));
    await waitFor(() => expect(area.errors()).toEqual([companySetup.finishSetupFirst]));
    expect([(await field(companySetup.confirmStructure)).checked, bodiesOf(area, setupCalls.structure)]).toEqual([
      false,
      [],
    ]);
  });

  it('is given and taken back at once', async () => {
    let verified = false;
    const area = await at({
      [setupCalls.ownership]: () => tree({ companyStructureVerified: verified }),
      [setupCalls.structure]: ({ body }) =>
        aCompany({ companyStructureVerified: (verified = (body as { value: boolean }).value) }),
    });
    await userEvent.click(await field(companySetup.confirmStructure));
    for (const sentence of [companySetup.structureLead, companySetup.effectiveLead, companySetup.structureKeys])
      expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('option', { name: companySetup.noControlPerson })).toBeTruthy();
    await waitFor(() => expect(notices(area, 'success')).toEqual([companySetup.structureVerified]));
    await waitFor(async () =>
      expect([
        (await field(companySetup.confirmStructure)).checked,
        (await field(companySetup.confirmStructure)).disabled,
      ]).toEqual([true, false]),
    );
    await userEvent.click(await field(companySetup.confirmStructure));
    await waitFor(() =>
      expect(notices(area, 'success')).toEqual([
        companySetup.structureVerified,
        companySetup.structureVerificationRemoved,
      ]),
    );
    expect(bodiesOf(area, setupCalls.structure)).toEqual([
      { companyId: idOf(2), value: true },
      { companyId: idOf(2), value: false },
    ]);
  });

  it.each([
    [false, companySetup.errorVerifyingStructure],
    [true, companySetup.errorRemovingStructureVerification],
  ])(
    'verified before: %s, it says when it could not, and the box stands as it was',
    async (companyStructureVerified, sentence) => {
      const area = await at({
        [setupCalls.ownership]: () => tree({ companyStructureVerified }),
        [setupCalls.structure]: unavailable,
      });
      await userEvent.click(await field(companySetup.confirmStructure));
      await waitFor(() => expect(area.errors()).toEqual([sentence]));
      await waitFor(async () =>
        expect((await field(companySetup.confirmStructure)).checked).toBe(companyStructureVerified),
      );
    },
  );

  it('is closed while an application is submitted', async () => {
    await at({ [setupCalls.company]: () => aCompany({ locked: true }) });
    expect((await field(companySetup.confirmStructure)).disabled).toBe(true);
  });
});

describe('the structure', () => {
  it('tells what everybody owns in all, what nobody owns, and who controls the company', async () => {
    const area = await at({ [setupCalls.saveCompany]: () => aCompany() });
    expect(await screen.findByText(companySetup.unassignedShare.replace('{percent}', '60'))).toBeTruthy();
    expect(screen.getAllByText('25% or more').length).toBeGreaterThan(0);
    await choose(companySetup.controlPerson, maria.id);
    await waitFor(() =>
      expect(bodiesOf(area, setupCalls.saveCompany)).toEqual([{ companyId: idOf(2), controlPersonId: maria.id }]),
    );
  });

  it('is walked through by its list where the diagram does not come', async () => {
    await at();
    expect((await screen.findByRole('list', { name: 'Owners of Hill Country Homes LLC' })).textContent).toContain(
      'Maria Alvarez: 40.00%',
    );
  });
});

describe('the S-1 of an owner', () => {
  const s1 = (needed = [maria]) => tree({ s1: { hidden: false, needed } });
  const company = () => aCompany({ s1Hidden: false });
  const files = { [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [] };

  it('is asked for on entry as the list stands then', async () => {
    let needed = [maria];
    const area = await open(4, { ...files, [setupCalls.company]: company, [setupCalls.ownership]: () => s1(needed) });
    expect(await screen.findByRole('heading', { name: 'Maria Alvarez' })).toBeTruthy();
    await press(companySetup.back);
    await screen.findByRole('heading', { level: 2, name: /^4\./ });
    needed = [];
    await press(screens.continue);
    expect(await screen.findByText(companySetup.allS1sAccountedFor)).toBeTruthy();
    expect(area.errors()).toEqual([]);
  });

  it('waits until every company is wholly owned', async () => {
    await open(4, {
      ...files,
      [setupCalls.company]: company,
      [setupCalls.ownership]: () =>
        tree({ ...s1(), needed100: [{ companyId: idOf(2), name: 'Hill Country Homes LLC', percent: 40 }] }),
    });
    expect((await screen.findByText(companySetup.companiesNeed100)).parentElement?.textContent).toContain(
      'Hill Country Homes LLC: 40.00%',
    );
    expect(screen.queryByRole('heading', { name: 'Maria Alvarez' })).toBeNull();
  });

  const form = `GET /api/borrower/entityowners/company/${idOf(2)}/s1/${maria.id}`;
  const at = (paper: () => Response) =>
    open(4, { ...files, [setupCalls.company]: company, [setupCalls.ownership]: () => s1(), [form]: paper });

  it('is made by the service and kept under the name of the owner', async () => {
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const click = (event: Event) => {
      event.preventDefault();
      names.push((event.target as HTMLAnchorElement).download);
    };
    addEventListener('click', click);
    const area = await at(() => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
    await press(companySetup.downloadS1);
    await waitFor(() => expect(names).toContain(fill(companySetup.s1File, { name: 'Maria Alvarez' })));
    removeEventListener('click', click);
    expect(area.errors()).toEqual([]);
  });

  it('that cannot be made says so', async () => {
    const area = await at(() => Response.json({ status: 503, code: 'service.unavailable' }, { status: 503 }));
    await press(companySetup.downloadS1);
    await waitFor(() => expect(area.errors()).toEqual([companySetup.errorUpdatingS1]));
  });
});
