import type { ReferenceType } from '@groundwork/domain-companies';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A reference of a company, one a type. It is saved with the company and has the company's version. */
@Entity({ name: 'company_reference' })
export class ReferenceEntity {
  @PrimaryColumn({ ...column.id(), name: 'company_id' }) companyId!: string;
  @PrimaryColumn(column.text(30)) type!: ReferenceType;
  @Column({ ...nullable(column.text(200)), name: 'company_name' }) companyName!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'contact_name' }) contactName!: string | null;
  @Column({ ...nullable(column.text(10)), name: 'phone_number' }) phoneNumber!: string | null;
  @Column({ ...nullable(column.integer()), name: 'years_working_with' }) yearsWorkingWith!: number | null;
  @Column(nullable(column.text(254))) email!: string | null;
}
