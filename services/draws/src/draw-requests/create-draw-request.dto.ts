import { drawRequestRecord, releasePreviewRecord } from '@groundwork/domain-draws';
import { recordDto } from '@groundwork/server-http';

export class CreateDrawRequestDto extends recordDto(drawRequestRecord) {}

export class PreviewReleaseDto extends recordDto(releasePreviewRecord) {}
