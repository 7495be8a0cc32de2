import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, s1Form } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import type { Ownership } from '@groundwork/web-company';
import { aCompany, anOwner, anOwnership, aPerson } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import { bodiesOf, choose, field, notices, press, setupCalls, setupTests, unavailable } from '../../testing/setup.js';

const { open } = setupTests();
const maria = aPerson({
  id: idOf(62),
  firstName: 'Maria',
  lastName: 'Alvarez',
  emailAddress: 'maria@hill.example',
});
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

  it('says whom its picture does not have, and that the browser cannot draw it as a PNG', async () => {
    const area = await at();
    await userEvent.type(await field(companySetup.findInStructure), 'Nobody{Enter}');
    await waitFor(() => expect(notices(area, 'info')).toEqual([companySetup.notInStructure]));
    await press('Save as PNG');
    await waitFor(() => expect(area.errors()).toEqual([companySetup.pictureFailed]));
  });

  it('names an entity that two own once with its owners, and the shares of groups', async () => {
    const oak = {
      ...anOwnership().entities[0]!,
      companyId: idOf(80),
      organizationName: 'Oak LP',
      entityOwners: [share],
    };
    const owned = (number: number, ownedCompanyId: string) =>
      anOwner({
        id: idOf(number),
        displayName: 'Oak LP',
        entityOwnerType: 'company',
        ownedCompanyId,
        ownerCompanyId: oak.companyId,
        percentOwnership: 30,
      });
    const elm = {
      ...oak,
      companyId: idOf(81),
      organizationName: 'Elm LP',
      entityOwners: [owned(74, idOf(81))],
    };
    const root = {
      ...anOwnership().entities[0]!,
      entityOwners: [
        owned(72, idOf(2)),
        { ...owned(73, idOf(2)), displayName: 'Elm LP', ownerCompanyId: elm.companyId },
      ],
    };
    await at({
      [setupCalls.ownership]: () =>
        tree({ entities: [root, oak, elm], groups: [{ percent: '12.5' }, { percent: '4' }] as never }),
    });
    const list = await screen.findByRole('list', { name: 'Owners of Hill Country Homes LLC' });
    expect(screen.getAllByRole('list', { name: 'Owners of Oak LP' })).toHaveLength(1);
    expect(list.textContent).toContain(`Elm LP: 30.00%Oak LP: 30.00% (${companySetup.shownAbove})`);
    expect(screen.getByText(`${companySetup.groupShare}: 12.5%, 4%`)).toBeTruthy();
  });

  it('is walked through by its list where the diagram does not come', async () => {
    const { ResizeObserver: real } = globalThis;
    // The diagram cannot be measured; React tells of what it threw.
    globalThis.ResizeObserver = class extends real {
      override observe(element: Element) {
        if (element.closest('.react-flow')) throw new Error('There is nothing to measure');
        super.observe(element);
      }
    };
    const told = jest.spyOn(console, 'error').mockReturnValue(undefined);
    try {
      await at();
      expect(await screen.findByText(companySetup.diagramFailed)).toBeTruthy();
    } finally {
      globalThis.ResizeObserver = real;
      told.mockRestore();
    }
    expect((await screen.findByRole('list', { name: 'Owners of Hill Country Homes LLC' })).textContent).toContain(
      'Maria Alvarez: 40.00%',
    );
  });
});

describe('the S-1 of an owner', () => {
  const s1 = (needed = [maria]) => tree({ s1: { hidden: false, needed, requests: [] } });
  const company = () => aCompany({ s1Hidden: false });
  const files = { [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [] };

  it('is asked for on entry as the list stands then', async () => {
    let needed = [maria];
    const area = await open(4, { ...files, [setupCalls.company]: company, [setupCalls.ownership]: () => s1(needed) });
    expect(await screen.findByRole('heading', { name: 'Maria Alvarez' })).toBeTruthy();
    expect(screen.getByText(companySetup.s1Lead)).toBeTruthy();
    expect(screen.getByText(fill(companySetup.ownsOfBorrower, { percent: 40 }))).toBeTruthy();
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

  const linked = {
    ...{ personId: maria.id, email: 'maria@hill.example', sentAt: '2026-03-02T15:00:00.000Z' },
    ...{ expiresAt: '2099-03-16T15:00:00.000Z', openedAt: null, signedAt: null, revokedAt: null },
  };
  type Asked = Ownership['s1']['requests'][number];
  const send = 'POST /api/borrower/entityowners/s1link/send';
  const takeBack = 'POST /api/borrower/entityowners/s1link/revoke';
  const trace = (request: Asked, end: string) =>
    [fill(companySetup.s1TraceSent, { email: request.email, date: displayInstant(request.sentAt) }), end].join(', ');
  const body = { companyId: idOf(2), personId: maria.id };

  it('is asked for by a link, which the row tells of, and taken back', async () => {
    let requests: Asked[] = [];
    const owed = () => tree({ s1: { hidden: false, needed: [maria], requests } });
    const area = await open(4, {
      ...{ ...files, [setupCalls.company]: company, [setupCalls.ownership]: owed },
      [send]: () => (requests = [linked])[0],
      [takeBack]: () => (requests = [{ ...linked, revokedAt: '2026-03-03T15:00:00.000Z' }])[0],
    });
    expect(await screen.findByText(companySetup.s1Lead)).toBeTruthy();
    await press(`${companySetup.sendS1Link}: Maria Alvarez`);
    const about = { email: 'maria@hill.example', name: 'Maria Alvarez' };
    expect(await screen.findByText(fill(companySetup.s1LinkLead, about))).toBeTruthy();
    await press(companySetup.sendS1Link);
    const ends = fill(companySetup.s1TraceEnds, { date: displayInstant(linked.expiresAt) });
    expect(await screen.findByText(trace(linked, ends))).toBeTruthy();
    expect(bodiesOf(area, send)).toEqual([body]);
    expect(screen.getByRole('button', { name: `${companySetup.sendNewS1Link}: Maria Alvarez` })).toBeTruthy();
    await press(`${companySetup.takeBackS1Link}: Maria Alvarez`);
    expect(await screen.findByText(fill(companySetup.s1LinkBack, { name: 'Maria Alvarez' }))).toBeTruthy();
    expect(screen.getByText(companySetup.s1LinkBackLead)).toBeTruthy();
    await press(companySetup.takeBackS1Link);
    const back = fill(companySetup.s1TraceTakenBack, { date: displayInstant('2026-03-03T15:00:00.000Z') });
    expect(await screen.findByText(trace(linked, back))).toBeTruthy();
    expect(bodiesOf(area, takeBack)).toEqual([body]);
    await waitFor(() =>
      expect(notices(area, 'success')).toEqual([
        fill(companySetup.s1LinkSent, { email: linked.email }),
        companySetup.s1LinkTakenBack,
      ]),
    );
  });

  it.each([
    [{ openedAt: '2026-03-03T15:00:00.000Z', signedAt: '2026-03-04T15:00:00.000Z' }, companySetup.s1TraceSigned],
    [{ expiresAt: '2026-03-16T15:00:00.000Z' }, companySetup.s1TraceEnded],
  ])('tells in the row of its owner what became of the link: %j', async (more, sentence) => {
    const request = { ...linked, ...more };
    await open(2, {
      ...{ ...files, [setupCalls.company]: company },
      [setupCalls.ownership]: () => tree({ s1: { hidden: false, needed: [maria], requests: [request] } }),
    });
    const opened = request.openedAt
      ? `${fill(companySetup.s1TraceOpened, { date: displayInstant(request.openedAt) })}, `
      : '';
    const end = fill(sentence, { date: displayInstant(request.signedAt ?? request.expiresAt) });
    expect(await screen.findByText(trace(request, `${opened}${end}`))).toBeTruthy();
    expect(screen.getByRole('button', { name: `${companySetup.sendS1Link}: Maria Alvarez` })).toBeTruthy();
  });

  it('that cannot be asked for says why, and who has no address is asked for one first', async () => {
    const detail = 'Too many letters went to this address.';
    const nowhere = { ...maria, id: idOf(39), firstName: 'Ann', lastName: 'Reyes', emailAddress: null };
    await open(4, {
      ...{ ...files, [setupCalls.company]: company },
      [setupCalls.ownership]: () => tree({ s1: { hidden: false, needed: [maria, nowhere], requests: [] } }),
      [send]: () => Response.json({ status: 429, code: 'throttle.too_many', detail }, { status: 429 }),
    });
    await press(`${companySetup.sendS1Link}: Maria Alvarez`);
    await press(companySetup.sendS1Link);
    expect((await screen.findByRole('alert')).textContent).toContain('Too many letters');
    await press(screens.cancel);
    await press(`${companySetup.sendS1Link}: Ann Reyes`);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByTitle(fill(s1Form.needsEmail, { name: 'Ann Reyes' }))).toBeTruthy();
  });
});
