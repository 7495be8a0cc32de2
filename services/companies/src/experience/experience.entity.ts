import type { ExperienceKind } from '@groundwork/domain-companies';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A project that was built and sold, or a rental (specification, section 3). */
@Entity({ name: 'experience' })
export class ExperienceEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.integer()) version!: number;
  @Column(column.text(20)) kind!: ExperienceKind;
  /** YYYY-MM; of a rental only once it is sold. */
  @Column({ ...nullable(column.text(7)), name: 'date_sold' }) dateSold!: string | null;
  /** Cents. */
  @Column({ ...nullable(column.cents()), name: 'sales_price' }) salesPrice!: number | null;
  @Column(column.text(200)) street!: string;
  @Column(column.text(200)) city!: string;
  @Column(column.text(60)) state!: string;
  @Column(column.text(20)) type!: string;
  @Column({ ...column.text(20), name: 'residential_status' }) residentialStatus!: string;
  /** Whose project it was: a user or a person of the company. */
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
