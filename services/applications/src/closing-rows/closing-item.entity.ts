import type { ClosingKind } from '@groundwork/domain-applications';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An item of a closing's checklist, where somebody has said something of it. */
@Entity({ name: 'closing_item' })
export class ClosingItemEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column(column.text(40))
  kind!: ClosingKind;

  @Column(column.integer())
  version!: number;

  @Column(column.flag())
  completed!: boolean;

  @Column({ ...nullable(column.date()), name: 'due_on' })
  dueOn!: string | null;

  @Column({ ...nullable(column.date()), name: 'expires_on' })
  expiresOn!: string | null;

  @Column(nullable(column.longText()))
  comment!: string | null;

  /** The document that stood when it was ticked off. */
  @Column({ ...nullable(column.id()), name: 'file_upload_id' })
  fileUploadId!: string | null;

  @Column({ ...nullable(column.id()), name: 'ticked_by' })
  tickedBy!: string | null;

  @Column({ ...nullable(column.instant()), name: 'ticked_at' })
  tickedAt!: Date | null;
}
