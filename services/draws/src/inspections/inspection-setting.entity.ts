import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether inspections cap the draws of a loan; its id is the loan's. Without a row they do not. */
@Entity({ name: 'inspection_setting' })
export class InspectionSettingEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column(column.integer())
  version!: number;

  @Column({ ...column.flag(), name: 'caps_draws' })
  capsDraws!: boolean;

  @Column({ ...column.id(), name: 'changed_by' })
  changedBy!: string;

  @Column({ ...column.instant(), name: 'changed_at' })
  changedAt!: Date;
}
