import type { Scope } from '@groundwork/domain-access';
import type { ApiTokenEntity } from '../accounts/index.js';
import type { ApiTokenDto } from './api-token.dto.js';

export const apiTokenView = (row: ApiTokenEntity): ApiTokenDto => ({
  id: row.id,
  name: row.name,
  ending: row.ending,
  scopes: row.scopes as Scope[],
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
  usedFrom: row.usedFrom,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  revokedBy: row.revokedBy,
});
