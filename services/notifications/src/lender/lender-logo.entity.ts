import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A logo under the hash of its bytes: it never changes, and versions that show the same have one row. */
@Entity({ name: 'lender_logo' })
export class LenderLogoEntity {
  @PrimaryColumn(column.text(64)) id!: string;
  /** PNG, base64. */
  @Column(column.longText()) content!: string;
}
