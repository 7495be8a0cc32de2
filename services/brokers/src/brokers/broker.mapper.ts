import { brokerDefaults } from '@groundwork/domain-brokers';
import { digitsOf, isBlank } from '@groundwork/domain-validation';
import type { EventPayloads } from '@groundwork/domain-events';
import type { AgreementRow } from '../agreements/agreement.dto.js';
import type { BrokerRow, InvitedBroker } from './broker.dto.js';
import type { Broker } from './persistence/broker.entity.js';

type Details = Omit<InvitedBroker, 'id'>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const detailsOf = (row: Broker): Details => ({
  title: row.title,
  firstName: row.firstName,
  lastName: row.lastName,
  businessName: row.businessName,
  businessState: row.businessState,
  phoneNumberA: row.phoneNumberA,
  phoneNumberB: row.phoneNumberB,
  phoneNumberAType: row.phoneNumberAType,
  phoneNumberBType: row.phoneNumberBType,
  emailAddressA: row.emailAddressA,
  emailAddressB: row.emailAddressB,
  streetAddress: row.streetAddress,
  streetAddress2: row.streetAddress2,
  city: row.city,
  state: row.state,
  zipCode: row.zipCode,
  canSendTextMessages: row.canSendTextMessages,
});

export const toBrokerRow = (row: Broker, agreements: AgreementRow[]): BrokerRow => ({
  ...detailsOf(row),
  id: row.id,
  userId: row.userId,
  status: row.status,
  iccaVersion: row.iccaVersion,
  sentEmail: row.sentEmail,
  acceptedTos: iso(row.acceptedTos),
  activatedBy: row.activatedBy,
  activatedDate: iso(row.activatedDate),
  deactivatedBy: row.deactivatedBy,
  deactivatedDate: iso(row.deactivatedDate),
  rejectedBy: row.rejectedBy,
  rejectedDate: iso(row.rejectedDate),
  rejectedComment: row.rejectedComment,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  agreements,
});

/** What the events of a broker tell. */
export const brokerFacts = (row: Broker): EventPayloads['broker.registered'] => ({
  brokerId: row.id,
  userId: row.userId,
  emailAddress: row.emailAddressA,
  firstName: row.firstName,
  lastName: row.lastName,
  businessName: row.businessName,
  mobileNumber:
    row.phoneNumberAType === 'mobile' ? row.phoneNumberA : row.phoneNumberBType === 'mobile' ? row.phoneNumberB : null,
  canSendMessages: row.canSendTextMessages,
});

const trimmed = (value: string | null | undefined): string | null => (isBlank(value) ? null : (value ?? '').trim());

/** A form that has followed its rules, as it is kept: texts trimmed, phones as their digits, blanks as null. */
export const keptDetails = (form: Details): Details => ({
  title: trimmed(form.title),
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  businessName: form.businessName.trim(),
  businessState: trimmed(form.businessState),
  phoneNumberA: digitsOf(form.phoneNumberA),
  phoneNumberB: isBlank(form.phoneNumberB) ? null : digitsOf(form.phoneNumberB),
  phoneNumberAType: form.phoneNumberAType || brokerDefaults.phoneNumberAType,
  phoneNumberBType: form.phoneNumberBType || brokerDefaults.phoneNumberBType,
  emailAddressA: form.emailAddressA.trim(),
  emailAddressB: trimmed(form.emailAddressB),
  streetAddress: trimmed(form.streetAddress),
  streetAddress2: trimmed(form.streetAddress2),
  city: trimmed(form.city),
  state: trimmed(form.state),
  zipCode: trimmed(form.zipCode),
  canSendTextMessages: form.canSendTextMessages === true,
});
