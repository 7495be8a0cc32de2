import type { AccountEntity } from '../accounts/index.js';
import type { UpdateProfileDto } from './profile.dto.js';

const identityFields = new Set(['identityRequestId', 'identityConversationId']);

/** The ids of a check are in no form: saving them conflicts with nothing that somebody types meanwhile. */
export const isIdentityAlone = (update: Omit<UpdateProfileDto, 'version'>): boolean =>
  Object.entries(update).every(([name, value]) => value === undefined || identityFields.has(name));

/** Whether messages would go elsewhere afterwards: a session that was left open is not enough for that. */
export const changesNumber = (
  { profile }: Pick<AccountEntity, 'profile'>,
  { mobileNumber }: Pick<UpdateProfileDto, 'mobileNumber'>,
): boolean => mobileNumber !== undefined && (mobileNumber ?? '') !== (profile.mobileNumber ?? '');
