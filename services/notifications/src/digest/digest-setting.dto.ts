import { flag, required } from '@groundwork/domain-records';
import { Answer, DtoField } from '@groundwork/server-http';

/** Whether the caller wants the letter of the day. */
export class SaveDigestSettingDto {
  @DtoField(required(flag(''))) isOn!: boolean;
}

export class DigestSettingDto {
  @Answer.flag() isOn!: boolean;
  /** At UTC-4. */
  @Answer.whole() hour!: number;
}
