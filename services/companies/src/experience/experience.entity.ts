import { experienceRecord } from '@groundwork/domain-companies';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { column, recordColumns } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A project that was built and sold, or a rental (specification, section 3). */
@Entity({ name: 'experience' })
export class ExperienceEntity extends recordColumns(experienceRecord) {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.integer()) version!: number;
  @Column(column.text(20)) kind!: ExperienceKind;
  // What is required of every experience is there in a stored one.
  declare street: string;
  declare city: string;
  declare state: string;
  declare type: string;
  declare residentialStatus: string;
  declare userId: string;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
