import {
  drawApprovalRecord,
  drawDecisionRecord,
  drawRejectionRecord,
  drawReturnRecord,
  savedDrawRecord,
} from '@groundwork/domain-draws';
import { recordDto } from '@groundwork/server-http';

export class DrawApprovalDto extends recordDto(drawApprovalRecord) {}

/** The draw alone, where nothing else is said of it. */
export class DrawDecisionDto extends recordDto(drawDecisionRecord) {}

export class DrawReturnDto extends recordDto(drawReturnRecord) {}

export class DrawRejectionDto extends recordDto(drawRejectionRecord) {}

export class SaveDrawDto extends recordDto(savedDrawRecord) {}
