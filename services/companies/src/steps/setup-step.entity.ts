import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A step of a company's set-up. `position` is the step's index on the wire. */
@Entity({ name: 'setup_step' })
export class SetupStepEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.text(40)) type!: string;
  @Column(column.text(100)) name!: string;
  @Column({ ...column.integer(), name: 'position' }) index!: number;
  @Column(column.text(20)) status!: string;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
