import { approvalLimitRecord } from '@groundwork/domain-draws';
import { required, whole } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';

/** The limit as it is to be from now on. Left out: one administrator is enough for every amount. */
export class SaveApprovalLimitDto extends recordDto(approvalLimitRecord) {
  @DtoField(required(whole('', { description: 'the version that the save is based on; 0 for the first' })))
  version!: number;
}

/** A version of the limit. */
export class ApprovalLimitDto extends recordDto(approvalLimitRecord, { orNull: true }) {
  @Answer.id() id!: string;
  @Answer.whole() version!: number;
  @Answer.id() editedBy!: string;
  @Answer.instant() editedAt!: string;
}
