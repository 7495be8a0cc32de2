import { referenceRecord } from '@groundwork/domain-companies';
import type { ReferenceType } from '@groundwork/domain-companies';
import { column, recordColumns } from '@groundwork/server-data';
import { Entity, PrimaryColumn } from 'typeorm';

/** A reference of a company, one a type. It is saved with the company and has the company's version. */
@Entity({ name: 'company_reference' })
export class ReferenceEntity extends recordColumns(referenceRecord) {
  @PrimaryColumn({ ...column.id(), name: 'company_id' }) companyId!: string;
  @PrimaryColumn(column.text(30)) type!: ReferenceType;
}
