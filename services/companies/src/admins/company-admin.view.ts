import type { KnownUserEntity } from '../members/index.js';
import type { CompanyAdminHistoryEntity } from './company-admin-history.entity.js';
import type { CompanyAdminDto, CompanyAdminHistoryDto } from './company-admin.dto.js';
import type { CompanyAdminEntity } from './company-admin.entity.js';

export const companyAdminView = (
  { id, companyId, userId, isPoint }: CompanyAdminEntity,
  user: KnownUserEntity | undefined,
): CompanyAdminDto => ({ id, companyId, userId, isPoint, user: user ?? null });

export const companyAdminHistoryView = ({
  id,
  command,
  userId,
  actorId,
  at,
}: CompanyAdminHistoryEntity): CompanyAdminHistoryDto => ({ id, command, userId, actorId, at: at.toISOString() });
