import type { WaiverKind } from '@groundwork/domain-agreements';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of a waiver's text. A version never changes; the newest of its kind and state is in force. */
@Entity({ name: 'waiver_master' })
export class WaiverMasterEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(40)) kind!: WaiverKind;
  /** Full name of the state that it is for; '' where it is for every state that has no text of its own. */
  @Column(column.text(40)) state!: string;
  @Column(column.integer()) version!: number;
  @Column(column.longText()) content!: string;
  @Column({ ...column.text(64), name: 'content_hash' }) contentHash!: string;
  /** The administrator; null for the texts that the portal came with. */
  @Column({ ...nullable(column.id()), name: 'last_edited_by' }) lastEditedBy!: string | null;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
}
