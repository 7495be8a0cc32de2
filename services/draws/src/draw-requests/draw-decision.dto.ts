import { drawDecisionRecord, drawRejectionRecord, savedDrawRecord } from '@groundwork/domain-draws';
import { recordDto } from '@groundwork/server-http';

export class DrawDecisionDto extends recordDto(drawDecisionRecord) {}

export class DrawRejectionDto extends recordDto(drawRejectionRecord) {}

export class SaveDrawDto extends recordDto(savedDrawRecord) {}
