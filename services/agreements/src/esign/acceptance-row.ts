import { newId } from '@groundwork/server-data';
import { linkAlone } from '@groundwork/server-paper';
import type { AcceptedDocument } from '../acceptance-papers/index.js';
import type { Evidence } from '../shared/index.js';
import type { AcceptEsignDto } from './esign.dto.js';
import type { EsignAcceptanceEntity } from './persistence/esign-acceptance.entity.js';
import type { EsignMasterEntity } from './persistence/esign-master.entity.js';
import { signerName } from '../shared/index.js';
import type { Signer } from '../shared/index.js';

/** Held by the acceptance that stands: a user accepts a version once. */
export const activeKey = (userId: string, { id }: Pick<EsignMasterEntity, 'id'>): string => `${userId}:${id}`;

/** The acceptance of a version of the terms, as it is stored while it stands. */
export const acceptanceRow = (
  { userId, duringRegister, signature }: AcceptEsignDto,
  master: EsignMasterEntity,
  signer: Signer,
  evidence: Evidence,
  now: Date,
): EsignAcceptanceEntity => ({
  id: newId(),
  userId,
  esignMasterId: master.id,
  version: master.version,
  contentHash: master.contentHash,
  acceptanceDate: now,
  duringRegister: duringRegister === true,
  signature: signature.trim(),
  signerName: signerName(signer),
  ...evidence,
  proof: evidence.proof ?? null,
  activeKey: activeKey(userId, master),
  withdrawnAt: null,
  withdrawnBy: null,
});

/** The accepted terms as their paper is made. */
export const acceptedTerms = (
  {
    id,
    userId,
    version,
    contentHash,
    acceptanceDate,
    signature,
    signerName: name,
    ip,
    userAgent,
    proof,
    duringRegister,
  }: EsignAcceptanceEntity,
  { content }: Pick<EsignMasterEntity, 'content'>,
): AcceptedDocument => ({
  acceptanceId: id,
  title: 'Terms of electronic records and signatures',
  content,
  contentHash,
  about: [['Version', String(version)]],
  signatures: [
    {
      party: 'Acceptance',
      userId,
      signerName: name,
      typedName: signature,
      date: acceptanceDate,
      ip,
      userAgent,
      proof: proof ?? (duringRegister ? linkAlone : null),
      contentHash,
    },
  ],
});
