import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that happened to a company, as its timeline tells it. */
@Entity({ name: 'timeline_entry' })
export class TimelineEntryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column({ ...nullable(column.id()), name: 'application_id' }) applicationId!: string | null;
  @Column(column.text(300)) subject!: string;
  @Column(column.longText()) message!: string;
  @Column({ ...column.instant(), name: 'happened_at' }) happenedAt!: Date;
}
