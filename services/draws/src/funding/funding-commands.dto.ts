import {
  cancelledFundingRecord,
  madeFundingRecord,
  recordedBatchRecord,
  reversedFundingRecord,
  scheduledFundingRecord,
} from '@groundwork/domain-draws';
import { recordDto } from '@groundwork/server-http';

export class ScheduleFundingDto extends recordDto(scheduledFundingRecord) {}
export class FundDrawDto extends recordDto(madeFundingRecord) {}
export class CancelFundingDto extends recordDto(cancelledFundingRecord) {}
export class ReverseFundingDto extends recordDto(reversedFundingRecord) {}
export class RecordBatchDto extends recordDto(recordedBatchRecord) {}
