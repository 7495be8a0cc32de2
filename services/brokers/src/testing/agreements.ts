import { randomUUID } from 'node:crypto';
import type { AgreementCommand } from '@groundwork/domain-brokers';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBroker, anAdministrator, aNeighbour, startService } from '@groundwork/server-testkit';
import type { AgreementTextDto } from '../agreements/agreement-text.dto.js';
import type { AgreementDetailsDto } from '../agreements/agreement.dto.js';
import type { BrokerDto } from '../brokers/broker.dto.js';
import { service } from '../index.js';

export const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
export const terms = {
  clientName: 'Ortiz Homes LLC',
  clientRepresentativeName: 'Luis Ortiz',
  startDate: '2026-03-02',
  expirationDate: '2026-07-30',
  additionalFee: 0,
  clientFeePercent: '1.5',
  company: { legalEntityName: 'Ortiz Homes LLC', mailingCity: 'Pasadena', mailingZipCode: '77506' },
};

export let harness: ServiceHarness;
export let companies: Neighbour;
export let identity: Neighbour;
export let masters: Neighbour;
/** The service before neighbours that say what a test lets them say. */
export async function openDesk(): Promise<void> {
  [companies, identity, masters] = [await aNeighbour(), await aNeighbour(), await aNeighbour()];
  harness = await startService(service, {
    services: { companies: companies.url, identity: identity.url, agreements: masters.url },
  });
}

/** Ada Byron signs for the lender, under a short text. */
export function setDesk(): void {
  hasName(admin, 'Ada', 'Byron');
  const lender = '{{adminFirstName}} {{adminLastName}}, {{adminTitle}} {{adminSignature}}';
  publish(`<p>{{clientName}}, {{additionalFee}}%: {{brokerSignature}} ${lender}</p>`);
}

export async function closeDesk(): Promise<void> {
  await harness.close();
  await Promise.all([companies, identity, masters].map((neighbour) => neighbour.close()));
}

export const admin = anAdministrator();
/** The name that the account of somebody has. */
export const hasName = ({ userId = '' }: { userId?: string }, firstName: string, lastName: string): void => {
  const email = `${firstName}@example.com`.toLowerCase();
  identity.answers.set(`/internal/users/${userId}/name`, { userId, firstName, lastName, email });
};
export const rates = { initialLoanRate: 1, additionalLoanRate: 0.5 };
/** The text of the ICCA's version 'default', which is the latest one, from now on. */
export const publish = (content: string): void => {
  for (const path of ['version/default', 'latest'])
    masters.answers.set(`/icca-masters/${path}`, { id: randomUUID(), version: 'default', content, ...rates });
};
/** The account of a broker, with a name that it can sign by. */
export const named = (actor: ReturnType<typeof aBroker>): ReturnType<typeof aBroker> => {
  if (!identity.answers.has(`/internal/users/${actor.userId}/name`)) hasName(actor, 'Ann', 'Reyes');
  return actor;
};
export const asAdmin = () => harness.as(admin);
export const aBrokerId = async (): Promise<string> => {
  const form = {
    firstName: 'Ann',
    lastName: 'Reyes',
    businessName: 'Reyes Lending Group',
    emailAddressA: 'ann@reyes.example',
    phoneNumberA: '2815550110',
  };
  return (await asAdmin().call<BrokerDto>('POST', '/brokers', form)).body.id;
};
export const signed = { brokerSignature: signature, signedName: 'ann reyes' };
export const submit = (brokerId: string, more: object = {}, by = aBroker(brokerId)) =>
  harness.as(named(by)).call<AgreementDetailsDto>('POST', '/broker-agreements/new', {
    brokerId,
    ...terms,
    ...signed,
    ...more,
  });
export const anAgreement = async (): Promise<AgreementDetailsDto> => {
  const answer = await submit(await aBrokerId());
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
};
/** The broker's signature under the text as it reads now. */
export const sign = async (id: string, brokerId: string, more: object = {}, by = named(aBroker(brokerId))) => {
  const text = await harness.as(by).call<AgreementTextDto>('GET', `/broker-agreement-texts/${id}`);
  const { contentHash: textHash } = text.body;
  return harness
    .as(by)
    .call<AgreementDetailsDto>('POST', '/broker-agreements/signatures', { id, textHash, ...signed, ...more });
};
export const command = {
  accept: (id: string) =>
    asAdmin().call<AgreementDetailsDto>('POST', '/broker-agreements/acceptances', {
      brokerAgreement: { id, signedName: 'Ada Byron' },
    }),
  reject: (id: string) =>
    asAdmin().call<AgreementDetailsDto>('POST', '/broker-agreements/rejections', {
      id,
      rejectionComment: 'Client is known to us',
    }),
  update: (id: string) => asAdmin().call<AgreementDetailsDto>('PUT', '/broker-agreements', { id, additionalFee: 0.5 }),
  remove: (id: string) => asAdmin().call<AgreementDetailsDto>('DELETE', `/broker-agreements/${id}`),
  /** By its own broker, under terms that the lender has just changed. */
  sign: async (id: string) => {
    const { brokerId } = (await asAdmin().call<AgreementDetailsDto>('GET', `/broker-agreements/${id}`)).body;
    await command.update(id);
    return sign(id, brokerId);
  },
} satisfies Record<AgreementCommand, unknown>;
