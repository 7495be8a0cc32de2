import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the last accepted report found of a budget line; its id is the line's. */
@Entity({ name: 'inspected_line' })
export class InspectedLineEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'inspection_id' })
  inspectionId!: string;

  @Column({ ...column.percent(), name: 'percent_complete' })
  percentComplete!: number;

  @Column({ ...column.instant(), name: 'inspected_at' })
  inspectedAt!: Date;
}
