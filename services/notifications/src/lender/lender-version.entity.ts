import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of how the lender shows itself. An edit makes the next one; before the first the portal's own name stands. */
@Entity({ name: 'lender_version' })
export class LenderVersionEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.integer()) version!: number;
  @Column(column.text(60)) name!: string;
  @Column({ ...column.text(120), name: 'logo_alt' }) logoAlt!: string;
  @Column({ ...column.text(7), name: 'accent_light' }) accentLight!: string;
  @Column({ ...column.text(7), name: 'accent_dark' }) accentDark!: string;
  @Column({ ...nullable(column.text(64)), name: 'logo_id' }) logoId!: string | null;
  @Column({ ...column.id(), name: 'edited_by' }) editedBy!: string;
  @Column({ ...column.instant(), name: 'edited_at' }) editedAt!: Date;
}
