import { drawRequestRecord } from '@groundwork/domain-draws';
import { recordDto } from '@groundwork/server-http';

export class CreateDrawRequestDto extends recordDto(drawRequestRecord) {}
