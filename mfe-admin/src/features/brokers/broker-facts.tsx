import { brokerStatus } from '@groundwork/domain-brokers';
import { displayInstant } from '@groundwork/domain-time';
import { formatPhone } from '@groundwork/domain-validation';
import { Facts, Span } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';
import type { Broker } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';

/** Contact, address and standing of a broker. */
export function BrokerFacts({ broker }: { broker: Broker }) {
  return <Facts minWidth={230} facts={[...contactOf(broker), ...standingOf(broker)]} />;
}

const phoneOf = (digits: string | null | undefined, type: string | null | undefined) =>
  digits ? `${formatPhone(digits)}${type ? ` (${type})` : ''}` : null;

function contactOf(broker: Broker): Fact[] {
  const { streetAddress, streetAddress2, city, state, zipCode } = broker;
  return [
    { label: 'Title', value: broker.title },
    { label: 'Primary email', value: broker.emailAddressA },
    { label: 'Secondary email', value: broker.emailAddressB },
    { label: 'Primary phone', value: phoneOf(broker.phoneNumberA, broker.phoneNumberAType) },
    { label: 'Secondary phone', value: phoneOf(broker.phoneNumberB, broker.phoneNumberBType) },
    { label: 'Address', value: [streetAddress, streetAddress2, city, state, zipCode].filter(Boolean).join(', ') },
    { label: 'Corporation state', value: broker.businessState },
    { label: 'ICCA version', value: broker.iccaVersion },
  ];
}

function standingOf(broker: Broker): Fact[] {
  const facts: Fact[] = [
    {
      label: 'Registered',
      value: broker.userId
        ? broker.acceptedTos
          ? displayInstant(broker.acceptedTos)
          : 'Yes'
        : broker.sentEmail
          ? 'Invited, not yet registered'
          : 'Not invited yet',
    },
  ];
  if (broker.activatedDate && broker.status === brokerStatus.activated)
    facts.push({ label: 'Activated', value: <WhenAndWho at={broker.activatedDate} by={broker.activatedBy} /> });
  if (broker.deactivatedDate && broker.status === brokerStatus.deactivated)
    facts.push({ label: 'DeActivated', value: <WhenAndWho at={broker.deactivatedDate} by={broker.deactivatedBy} /> });
  if (broker.rejectedDate && broker.status === brokerStatus.rejected) {
    facts.push(
      { label: 'Rejected', value: <WhenAndWho at={broker.rejectedDate} by={broker.rejectedBy} /> },
      { label: 'Reason', value: broker.rejectedComment },
    );
  }
  return facts;
}

function WhenAndWho({ at, by }: { at: string; by: string | null }) {
  return (
    <Span>
      {displayInstant(at)} by <PersonName userId={by} />
    </Span>
  );
}
