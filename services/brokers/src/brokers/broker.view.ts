import { brokerDefaults } from '@groundwork/domain-brokers';
import type { EventPayloads } from '@groundwork/domain-events';
import { digitsOf, isBlank } from '@groundwork/domain-validation';
import type { AgreementDto } from '../agreements/index.js';
import type { BrokerEntity, BrokerHistoryEntity } from '../registry/index.js';
import type { BrokerDto, BrokerHistoryEntryDto, InvitedBrokerDto } from './broker.dto.js';

type Details = Omit<InvitedBrokerDto, 'id'>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const brokerDetails = (row: BrokerEntity): Details => ({
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

export const brokerView = (row: BrokerEntity, agreements: AgreementDto[]): BrokerDto => ({
  ...brokerDetails(row),
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

export const brokerHistoryView = ({ brokerId: _, at, ...entry }: BrokerHistoryEntity): BrokerHistoryEntryDto => ({
  ...entry,
  at: at.toISOString(),
});

/** What the events of a broker tell. */
export const brokerFacts = (row: BrokerEntity): EventPayloads['broker.registered'] => ({
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

/** Details that have followed their rules, as they are stored: texts trimmed, phones as their digits, blanks as null. */
export const storedDetails = (details: Details): Details => ({
  title: trimmed(details.title),
  firstName: details.firstName.trim(),
  lastName: details.lastName.trim(),
  businessName: details.businessName.trim(),
  businessState: trimmed(details.businessState),
  phoneNumberA: digitsOf(details.phoneNumberA),
  phoneNumberB: isBlank(details.phoneNumberB) ? null : digitsOf(details.phoneNumberB),
  phoneNumberAType: details.phoneNumberAType || brokerDefaults.phoneNumberAType,
  phoneNumberBType: details.phoneNumberBType || brokerDefaults.phoneNumberBType,
  emailAddressA: details.emailAddressA.trim(),
  emailAddressB: trimmed(details.emailAddressB),
  streetAddress: trimmed(details.streetAddress),
  streetAddress2: trimmed(details.streetAddress2),
  city: trimmed(details.city),
  state: trimmed(details.state),
  zipCode: trimmed(details.zipCode),
  canSendTextMessages: details.canSendTextMessages === true,
});
