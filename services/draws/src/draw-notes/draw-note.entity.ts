import type { NoteAudience } from '@groundwork/domain-draws';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the lender wrote about a draw; it is never changed. */
@Entity({ name: 'draw_note' })
export class DrawNoteEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'draw_request_id' })
  drawRequestId!: string;

  /** 'internal' stays with the lender. */
  @Column(column.text(20))
  audience!: NoteAudience;

  @Column(column.text(4000))
  note!: string;

  @Column({ ...column.id(), name: 'written_by' })
  writtenBy!: string;

  @Column({ ...column.instant(), name: 'written_at' })
  writtenAt!: Date;
}
