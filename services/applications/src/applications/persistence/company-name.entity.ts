import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a company is called, as the companies service tells it. */
@Entity({ name: 'company_name' })
export class CompanyNameEntity {
  @PrimaryColumn({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column(column.text(300))
  name!: string;
}
