import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupSteps } from '@groundwork/domain-companies';
import { fill, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { files as sentences, screens } from '@groundwork/domain-messages-screens';
import { FilesProvider } from '@groundwork/web-lending/files';
import type { FilesAccess, StoredFile } from '@groundwork/web-lending/files';
import { createAreaMount, useNavigate, useParams } from '@groundwork/web-mount';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import { CompanyAccessProvider, useWrite } from '../company-access.js';
import type { CompanyReads, ReviewAccess } from '../company-access.js';
import { aCompany, aContractor, anOwner, anOwnership, aPerson } from '../testing.js';
import { SetupReview } from './setup-review.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const maria = aPerson({
  id: idOf(20),
  firstName: 'Maria',
  lastName: 'Alvarez',
  emailAddress: 'maria@hill.example',
  streetAddress: '1 Main Street',
});
const owner = anOwner({
  id: idOf(30),
  displayName: 'Maria Alvarez',
  entityOwnerType: 'person',
  percentOwnership: 60,
  personId: maria.id,
  person: maria,
  s1id: idOf(70),
});
const root = { ...anOwnership().entities[0]!, entityOwners: [owner], percentOwned: 60 };
const beneficial = (personId: string, firstName: string) => ({
  personId,
  firstName,
  lastName: 'Alvarez',
  percent: '60',
  atLeast20: true,
  atLeast25: true,
  isControlPerson: false,
  holdings: [],
});

const reads: CompanyReads = {
  company: async () => aCompany(),
  ownership: async () =>
    anOwnership({
      entities: [root],
      beneficialOwners: [beneficial(maria.id, 'Maria'), beneficial(idOf(21), 'Joe')],
      needed100: [{ companyId: idOf(2), name: 'Hill Country Homes LLC', percent: 60 }],
      s1: { hidden: false, needed: [aPerson({ id: idOf(21) })], requests: [] },
    }),
  people: async () => ({
    owners: [maria],
    otherPeople: [
      aPerson({
        id: idOf(22),
        firstName: 'Ann',
        lastName: 'Li',
        otherPerson: true,
        resumeText: 'Twenty years of roofs',
      }),
    ],
    thirdPartyContractors: [aContractor({ thirdPartyContractorId: idOf(40), firstName: 'Bo', lastName: 'Wu' })],
  }),
  licenses: async () => [
    {
      id: idOf(50),
      companyId: idOf(2),
      version: 1,
      holderId: idOf(2),
      holderType: 'company',
      holderName: 'Hill Country Homes LLC',
      state: 'Texas',
      number: 'B-1',
      licenseNotRequired: false,
    },
  ],
  experiences: async () => [
    {
      id: idOf(60),
      companyId: idOf(2),
      version: 1,
      ownerName: 'Maria Alvarez',
      street: '5 Oak Lane',
      city: 'Austin',
      state: 'Texas',
      salesPrice: 5000000,
      dateSold: '2024-05',
      type: null,
      residentialStatus: null,
    },
  ],
};
const access: ReviewAccess = { mode: 'review', reads };
const anS1: StoredFile = {
  fileUploadId: idOf(70),
  userFileName: 'S-1.pdf',
  fileType: 's1',
  status: 'pending',
  comments: null,
  personId: maria.id,
  propertyId: null,
  contentType: 'application/pdf',
  size: 2048,
  uploadedBy: idOf(3),
  uploadedAt: '2026-03-07T15:00:00.000Z',
  version: 1,
  replacedBy: null,
};
const files: FilesAccess = {
  areaPath: '/api/area',
  list: async () => [anS1],
  link: async () => ({ uri: '/' }),
  versions: async () => [],
  history: async () => [],
  nameOf: async () => 'Maria',
  review: async () => anS1,
};

async function reviewAt(step: number, company = aCompany({ locked: true, s1Hidden: false }), own = reads) {
  function Screen() {
    const navigate = useNavigate();
    return (
      <FilesProvider value={files}>
        <SetupReview
          access={{ ...access, reads: own }}
          company={company}
          place={{ stepInAddress: useParams().step, go: (next) => void navigate(`/${next}`) }}
        />
      </FilesProvider>
    );
  }
  const user = {
    id: idOf(1),
    firstName: 'Ada',
    lastName: 'Hale',
    email: 'ada@lender.example',
    role: 'admin' as const,
    companies: [],
  };
  const area = createAreaMount({ name: 'admin', routes: () => [{ path: '/:step', element: <Screen /> }] });
  const mounted = await mountedArea({ area, user, path: `/${step}`, answers: {} });
  end = mounted.end;
  await screen.findByRole('heading', { level: 2, name: `${step + 1}. ${setupSteps[step]?.label}` });
  await waitFor(() => expect(screen.queryByText(screens.loading)).toBeNull());
  return mounted;
}
const section = () => screen.getByRole('heading', { level: 2, name: /^\d/ }).textContent;
// A table stands twice in the document: as rows, and as cards of a phone.
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0]!);

/** What can be pressed in a review: the picture, looking into a row, what belongs to the review of a file, and the way on. */
const harmless =
  /^(Zoom in|Zoom out|Show all|Find|Save as (SVG|PNG)|(View|Download|History of|Approve|Reject) .*|More: .*|Back|Next)$/;
/** And what the menu of a file has. */
const harmlessEntries = /^(Download|History)$/;

describe.each(setupSteps.map(({ label }, step) => [step, label] as const))('section %i in a review, %s', (step) => {
  it('has nothing to type in, to press or to save', async () => {
    const { calls } = await reviewAt(step);
    const open = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(
      (control) =>
        !control.matches(':disabled') &&
        !control.closest('[role=search]') &&
        control.labels?.[0]?.textContent !== companySetup.section,
    );
    expect(open.map(({ name }) => name)).toEqual([]);
    const sections = document.querySelector('nav');
    const buttons = screen.getAllByRole('button').filter((button) => !sections?.contains(button));
    expect(
      buttons
        .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
        .filter((name) => !harmless.test(name)),
    ).toEqual([]);
    for (const more of screen.queryAllByRole('button', { name: /^More: / })) {
      await userEvent.click(more);
      const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
      expect(entries.filter((name) => !harmlessEntries.test(name))).toEqual([]);
      await userEvent.keyboard('{Escape}');
    }
    expect(screen.queryByText(shared.companyLocked)).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('the way through a review', () => {
  it('goes around, over the hidden S1 uploads', async () => {
    await reviewAt(3, aCompany({ s1Hidden: true }));
    await press(companySetup.next);
    await waitFor(() => expect(section()).toBe('6. Add General Contractors'));
    await press(companySetup.back);
    await waitFor(() => expect(section()).toBe('4. Owner(s) of Other Entities'));
    await end();
    await reviewAt(10);
    await press(companySetup.next);
    await waitFor(() => expect(section()).toBe('1. General Business Information'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: companySetup.back }).disabled).toBe(true);
  });

  it('opens a complete section as any other, without Edit, and keeps no draft', async () => {
    await reviewAt(0, aCompany({ statuses: { generalInformation: 'complete' }, website: 'hill.example' }));
    const website = await screen.findByLabelText<HTMLInputElement>('Website');
    expect([website.value, website.matches(':disabled')]).toEqual(['hill.example', true]);
    expect(screen.queryByRole('button', { name: companySetup.edit })).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('what a row does not show', () => {
  it('is there to be read', async () => {
    await reviewAt(2);
    await press('View Maria Alvarez');
    expect(await screen.findByRole('heading', { level: 3, name: 'Maria Alvarez' })).toBeTruthy();
    expect(screen.getByDisplayValue('1 Main Street').matches(':disabled')).toBe(true);
    // Looking into a row keeps nobody from going on.
    await press(companySetup.next);
    await waitFor(() => expect(section()).toBe('4. Owner(s) of Other Entities'));
  });

  it('is closed again, and another row takes its place', async () => {
    await reviewAt(8);
    await press('View Ann Li');
    expect(await screen.findByDisplayValue('Twenty years of roofs')).toBeTruthy();
    await press(screens.close);
    expect(screen.queryByDisplayValue('Twenty years of roofs')).toBeNull();
  });
});

describe('the S-1s of a review', () => {
  it('are said to be owed by nobody where no owner is a person', async () => {
    await reviewAt(4, undefined, { ...reads, ownership: async () => anOwnership() });
    expect(await screen.findByText(companySetup.nobodyOwesS1)).toBeTruthy();
  });

  it('stand with their owners, and who owes one is named', async () => {
    await reviewAt(4);
    expect(
      within(await screen.findByRole('region', { name: 'Maria Alvarez' })).getByRole('button', {
        name: 'Approve S-1.pdf',
      }),
    ).toBeTruthy();
    const owing = within(screen.getByRole('region', { name: 'Joe Alvarez' }));
    expect([owing.getByText(sentences.needed), owing.getByText(screens.noFiles)]).toHaveLength(2);
    expect(owing.getByText(fill(companySetup.ownsOfBorrower, { percent: 60 }))).toBeTruthy();
    expect(screen.getByText('Hill Country Homes LLC: 60.00%')).toBeTruthy();
  });
});

it('sends nothing, whatever asks it to', async () => {
  let write: ReturnType<typeof useWrite> | undefined;
  function Asking() {
    write = useWrite();
    return null;
  }
  render(
    <CompanyAccessProvider value={access}>
      <Asking />
    </CompanyAccessProvider>,
  );
  let wasAsked = false;
  await expect(
    write?.(async () => {
      wasAsked = true;
    }),
  ).rejects.toThrow('A review changes nothing');
  expect(wasAsked).toBe(false);
});
