import { ADMIN_TITLE, agreementStatus, lendersRates } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import { isAdministrator } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import type { BrokerEntity } from '../registry/index.js';
import { newTerms } from './agreement-terms.js';
import { filledTemplate, textBeforeAcceptance } from './agreement-text.js';
import type { IccaText } from './agreement-text.js';
import type { CreateAgreementDto } from './agreement.dto.js';
import { storedCompany } from './agreement.view.js';
import type { BrokerAgreementEntity } from './persistence/broker-agreement.entity.js';
import { brokersOwn, refuseOtherText } from './signing.js';
import type { Signing } from '@groundwork/server-service';

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

/** The broker's signature; an administrator does not sign for a broker, and it is null then. */
function brokerSignatureOf(signing: Signing, body: CreateAgreementDto): string | null {
  if (!isAdministrator(signing.actor)) return brokersOwn(signing, body);
  if (!isBlank(body.brokerSignature)) refuseInvalid({ brokerSignature: shared.brokerSignsAlone });
  return null;
}

/** The ICCA that an agreement is filled from; refuses a version that there is none of. */
export function needIcca(icca: IccaText | undefined): IccaText {
  if (icca) return icca;
  throw new Problem('validation.failed', shared.noIcca, [{ field: 'version', message: shared.noIcca }]);
}

/** What an agreement is made from, beside its body. */
export interface Made {
  readonly signing: Signing;
  readonly broker: BrokerEntity;
  readonly icca: IccaText;
  readonly client: ExistingClient | undefined;
  readonly now: Date;
}

/**
 * The agreement of a body as it is stored while it waits for a decision, with its text; refuses by field what is against the
 * rules, and what reads differently from what was signed.
 */
export function newAgreement(body: CreateAgreementDto, made: Made): BrokerAgreementEntity {
  const { signing, broker, icca, client, now } = made;
  const { actor } = signing;
  const byAdministrator = isAdministrator(actor);
  const { terms, proposed } = newTerms(body, lendersRates(icca), byAdministrator);
  const brokerSignature = brokerSignatureOf(signing, body);
  const adminTitle = (byAdministrator && body.adminTitle?.trim()) || ADMIN_TITLE;
  const template = (signature: string | null): string =>
    filledTemplate({ agreement: { ...terms, brokerSignature: signature }, broker, icca, at: now });
  refuseOtherText(body.textHash, textBeforeAcceptance(template(null), adminTitle));
  return {
    id: newId(),
    brokerId: body.brokerId,
    status: agreementStatus.pending,
    ...terms,
    ...proposed,
    companyId: client?.companyId ?? null,
    company: storedCompany(body.company, terms.clientName),
    adminTitle,
    version: icca.version,
    brokerSignature,
    brokerSignedAt: brokerSignature ? now : null,
    textTemplate: template(brokerSignature),
    ...undecided,
    revision: 1,
    endingToldAt: null,
    endedToldAt: null,
    createdBy: actor.userId ?? null,
    createdAt: now,
    updatedAt: now,
    removedAt: null,
    removedBy: null,
  };
}
