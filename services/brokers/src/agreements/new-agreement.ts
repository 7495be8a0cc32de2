import { ADMIN_TITLE, agreementStatus } from '@groundwork/domain-brokers';
import { signatureComplaint } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import { storedTerms } from './agreement-terms.js';
import type { CreateAgreementDto } from './agreement.dto.js';
import { storedCompany } from './agreement.view.js';
import type { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';

/** The company that a referral for an existing client is about; undefined for a new client. */
export interface ExistingClient {
  readonly companyId: string;
}

const undecided = {
  adminSignature: null,
  acceptedBy: null,
  acceptedDate: null,
  rejectedBy: null,
  rejectedDate: null,
  rejectionComment: null,
  acceptedDocument: null,
  documentHash: null,
};

/** The broker's signature; an administrator may leave it out, and it is null then. */
function brokerSignatureOf(actor: Actor, { brokerSignature }: CreateAgreementDto): string | null {
  if (isAdministrator(actor) && isBlank(brokerSignature)) return null;
  if (signatureComplaint(brokerSignature)) refuseInvalid({ brokerSignature: shared.signatureRequired });
  return brokerSignature ?? null;
}

/**
 * The agreement of a body as it is stored while it waits for a decision; refuses by field what is against the rules.
 *
 * @param iccaVersion the one that it follows where the body names none
 */
export function newAgreement(
  actor: Actor,
  body: CreateAgreementDto,
  iccaVersion: string,
  client: ExistingClient | undefined,
  now: Date,
): BrokerAgreementEntity {
  const terms = storedTerms(body);
  return {
    id: newId(),
    brokerId: body.brokerId,
    status: agreementStatus.pending,
    ...terms,
    companyId: client?.companyId ?? null,
    company: storedCompany(body.company, terms.clientName),
    adminTitle: body.adminTitle?.trim() || ADMIN_TITLE,
    version: isBlank(body.version) ? iccaVersion : String(body.version).trim(),
    brokerSignature: brokerSignatureOf(actor, body),
    ...undecided,
    revision: 1,
    createdBy: actor.userId ?? null,
    createdAt: now,
    updatedAt: now,
    removedAt: null,
    removedBy: null,
  };
}
