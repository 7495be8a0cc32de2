import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileTypes } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { admin, companyFacts as words } from '@groundwork/domain-messages-admin';
import { companySetup } from '@groundwork/domain-messages-company';
import { files } from '@groundwork/domain-messages-screens';
import { aCompany, aPerson, anOwner, anOwnership } from '@groundwork/web-company/testing';
import type { StoredFile } from '@groundwork/web-lending/files';
import type { FileToShow } from '@groundwork/web-mount';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../../export-app.js';
import { administrator } from '../../../testing/administrator.js';
import { inList } from '../../../testing/a-company.js';

let end = async () => {};
afterEach(() => end());

const company = aCompany({
  statuses: { generalInformation: 'complete', owners: 'complete', otherOwners: 'started' },
  mailingCity: 'Austin',
  eiN_TAXID: '12-3456789',
});
const { companyId } = company;
const holding = idOf(40);
const maria = aPerson({ id: idOf(20), firstName: 'Maria', lastName: 'Alvarez', emailAddress: 'maria@example.com' });
const joe = aPerson({ id: idOf(21), firstName: 'Joe', lastName: 'Park', otherPerson: true });
const beneficial = { isControlPerson: false, atLeast20: true, atLeast25: true };
const tree = anOwnership({
  unassigned: '0',
  entities: [
    {
      ...anOwnership().entities[0]!,
      entityOwners: [
        anOwner({
          id: idOf(50),
          displayName: 'Maria Alvarez',
          personId: maria.id,
          percentOwnership: 30,
          role: 'President',
        }),
        anOwner({ id: idOf(51), displayName: 'Oak Holdings LLC', ownerCompanyId: holding, percentOwnership: 27 }),
      ],
    },
    { ...anOwnership().entities[0]!, companyId: holding, organizationName: 'Oak Holdings LLC' },
  ],
  beneficialOwners: [
    {
      ...beneficial,
      personId: maria.id,
      firstName: 'Maria',
      lastName: 'Alvarez',
      percent: '43.5',
      holdings: [
        { entityOwnerId: idOf(50), companyId, percent: '30' },
        { entityOwnerId: idOf(52), companyId: holding, percent: '13.5' },
      ],
    },
  ],
  s1: { hidden: false, needed: [maria], requests: [] },
});
const aFile = (id: number, fileType: StoredFile['fileType'], more: Partial<StoredFile> = {}): StoredFile => ({
  fileUploadId: idOf(id),
  userFileName: `${fileType}.pdf`,
  fileType,
  status: 'pending',
  comments: null,
  personId: null,
  propertyId: null,
  contentType: 'application/pdf',
  size: 2048,
  uploadedBy: idOf(3),
  uploadedAt: '2026-03-02T15:00:00.000Z',
  version: 1,
  replacedBy: null,
  ...more,
});

async function facts(stored: StoredFile[] = [], answers: Record<string, (call: { body: unknown }) => unknown> = {}) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: `/admin?company=${companyId}&tab=company`,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/company/getAll': () => [inList(company)],
      [`GET /api/admin/company/byId/${companyId}`]: () => company,
      [`GET /api/admin/company/users/${companyId}`]: () => [],
      [`GET /api/admin/entityowners/company/${companyId}`]: () => tree,
      [`GET /api/admin/people/company/${companyId}`]: () => ({
        owners: [maria],
        otherPeople: [joe],
        thirdPartyContractors: [],
      }),
      [`GET /api/admin/company/licenses/${companyId}`]: () => [],
      'GET /api/admin/experience/construction': () => [],
      'GET /api/admin/experience/residential': () => [],
      [`GET /api/admin/fileUpload/company/${companyId}`]: () => stored,
      ...Object.fromEntries(
        stored.map(({ fileUploadId }) => [
          `GET /api/admin/fileUpload/retrieve/${fileUploadId}`,
          () => ({ uri: `fileUpload/content/${fileUploadId}?token=t` }),
        ]),
      ),
      'PUT /api/admin/fileupload/update': ({ body }) => {
        const decision = body as { id: string };
        const at = stored.findIndex(({ fileUploadId }) => fileUploadId === decision.id);
        return (stored[at] = { ...stored[at]!, ...(body as object) });
      },
      ...answers,
    },
  });
  end = mounted.end;
  const placed = () =>
    mounted.said
      .filter(([event]) => event === 'preview')
      .map(([, file]) => file as FileToShow)
      .filter(({ place }) => place !== undefined && !place.left.aborted);
  return { ...mounted, placed, user: userEvent.setup() };
}
const group = (name: string) => screen.findByRole('region', { name });
const beside = () => within(screen.getByRole('region', { name: words.review }));
const s1OfMaria = fill(admin.documentOf, { document: fileTypes.s1.label, name: 'Maria Alvarez' });
const focused = () => document.activeElement?.textContent;

describe('a company as facts', () => {
  it('is read in groups, without anything that looks like a field', async () => {
    await facts();
    const general = await group('General Business Information');
    expect(within(general).getByText('Austin')).toBeTruthy();
    expect(within(general).getByText('Completed')).toBeTruthy();
    expect(within(await group('Borrower Entity')).getByText('12-3456789')).toBeTruthy();
    expect(within(general).queryAllByRole('textbox')).toEqual([]);
    // Of all sections about owners one is not complete.
    expect(within(await group(words.owners)).getByText('Started')).toBeTruthy();
    expect(within(await group(words.people)).getByRole('region', { name: 'Joe Park' })).toBeTruthy();
    expect(within(await group(words.people)).queryByText(words.nobodyElse)).toBeNull();
    expect(within(await group(words.licenses)).getByText(words.noneNamed)).toBeTruthy();
    expect(within(await group(words.contractors)).getByText(companySetup.usesThirdParty)).toBeTruthy();
    expect(screen.getByText(words.allReviewed)).toBeTruthy();
  });

  it('tells what everybody owns over all ways, and who holds each company', async () => {
    await facts();
    const owners = within(await group(words.owners));
    expect(owners.getByText(fill(words.ownsInAll, { percent: '43.5' }))).toBeTruthy();
    expect(
      owners.getByText(
        `${fill(words.ownsDirectly, { percent: '30' })}, ${fill(words.ownsThrough, { percent: '13.5', company: 'Oak Holdings LLC' })}`,
      ),
    ).toBeTruthy();
    expect(owners.getByText('25% or more')).toBeTruthy();
    expect(owners.getByText('President')).toBeTruthy();
    expect(owners.getByText('maria@example.com')).toBeTruthy();
    expect(owners.getByText(fill(words.heldBy, { company: 'Hill Country Homes LLC' })).nextSibling?.textContent).toBe(
      `${fill(words.holder, { name: 'Maria Alvarez', percent: 30 })}; ${fill(words.holder, { name: 'Oak Holdings LLC', percent: 27 })}`,
    );
    expect(owners.getByText(words.structureVerified).nextSibling?.textContent).toBe('No');
  });

  it('names what is missing at its facts, and keeps what belongs to nobody that is listed', async () => {
    await facts([aFile(62, 'resume', { personId: idOf(99) }), aFile(63, 'companyLogo')]);
    const missing = within(await group(words.owners))
      .getByText(s1OfMaria)
      .closest('li');
    expect(missing?.textContent).toContain(words.neededAndMissing);
    const organization = within(await group('Borrower Entity'))
      .getByText(fileTypes.orgdocuments.label)
      .closest('li');
    expect(organization?.textContent).toContain(words.notHandedIn);
    const others = within(await group(words.otherDocuments));
    expect(
      others.getByText(fill(admin.documentOf, { document: fileTypes.resume.label, name: admin.somebodyElse })),
    ).toBeTruthy();
    expect(others.getByText(fileTypes.companyLogo.label)).toBeTruthy();
  });

  it('has the form one switch away, in the address', async () => {
    const { user } = await facts();
    const views = within(await screen.findByRole('tablist', { name: words.howShown }));
    await user.click(views.getByRole('tab', { name: words.asFilledIn }));
    expect(await screen.findByDisplayValue('Austin')).toBeTruthy();
    expect(new URLSearchParams(location.search).get('view')).toBe('form');
    await user.click(screen.getByRole('tab', { name: words.asFacts }));
    expect(await group(words.owners)).toBeTruthy();
  });
});

describe('its documents', () => {
  const waiting = () => [
    aFile(60, 'w9'),
    aFile(61, 's1', { personId: maria.id }),
    aFile(64, 'orgdocuments', { status: 'approved' }),
  ];

  it('are shown beside the facts by the shell, and the place is left with the document', async () => {
    const { user, placed } = await facts(waiting());
    expect(await screen.findByText(words.nothingChosen)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.begin }));
    expect(beside().getByRole('heading', { name: fileTypes.w9.label })).toBe(document.activeElement);
    await waitFor(() =>
      expect(placed().map(({ address }) => address)).toEqual([`/api/admin/fileUpload/content/${idOf(60)}?token=t`]),
    );
    expect(screen.getByRole('region', { name: words.review }).contains(placed()[0]!.place!.element)).toBe(true);
    await user.click(within(await group(words.owners)).getByRole('button', { name: new RegExp(s1OfMaria) }));
    await waitFor(() => expect(placed().map(({ userFileName }) => userFileName)).toEqual(['s1.pdf']));
    expect(new URLSearchParams(location.search).get('file')).toBe(idOf(61));
  });

  it('are approved, rejected with a reason and gone through by keys, and the focus follows', async () => {
    const stored = waiting();
    const { user, calls } = await facts(stored);
    await user.click(await screen.findByRole('button', { name: words.begin }));
    await user.keyboard('a');
    await waitFor(() => expect(focused()).toContain(words.nextToReview));
    expect(stored[0]).toMatchObject({ status: 'approved', fromStatus: 'pending' });
    await user.keyboard('n');
    expect(focused()).toBe(s1OfMaria);
    await user.keyboard('r');
    const question = await screen.findByRole('dialog');
    // Letters of the reason press nothing.
    await user.type(within(question).getByRole('textbox'), 'Not signed: a page is blank');
    await user.click(within(question).getByRole('button', { name: files.reject }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored[1]).toMatchObject({ status: 'rejected', comments: 'Not signed: a page is blank' });
    // Nothing waits any more: the focus goes to what was decided, and Previous leads through all.
    await waitFor(() => expect(focused()).toBe(s1OfMaria));
    expect(beside().getByText(words.keys)).toBeTruthy();
    expect(beside().getByText(words.noneLeft)).toBeTruthy();
    expect(beside().getByText(fill(files.reasonOf, { reason: 'Not signed: a page is blank' }))).toBeTruthy();
    await user.click(beside().getByRole('button', { name: words.previous }));
    expect(focused()).toBe(fileTypes.orgdocuments.label);
    await user.keyboard('b');
    expect(focused()).toContain(fileTypes.orgdocuments.label);
    expect(document.activeElement?.tagName).toBe('BUTTON');
    await user.click(beside().getByRole('button', { name: words.backToFacts }));
    expect(focused()).toContain('orgdocuments.pdf');
    beside().getByRole('heading').focus();
    await user.keyboard('p');
    expect(focused()).toBe(fileTypes.w9.label);
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  });

  it('take no key while the focus is elsewhere', async () => {
    const { user, calls } = await facts(waiting());
    await user.click(await screen.findByRole('button', { name: words.begin }));
    (await screen.findByRole('tab', { name: words.asFacts })).focus();
    await user.keyboard('a');
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('that could not be fetched say so and are tried again; what is not shown here is offered to be downloaded', async () => {
    let away = true;
    const { user, placed } = await facts(
      [aFile(60, 'w9'), aFile(65, 'resume', { personId: joe.id, contentType: 'text/csv' })],
      {
        [`GET /api/admin/fileUpload/retrieve/${idOf(60)}`]: () =>
          away
            ? Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 })
            : { uri: `fileUpload/content/${idOf(60)}?token=t` },
      },
    );
    await user.click(await screen.findByRole('button', { name: words.begin }));
    expect(await screen.findByText(files.fileNotShown)).toBeTruthy();
    away = false;
    await user.click(beside().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(placed()).toHaveLength(1));
    await user.click(beside().getByRole('button', { name: words.nextToReview }));
    expect(await screen.findByText(files.notShownHere)).toBeTruthy();
    expect(placed()).toEqual([]);
  });

  it('that another administrator decided meanwhile say how', async () => {
    const { user } = await facts(waiting(), {
      'PUT /api/admin/fileupload/update': () =>
        Response.json(
          { status: 409, code: 'version.conflict', current: aFile(60, 'w9', { status: 'approved' }) },
          { status: 409 },
        ),
    });
    await user.click(await screen.findByRole('button', { name: words.begin }));
    await user.click(beside().getByRole('button', { name: files.reject }));
    const question = within(await screen.findByRole('dialog'));
    await user.type(question.getByRole('textbox'), 'Wrong year');
    await user.click(question.getByRole('button', { name: files.reject }));
    expect(await question.findByText(fill(files.decidedMeanwhile, { status: 'Approved' }))).toBeTruthy();
  });
});
