import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a borrowing company is called, as the companies service tells it. */
@Entity({ name: 'borrower_name' })
export class BorrowerNameEntity {
  @PrimaryColumn({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.text(300)) name!: string;
}
