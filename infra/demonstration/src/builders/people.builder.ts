import { theSystem } from '@groundwork/server-auth';
import { operations as agreements } from '@groundwork/contract-agreements';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as identity } from '@groundwork/contract-identity';
import type { DemonstrationAccount } from '../accounts.js';
import type { Person, PortalClient } from '../portal-client.js';

/** An account that can sign in, as somebody whom the services will hear. */
export async function aPerson(portal: PortalClient, account: DemonstrationAccount): Promise<Person> {
  const { id } = await portal.call<{ id: string }>(theSystem, identity.createDemonstrationAccount, { body: account });
  return {
    name: `${account.firstName} ${account.lastName}`,
    role: account.role,
    userId: id,
    sessionId: undefined,
    companyIds: [],
    brokerId: undefined,
    address: '203.0.113.20',
  };
}

/** The person once it has agreed to sign electronically. */
export async function withEsign(portal: PortalClient, person: Person): Promise<Person> {
  const master = await portal.call<{ id: string }>(person, agreements.getLatestEsignMaster);
  await portal.call(person, agreements.acceptEsign, {
    body: {
      userId: person.userId,
      esignMasterId: master.id,
      duringRegister: true,
      signature: person.name.toUpperCase(),
    },
  });
  return person;
}

export interface CompanyFigures {
  readonly organizationName: string;
  readonly website: string;
  readonly mailingStreetAddress: string;
  readonly mailingCity: string;
  readonly mailingState: string;
  readonly mailingZipCode: string;
  readonly physicalAddressSameAsMailing: boolean;
  readonly moreThanMillionRevenue: boolean;
  readonly numberOfShareholders: number;
  readonly legalEntityName: string;
  readonly eiN_TAXID: string;
  readonly yearsOfIncorperation: number;
  readonly stateOfIncorperation: string;
}

/** The borrower with a company of its own; identity has heard of it, so that the borrower's next token names it. */
export async function withCompany(portal: PortalClient, borrower: Person, figures: CompanyFigures): Promise<Person> {
  const created = await portal.call<{ id?: string; companyId?: string }>(borrower, companies.createCompany, {
    body: figures,
  });
  const companyId = created.companyId ?? created.id ?? '';
  const member: Person = { ...borrower, companyIds: [companyId] };
  await portal.until(
    () => portal.call<{ id: string }[]>(member, identity.listCompanyUsers, { params: { companyId } }),
    (users) => users.some((user) => user.id === borrower.userId),
    `The membership of ${figures.organizationName}`,
  );
  return member;
}
