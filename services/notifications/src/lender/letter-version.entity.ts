import type { LetterText } from '@groundwork/domain-accounts';
import type { MailName } from '@groundwork/domain-messages-letters';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of the words of a letter. Without words it is as it came with the portal again. */
@Entity({ name: 'letter_version' })
export class LetterVersionEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(60)) name!: MailName;
  @Column(column.integer()) version!: number;
  @Column(nullable(column.json())) words!: LetterText | null;
  @Column({ ...column.id(), name: 'edited_by' }) editedBy!: string;
  @Column({ ...column.instant(), name: 'edited_at' }) editedAt!: Date;
}
