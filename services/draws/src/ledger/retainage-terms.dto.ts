import { retainageRatesRecord, retainageTermsRecord } from '@groundwork/domain-draws';
import { Answer, recordDto } from '@groundwork/server-http';

/** Terms of retainage as they are to be from now on. */
export class SetRetainageTermsDto extends recordDto(retainageTermsRecord) {}

/** Terms of retainage of a loan. */
export class RetainageTermsDto extends recordDto(retainageRatesRecord, {
  always: ['contractors', 'lines'],
  orNull: true,
}) {
  /** 0 where they are those that were agreed with the commitment. */
  @Answer.whole() version!: number;
}
