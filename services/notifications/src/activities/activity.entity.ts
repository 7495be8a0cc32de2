import type { TaskSubject } from '@groundwork/domain-accounts';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that an administrator did. */
@Entity({ name: 'activity' })
export class ActivityEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.id(), name: 'activity_category_id' }) activityCategoryId!: string;
  @Column(column.text(300)) name!: string;
  @Column(column.text(40)) status!: string;
  @Column(column.longText()) comments!: string;
  /** What it was done to, where the portal has a page of it. */
  @Column({ ...nullable(column.text(20)), name: 'about_kind' }) aboutKind!: TaskSubject | null;
  @Column({ ...nullable(column.id()), name: 'about_id' }) aboutId!: string | null;
  @Column({ ...column.instant(), name: 'happened_at' }) date!: Date;
}
