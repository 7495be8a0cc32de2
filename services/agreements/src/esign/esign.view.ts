import type { EsignAcceptanceDto, EsignMasterDto } from './esign.dto.js';
import type { EsignAcceptanceEntity } from './persistence/esign-acceptance.entity.js';
import type { EsignMasterEntity } from './persistence/esign-master.entity.js';

export const esignMasterView = (row: EsignMasterEntity): EsignMasterDto => ({
  id: row.id,
  version: row.version,
  content: row.content,
  lastEditedBy: row.lastEditedBy,
  createdAt: row.createdAt.toISOString(),
});

export const esignAcceptanceView = (row: EsignAcceptanceEntity): EsignAcceptanceDto => ({
  id: row.id,
  userId: row.userId,
  esignMasterId: row.esignMasterId,
  version: row.version,
  contentHash: row.contentHash,
  acceptanceDate: row.acceptanceDate.toISOString(),
  acceptedDate: row.acceptanceDate.toISOString(),
  duringRegister: row.duringRegister,
  signature: row.signature,
  signerName: row.signerName,
  ip: row.ip,
  userAgent: row.userAgent,
  withdrawnDate: row.withdrawnAt?.toISOString() ?? null,
});
