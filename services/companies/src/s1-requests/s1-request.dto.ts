import { Answer } from '@groundwork/server-http';
import type { S1RequestEntity } from './s1-request.entity.js';

/** The newest letter with a link that asked an owner to sign the S-1. */
export class S1RequestDto {
  @Answer.id() personId!: string;
  /** Where the letter went to. */
  @Answer.text() email!: string;
  @Answer.instant() sentAt!: string;
  @Answer.instant() expiresAt!: string;
  @Answer.laterInstant() openedAt!: string | null;
  @Answer.laterInstant() signedAt!: string | null;
  @Answer.laterInstant() revokedAt!: string | null;
}

export const s1RequestView = ({ personId, email, ...at }: S1RequestEntity): S1RequestDto => ({
  personId,
  email,
  sentAt: at.sentAt.toISOString(),
  expiresAt: at.expiresAt.toISOString(),
  openedAt: at.openedAt?.toISOString() ?? null,
  signedAt: at.signedAt?.toISOString() ?? null,
  revokedAt: at.revokedAt?.toISOString() ?? null,
});
