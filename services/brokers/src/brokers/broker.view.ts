import { brokerFieldDefaults, brokerRecord } from '@groundwork/domain-brokers';
import type { BrokerFields } from '@groundwork/domain-brokers';
import type { EventPayloads } from '@groundwork/domain-events';
import { storedValues, wholeRecord } from '@groundwork/domain-records';
import type { AgreementDto } from '../agreements/index.js';
import type { BrokerEntity, BrokerHistoryEntity } from '../registry/index.js';
import type { BrokerDto, BrokerHistoryEntryDto, InvitedBrokerDto } from './broker.dto.js';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What the forms ask of a broker. */
export const brokerDetails = (row: BrokerEntity): Omit<InvitedBrokerDto, 'id'> =>
  wholeRecord(brokerRecord, row, brokerFieldDefaults);

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

/** Details that have followed their rules, as they are stored. */
export const storedDetails = (details: Partial<BrokerFields>): Omit<InvitedBrokerDto, 'id'> =>
  wholeRecord(brokerRecord, storedValues(brokerRecord, details), brokerFieldDefaults);
