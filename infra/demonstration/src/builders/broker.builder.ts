import { theSystem } from '@groundwork/server-auth';
import { addDays, systemClock, today } from '@groundwork/domain-time';
import { operations as brokers } from '@groundwork/contract-brokers';
import type { components } from '@groundwork/contract-brokers';
import type { DemonstrationAccount } from '../accounts.js';
import { demonstrationAccounts } from '../accounts.js';
import { drawnSignature } from '../figures/signature.js';
import type { Person, PortalClient } from '../portal-client.js';
import { aPerson } from './people.builder.js';

type Broker = components['schemas']['BrokerDto'];
type Agreement = components['schemas']['AgreementDetailsDto'];

const day = (offset: number): string => addDays(today(systemClock), offset);

interface BrokerFigures {
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly emailAddressA: string;
  readonly phoneNumberA: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** A broker record that an administrator has made. */
function aBroker(portal: PortalClient, administrator: Person, figures: BrokerFigures): Promise<Broker> {
  return portal.call<Broker>(administrator, brokers.createBroker, {
    body: { title: 'Principal', businessState: figures.state, phoneNumberAType: 'office', ...figures },
  });
}

/** Invited, registered with an account of its own, and activated: a broker who can sign in. */
async function anActiveBroker(
  portal: PortalClient,
  administrator: Person,
  account: DemonstrationAccount,
  figures: Omit<BrokerFigures, 'firstName' | 'lastName' | 'emailAddressA'>,
): Promise<Person> {
  const { firstName, lastName, email } = account;
  const { id } = await aBroker(portal, administrator, { firstName, lastName, emailAddressA: email, ...figures });
  await portal.call(administrator, brokers.inviteBroker, { params: { id } });
  const person = await aPerson(portal, account);
  await portal.call(theSystem, brokers.linkBrokerAccount, { params: { id }, body: { userId: person.userId } });
  await portal.call(administrator, brokers.activateBroker, { body: { id } });
  return { ...person, brokerId: id };
}

interface Client {
  readonly clientName: string;
  readonly clientRepresentativeName: string;
  readonly clientFeePercent: number;
}

/** A referral agreement that the broker has signed and handed in. */
function aReferral(portal: PortalClient, broker: Person, client: Client, seed: number): Promise<Agreement> {
  return portal.call<Agreement>(broker, brokers.createAgreementForNewClient, {
    body: {
      brokerId: broker.brokerId,
      ...client,
      startDate: day(0),
      expirationDate: day(150),
      additionalFee: 0,
      standardFee: true,
      clientFee: true,
      brokerSignature: drawnSignature(seed),
      signedName: broker.name,
    },
  });
}

/** Two brokers who work, one of each other status, and referral agreements in every status. */
export async function fillBrokers(portal: PortalClient, administrator: Person): Promise<void> {
  const first = await anActiveBroker(portal, administrator, demonstrationAccounts.broker, {
    businessName: 'Raman Capital Advisors',
    phoneNumberA: '7135550182',
    streetAddress: '1001 Texas Avenue, Suite 1400',
    city: 'Houston',
    state: 'Texas',
    zipCode: '77002',
  });
  const second = await anActiveBroker(portal, administrator, demonstrationAccounts.otherBroker, {
    businessName: 'Lindqvist Lending Partners',
    phoneNumberA: '6145550127',
    streetAddress: '88 East Broad Street',
    city: 'Columbus',
    state: 'Ohio',
    zipCode: '43215',
  });
  const pending = await aBroker(portal, administrator, {
    firstName: 'Noor',
    lastName: 'Haddad',
    businessName: 'Haddad Bridge Finance',
    emailAddressA: 'noor.haddad@example.com',
    phoneNumberA: '5125550166',
    streetAddress: '310 Congress Avenue',
    city: 'Austin',
    state: 'Texas',
    zipCode: '78701',
  });
  const rejected = await aBroker(portal, administrator, {
    firstName: 'Gregor',
    lastName: 'Stahl',
    businessName: 'Stahl & Sons Mortgage',
    emailAddressA: 'gregor.stahl@example.com',
    phoneNumberA: '2145550148',
    streetAddress: '2100 Ross Avenue',
    city: 'Dallas',
    state: 'Texas',
    zipCode: '75201',
  });
  await portal.call(administrator, brokers.inviteBroker, { params: { id: pending.id } });
  await portal.call(administrator, brokers.updateBroker, {
    body: { id: rejected.id, status: '2', rejectedComment: 'The licence of the business has expired.' },
  });

  const accepted = await aReferral(
    portal,
    first,
    { clientName: 'Bluff Oak Homes, LLC', clientRepresentativeName: 'Marisol Bennett', clientFeePercent: 1 },
    1,
  );
  await portal.call(administrator, brokers.acceptAgreement, {
    body: {
      brokerAgreement: {
        id: accepted.id,
        adminSignature: drawnSignature(5),
        adminTitle: 'Loan Manager',
        signedName: administrator.name,
      },
    },
  });
  const refused = await aReferral(
    portal,
    first,
    { clientName: 'Pecan Grove Development', clientRepresentativeName: 'Hollis Grant', clientFeePercent: 3.5 },
    2,
  );
  await portal.call(administrator, brokers.rejectAgreement, {
    body: { id: refused.id, rejectionComment: 'A client fee above 3 percent is not accepted.' },
  });
  await aReferral(
    portal,
    first,
    { clientName: 'Harbor Light Builders', clientRepresentativeName: 'Ingrid Solis', clientFeePercent: 1.25 },
    3,
  );
  await aReferral(
    portal,
    second,
    { clientName: 'Cedar Run Builders, Inc.', clientRepresentativeName: 'Desmond Achterberg', clientFeePercent: 0.75 },
    4,
  );
}
