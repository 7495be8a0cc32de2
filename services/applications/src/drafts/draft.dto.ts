import { keptDraftRecord } from '@groundwork/domain-applications';
import { Answer, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

/** What was typed into a section, as the browser wrote it: the whole, or what differs from what is kept of it. */
export class KeepDraftDto extends recordDto(keptDraftRecord) {}

/** What the user typed into a section and never saved; null where there is nothing. */
export class DraftDto {
  @ApiProperty({ type: String, nullable: true, description: 'null also in the answer to changes, which were sent' })
  content!: string | null;
  @Answer.laterInstant() typedAt!: string | null;
  @ApiProperty({ type: 'integer', description: 'counts its writings; 0 where there is nothing' }) revision!: number;
}
