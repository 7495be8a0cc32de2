import { Injectable } from '@nestjs/common';
import { maskedDigits, profileRecord } from '@groundwork/domain-accounts';
import { wholeRecord } from '@groundwork/domain-records';
import { stateName } from '@groundwork/domain-validation';
import { Seal } from '@groundwork/server-data';
import type { NamedAccount } from '../accounts/index.js';
import { emptyProfile } from './profile.dto.js';
import type { ProfileDto } from './profile.dto.js';

const place = (accountId: string): string => `account:${accountId}:lastFourSSN`;

/** A profile between its record and its reader: the digits of the social security number rest sealed, and a reader sees a mask. */
@Injectable()
export class Profiles {
  constructor(private readonly seal: Seal) {}

  /** As it is stored: null where there are none. */
  sealed(accountId: string, lastFour: string | null): string | null {
    return lastFour ? this.seal.seal(lastFour, place(accountId)) : null;
  }

  view({ id, email, firstName, lastName, profile, profileVersion }: NamedAccount): ProfileDto {
    return {
      ...wholeRecord(profileRecord, { ...profile, firstName, lastName }, emptyProfile),
      // Older records may hold the postal code.
      state: stateName(profile.state ?? '') ?? '',
      lastFourSSN: profile.lastFourSSN ? maskedDigits : '',
      id,
      userId: id,
      email,
      version: profileVersion,
      identityVerified: profile.identityVerifiedAt !== undefined,
      identityVerifiedAt: profile.identityVerifiedAt ?? null,
      identityRequestId: profile.identityRequestId ?? null,
      identityConversationId: profile.identityConversationId ?? null,
    };
  }
}
