import type { DrawRules } from '@groundwork/domain-draws';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One version of the rules with their figures. An edit makes the next one and changes none; before the first the portal's own hold. */
@Entity({ name: 'draw_rules' })
export class DrawRulesEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.integer()) version!: number;
  @Column(column.json()) rules!: DrawRules;
  @Column({ ...column.id(), name: 'edited_by' }) editedBy!: string;
  @Column({ ...column.instant(), name: 'edited_at' }) editedAt!: Date;
}
