import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { FilesProvider } from '@groundwork/web-lending/files';
import type { FilesAccess } from '@groundwork/web-lending/files';
import { createAreaMount, useNavigate, useParams } from '@groundwork/web-mount';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { CompanyReads, CompanyWrites } from '../company-access.js';
import type { Company } from '../records.js';
import { aCompany, aContractor, anOwner, anOwnership, aPerson } from '../testing.js';
import { SetupWizard } from './setup-wizard.js';

/** These ask and change nothing. */
type Asking = 'blankS1' | 'invitable' | 'ownProfile';
type Command = Exclude<keyof CompanyWrites, Asking>;

interface Row {
  step: number;
  /** Up to what sends it. */
  ready: () => Promise<unknown>;
  press: string | RegExp;
  /** It saves at once: `press` is its label. */
  isBox?: boolean;
  company?: Company;
}

const address = { street: '5 Oak Lane', city: 'Austin', state: 'Texas' };
const company = aCompany({
  usesThirdParty: true,
  mailingStreetAddress: address.street,
  mailingCity: address.city,
  mailingState: address.state,
  mailingZipCode: '78701',
  physicalAddressSameAsMailing: true,
});
const tom = aPerson({
  id: idOf(20),
  otherPerson: true,
  firstName: 'Tom',
  lastName: 'Reyes',
  emailAddress: 'tom@hill.example',
  role: 'employee',
  title: 'Superintendent',
  fullOrPartTime: 'Full Time',
});
const family = anOwner({ id: idOf(30), displayName: 'Family', percentOwnership: 10 });
const bo = aContractor({
  thirdPartyContractorId: idOf(40),
  firstName: 'Bo',
  lastName: 'Wu',
  mobileNumber: '5125550148',
});
const license = {
  id: idOf(50),
  companyId: idOf(2),
  version: 1,
  holderId: idOf(2),
  holderType: 'company' as const,
  holderName: 'Hill Country Homes LLC',
  state: 'Texas',
  number: 'B-1',
  licenseNotRequired: false,
};
const rental = {
  ...address,
  id: idOf(60),
  companyId: idOf(2),
  version: 1,
  ownerName: null,
  userId: idOf(3),
  salesPrice: null,
  dateSold: null,
  type: 'house',
  residentialStatus: 'Rented',
};
const root = { ...anOwnership().entities[0]!, entityOwners: [family], percentOwned: 10 };
const owing = { firstName: 'Maria', lastName: 'Alvarez', emailAddress: 'maria@hill.example' };
const maria = aPerson({ id: idOf(21), ...owing });
const ann = aPerson({ id: idOf(22), ...owing, firstName: 'Ann', lastName: 'Reyes' });
const linked = {
  personId: ann.id,
  email: 'ann@hill.example',
  sentAt: '2026-01-05T15:00:00.000Z',
  expiresAt: '2099-01-19T15:00:00.000Z',
  openedAt: null,
  signedAt: null,
  revokedAt: null,
};
const reads: CompanyReads = {
  company: async () => company,
  ownership: async () =>
    anOwnership({ entities: [root], s1: { hidden: false, needed: [maria, ann], requests: [linked] } }),
  people: async () => ({ owners: [], otherPeople: [tom], thirdPartyContractors: [bo] }),
  licenses: async () => [license],
  experiences: async () => [
    { ...rental, type: 'house', residentialStatus: 'New Construction', dateSold: '2024-05', salesPrice: 5_000_000 },
  ],
};
const files: FilesAccess = {
  areaPath: '/api/area',
  list: async () => [],
  link: async () => ({ uri: '/' }),
  versions: async () => [],
  history: async () => [],
  nameOf: async () => 'Maria',
};

const button = async (name: string | RegExp) => (await screen.findAllByRole('button', { name })).at(-1) as HTMLElement;
const open = async (name: string | RegExp) => userEvent.click(await button(name));
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
async function write(label: string | RegExp, text: string) {
  await userEvent.click(await field(label));
  await userEvent.paste(text);
}
const choose = async (label: RegExp, value: string) => userEvent.selectOptions(await field(label), value);
const check = async (label: string) => userEvent.click(await field(label));
const [next, yes] = [new RegExp(screens.continue), companySetup.yes];

const commands: Readonly<Record<Command, Row>> = {
  createCompany: {
    step: 0,
    company: undefined,
    ready: async () => {
      await write(/^Company Name/, 'Hill Country Homes LLC');
      await write(/^Street Address/, address.street);
      await write(/^City/, address.city);
      await write(/^Zip Code/, '78701');
    },
    press: next,
  },
  saveCompany: { step: 0, ready: () => write(/^Website/, 'hill.example'), press: next },
  verifyStructure: { step: 6, ready: async () => undefined, press: companySetup.confirmStructure, isBox: true },
  addOwner: {
    step: 2,
    ready: async () => {
      await open(companySetup.addGroup);
      await write(/^Percent Ownership/, '5');
      await check(shared.investInOwnName);
      await check(shared.everyoneUnder20);
    },
    press: 'Add Group of People',
  },
  changeOwner: {
    step: 2,
    ready: async () => {
      await open('Edit Family');
      await userEvent.clear(await field(/^Percent Ownership/));
      await write(/^Percent Ownership/, '5');
    },
    press: 'Save Group of People',
  },
  removeOwner: { step: 2, ready: () => open('Delete Family'), press: yes },
  sendS1Link: {
    step: 4,
    company: { ...company, s1Hidden: false },
    ready: () => open(`${companySetup.sendS1Link}: Maria Alvarez`),
    press: companySetup.sendS1Link,
  },
  revokeS1Link: {
    step: 4,
    company: { ...company, s1Hidden: false },
    ready: () => open(`${companySetup.takeBackS1Link}: Ann Reyes`),
    press: companySetup.takeBackS1Link,
  },
  addContractor: {
    step: 5,
    ready: async () => {
      await open('Add New');
      await write(/^First Name/, 'Ed');
      await write(/^Last Name/, 'Orr');
      await write(/^Phone/, '5125550149');
    },
    press: 'Add Contractor',
  },
  changeContractor: {
    step: 5,
    ready: async () => {
      await open('Edit Bo Wu');
      await write(/^First Name/, 'b');
    },
    press: 'Save Contractor',
  },
  removeContractor: { step: 5, ready: () => open('Delete Bo Wu'), press: yes },
  addLicense: {
    step: 7,
    ready: async () => {
      await open('Add License');
      await choose(/^Person or Entity/, idOf(2));
      await choose(/^State/, 'Ohio');
      await write(/^(License )?Number/, 'C-2');
    },
    press: 'Add License',
  },
  changeLicense: {
    step: 7,
    ready: async () => {
      await open(/^Edit the license/);
      await write(/^(License )?Number/, '2');
    },
    press: 'Save License',
  },
  removeLicense: { step: 7, ready: () => open(/^Delete the license/), press: yes },
  addPerson: {
    step: 8,
    ready: async () => {
      await open(companySetup.addEmployee);
      await write(/^First Name/, 'Ada');
      await write(/^Last Name/, 'Stone');
      await write(/^Email/, 'ada@hill.example');
      await choose(/^Role/, 'officer');
      await write(/^Title/, 'Superintendent');
      await choose(/^Full or Part Time/, 'Full Time');
    },
    press: 'Add Employee',
  },
  changePerson: {
    step: 8,
    ready: async () => {
      await open('Edit Tom Reyes');
      await write(/^Title/, ' II');
    },
    press: 'Save Employee',
  },
  detachPerson: { step: 8, ready: () => open('Delete Tom Reyes'), press: yes },
  invite: { step: 8, ready: async () => undefined, press: `${companySetup.invite} Tom Reyes` },
  addExperience: {
    step: 10,
    ready: async () => {
      await open(companySetup.addExperience);
      await choose(/^Type/, 'house');
      await choose(/^Status/, 'New Construction');
      await choose(/^Month Sold/, '05');
      await choose(/^Year Sold/, '2024');
      await write(/^Street/, address.street);
      await write(/^City/, address.city);
      await choose(/^State/, address.state);
      await write(/^Sales Price/, '450000');
    },
    press: companySetup.addNewExperience,
  },
  changeExperience: {
    step: 10,
    ready: async () => {
      await open(/^Edit 5 Oak Lane/);
      await write(/^Street/, ' West');
    },
    press: 'Save Experience',
  },
  removeExperience: { step: 10, ready: () => open(/^Delete 5 Oak Lane/), press: yes },
};

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

/** The wizard at a step, and the commands that it has sent; none is ever answered. */
async function wizardAt(step: number, shown: Company | undefined) {
  const sent: string[] = [];
  const waiting = new Promise<never>(() => {});
  const writes = new Proxy(
    {
      invitable: async () => [],
      blankS1: async () => new Blob(),
      ownProfile: async () => ({ email: '' }),
    } as unknown as CompanyWrites,
    {
      get: (known, name) => (name in known ? known[name as Asking] : () => sent.push(String(name)) && waiting),
    },
  );
  function Screen() {
    const navigate = useNavigate();
    const place = { stepInAddress: useParams().step, go: (to: number) => void navigate(`/${to}`) };
    return (
      <FilesProvider value={files}>
        <SetupWizard
          access={{ mode: 'edit', reads, writes }}
          company={shown}
          place={place}
          onFinished={() => undefined}
        />
      </FilesProvider>
    );
  }
  const user = { id: idOf(3), firstName: 'Maria', lastName: 'Alvarez', email: 'maria@hill.example', companies: [] };
  const area = createAreaMount({ name: 'borrower', routes: () => [{ path: '/:step', element: <Screen /> }] });
  ({ end } = await mountedArea({ area, user: { ...user, role: 'borrower' }, path: `/${step}`, answers: {} }));
  return sent;
}

describe('a command of the set-up', () => {
  it.each(Object.entries(commands))('is sent once when it is pressed twice: %s', async (name, row) => {
    const sent = await wizardAt(row.step, 'company' in row ? row.company : company);
    await row.ready();
    const pressed = await (row.isBox ? field(row.press) : button(row.press));
    await act(async () => {
      pressed.click();
      pressed.click();
    });
    await waitFor(() => expect(sent.filter((command) => command === name)).toHaveLength(1));
    // From then on it is locked, or it has gone.
    await waitFor(() => expect(pressed.isConnected && !pressed.matches(':disabled, [aria-disabled=true]')).toBe(false));
    expect(sent).toEqual([name]);
  });
});
