import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a company is called and who its point person is, as the companies service tells it. */
@Entity({ name: 'company_name' })
export class CompanyNameEntity {
  @PrimaryColumn({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column(column.text(300))
  name!: string;

  @Column({ ...nullable(column.id()), name: 'point_person_id' })
  pointPersonId!: string | null;

  /** Whether the companies service has told who it is, or that nobody is. */
  @Column({ ...column.flag(), name: 'point_known' })
  pointKnown!: boolean;
}
