import { secondFactorGroups, signingSettingRecord } from '@groundwork/domain-accounts';
import type { SecondFactorGroup } from '@groundwork/domain-accounts';
import { choice, id, orNull, required, whole } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';

/** What is to be proved from now on. A back end of before does not say who needs a second factor: that stays as it is. */
export class SaveSigningSettingDto extends recordDto(signingSettingRecord) {
  @DtoField(required(whole('', { description: 'the version that the save is based on; 0 for the first' })))
  version!: number;
}

/** A version of what is proved at sign-in and before a signature. */
export class SigningSettingDto extends recordDto(signingSettingRecord, { always: ['secondFactor'] }) {
  @Answer.text() id!: string;
  @Answer.whole() version!: number;
  @DtoField(
    required(choice('', secondFactorGroups, { description: 'who needs one at the least, as the portal is deployed' })),
  )
  leastSecondFactor!: SecondFactorGroup;
  @DtoField(orNull(id('', { description: 'nobody: it came with the portal' }))) editedBy!: string | null;
  @Answer.laterInstant() editedAt!: string | null;
}
