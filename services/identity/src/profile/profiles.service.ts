import { Injectable } from '@nestjs/common';
import { maskedDigits } from '@groundwork/domain-accounts';
import { stateName } from '@groundwork/domain-validation';
import { Seal } from '@groundwork/server-data';
import type { AccountEntity } from '../accounts/index.js';
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

  view({ id, email, firstName, lastName, profile, profileVersion }: AccountEntity): ProfileDto {
    return {
      id,
      userId: id,
      email,
      firstName,
      lastName,
      streetAddress: profile.streetAddress ?? '',
      city: profile.city ?? '',
      // Older records may hold the postal code.
      state: stateName(profile.state ?? '') ?? '',
      zipCode: profile.zipCode ?? '',
      mobileNumber: profile.mobileNumber ?? '',
      canSendMessages: profile.canSendMessages ?? false,
      married: profile.married ?? null,
      spouseName: profile.spouseName ?? null,
      employedByThirdparty: profile.employedByThirdparty ?? null,
      thirdpartyCompanyName: profile.thirdpartyCompanyName ?? null,
      thirdpartyEmploymentStatus: profile.thirdpartyEmploymentStatus ?? null,
      thirdpartyEmployedSince: profile.thirdpartyEmployedSince ?? null,
      yearsInHomeConstruction: profile.yearsInHomeConstruction ?? null,
      yearsInCommercialConstruction: profile.yearsInCommercialConstruction ?? null,
      buildersLicense: profile.buildersLicense ?? null,
      buildersLicenseState: profile.buildersLicenseState ?? null,
      buildersLicenseNumber: profile.buildersLicenseNumber ?? null,
      licenseRevoked: profile.licenseRevoked ?? null,
      revokeReason: profile.revokeReason ?? null,
      lastFourSSN: profile.lastFourSSN ? maskedDigits : '',
      version: profileVersion,
      identityVerified: profile.identityVerifiedAt !== undefined,
      identityVerifiedAt: profile.identityVerifiedAt ?? null,
      identityRequestId: profile.identityRequestId ?? null,
      identityConversationId: profile.identityConversationId ?? null,
    };
  }
}
