import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where an application of a company stands, as its events told: one submitted application locks the company. */
@Entity({ name: 'company_application' })
export class CompanyApplicationEntity {
  @PrimaryColumn({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.text(20)) status!: string;
}
