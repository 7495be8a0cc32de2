import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileTypes } from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { companySetup } from '@groundwork/domain-messages-company';
import { files } from '@groundwork/domain-messages-screens';
import { aCompany, aPerson, anOwnership } from '@groundwork/web-company/testing';
import type { StoredFile } from '@groundwork/web-lending/files';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';
import { inList } from '../../testing/a-company.js';

let end = async () => {};
afterEach(() => end());

const company = aCompany({ locked: true, statuses: { generalInformation: 'complete' }, mailingCity: 'Austin' });
const { companyId } = company;
const maria = aPerson({ id: idOf(20), firstName: 'Maria', lastName: 'Alvarez' });
const aFile = (more: Partial<StoredFile> & { fileUploadId: string }): StoredFile => ({
  userFileName: 'W-9.pdf',
  fileType: 'w9',
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

async function companyTab(
  query = '',
  stored: StoredFile[] = [],
  answers: Record<string, (call: { body: unknown }) => unknown> = {},
) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: `/admin?company=${companyId}&tab=company${query}`,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/company/getAll': () => [inList(company)],
      [`GET /api/admin/company/byId/${companyId}`]: () => company,
      [`GET /api/admin/company/users/${companyId}`]: () => [],
      [`GET /api/admin/entityowners/company/${companyId}`]: () => anOwnership(),
      [`GET /api/admin/people/company/${companyId}`]: () => ({
        owners: [maria],
        otherPeople: [],
        thirdPartyContractors: [],
      }),
      [`GET /api/admin/company/licenses/${companyId}`]: () => [],
      [`GET /api/admin/fileUpload/company/${companyId}`]: () => stored,
      ...answers,
    },
  });
  end = mounted.end;
  return { ...mounted, user: userEvent.setup() };
}
const section = (name: string) => screen.findByRole('heading', { level: 2, name });
const place = (name: string) => screen.findByRole('region', { name });

describe('the set-up of a company, reviewed', () => {
  it('opens on the section of the address and goes on with Next, which the address follows; nothing is saved', async () => {
    const { user, calls } = await companyTab('&step=3');
    await section('4. Owner(s) of Other Entities');
    // Nobody is a person by name: the S1 uploads are hidden.
    await user.click(screen.getByRole('button', { name: companySetup.next }));
    await section('6. Add General Contractors');
    expect(new URLSearchParams(location.search).get('step')).toBe('5');
    expect(new URLSearchParams(location.search).get('company')).toBe(companyId);
    expect(screen.getByText(admin.companyUnderReview)).toBeTruthy();
    expect(screen.queryByText(shared.companyLocked)).toBeNull();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('begins with the first section where the address names none that there is', async () => {
    await companyTab('&step=77');
    await section('1. General Business Information');
    expect((await screen.findByDisplayValue('Austin')).matches(':disabled')).toBe(true);
  });
});

describe('the documents of a company', () => {
  it('have a place each, those about people with their name, and a count of what waits', async () => {
    await companyTab('&view=form', [
      aFile({ fileUploadId: idOf(60) }),
      aFile({ fileUploadId: idOf(61), fileType: 's1', personId: maria.id, userFileName: 'S-1.pdf' }),
      aFile({
        fileUploadId: idOf(62),
        fileType: 'resume',
        personId: idOf(99),
        userFileName: 'Old.pdf',
        status: 'approved',
      }),
      aFile({ fileUploadId: idOf(63), fileType: 'companyLogo', userFileName: 'Logo.png', contentType: 'image/png' }),
    ]);
    for (const type of [
      'orgdocuments',
      'w9',
      'authorization',
      'tax_return',
      'financial_statement',
      'bank_statement',
      'companyLogo',
    ] as const)
      expect(await place(fileTypes[type].label)).toBeTruthy();
    const one = within(await place(fill(admin.documentOf, { document: fileTypes.s1.label, name: 'Maria Alvarez' })));
    expect(one.getByRole('button', { name: `${files.approve} S-1.pdf` })).toBeTruthy();
    expect(
      await place(fill(admin.documentOf, { document: fileTypes.resume.label, name: admin.somebodyElse })),
    ).toBeTruthy();
    expect(screen.getByText(fill(admin.documentsToReview, { count: 3 }))).toBeTruthy();
    await section(admin.companyDocuments);
  });

  it('that cannot be read say so', async () => {
    await companyTab('&view=form', [], {
      [`GET /api/admin/fileUpload/company/${companyId}`]: () =>
        Response.json({ status: 403, code: 'access.denied' }, { status: 403 }),
    });
    const documents = await section(admin.companyDocuments);
    const place = within(documents.closest('section') as HTMLElement);
    expect(await place.findByText(files.filesNotLoaded)).toBeTruthy();
  });

  it('are decided on the status that is shown, and what follows from it is read anew', async () => {
    const stored = [aFile({ fileUploadId: idOf(60) })];
    const { user, calls } = await companyTab('&view=form', stored, {
      'PUT /api/admin/fileupload/update': ({ body }) => (stored[0] = { ...stored[0]!, ...(body as object) }),
    });
    const reads = () => calls.filter(({ path }) => path === `/api/admin/company/byId/${companyId}`).length;
    const before = reads();
    await user.click(within(await place(fileTypes.w9.label)).getByRole('button', { name: `${files.approve} W-9.pdf` }));
    await waitFor(() => expect(screen.queryByText(fill(admin.documentsToReview, { count: 1 }))).toBeNull());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      id: idOf(60),
      status: 'approved',
      fromStatus: 'pending',
    });
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });
});

describe('the users of a company', () => {
  const maria = { id: idOf(3), firstName: 'Maria', lastName: 'Alvarez', email: 'maria@hill.example' };
  const button = { name: `${admin.signedEsign}: Maria Alvarez` };
  const users = { [`GET /api/admin/company/users/${companyId}`]: () => [maria] };

  it('have the e-sign terms as they signed them, the last ones that stand', async () => {
    let saved = 0;
    Object.assign(URL, { createObjectURL: () => `blob:${(saved += 1)}`, revokeObjectURL: () => undefined });
    const { user, calls } = await companyTab('', [], {
      ...users,
      [`GET /api/admin/esign/user/${maria.id}`]: () => [
        { id: idOf(80), withdrawnDate: null },
        { id: idOf(81), withdrawnDate: '2026-03-02T15:00:00.000Z' },
      ],
      [`GET /api/admin/esign/${idOf(80)}/pdf`]: () =>
        new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    });
    await user.click((await screen.findAllByRole('button', button))[0]!);
    await waitFor(() => expect(saved).toBe(1));
    expect(calls.filter(({ path }) => path.endsWith('/pdf')).map(({ path }) => path)).toEqual([
      `/api/admin/esign/${idOf(80)}/pdf`,
    ]);
  });

  it('who have signed none, or whose paper cannot be had, say so', async () => {
    const { user, said } = await companyTab('', [], { ...users, [`GET /api/admin/esign/user/${maria.id}`]: () => [] });
    await user.click((await screen.findAllByRole('button', button))[0]!);
    const text = fill(admin.noSignedEsign, { name: 'Maria Alvarez' });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'info', text }]));
  });
});
