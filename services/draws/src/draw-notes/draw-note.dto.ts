import { drawNoteRecord, noteAudiences } from '@groundwork/domain-draws';
import type { NoteAudience } from '@groundwork/domain-draws';
import { Answer, recordDto } from '@groundwork/server-http';

export class WriteDrawNoteDto extends recordDto(drawNoteRecord) {}

export class DrawNoteDto {
  @Answer.id() id!: string;
  @Answer.choice(noteAudiences) audience!: NoteAudience;
  @Answer.text() note!: string;
  @Answer.id() writtenBy!: string;
  @Answer.instant() writtenAt!: string;
}
