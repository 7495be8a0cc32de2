import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AudienceKind } from '../domain/audience.js';

/** One thing that happened, told once to an audience. */
@Entity({ name: 'notification' })
export class NotificationEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.text(20), name: 'audience_kind' }) audienceKind!: AudienceKind;
  @Column({ ...column.id(), name: 'audience_id' }) audienceId!: string;
  @Column(column.longText()) message!: string;
  /** Where it leads in the reader's area. */
  @Column(nullable(column.text(200))) link!: string | null;
  /** Somebody of the audience who is not told. */
  @Column({ ...nullable(column.id()), name: 'except_user_id' }) exceptUserId!: string | null;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
}
