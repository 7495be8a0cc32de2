import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a user has typed into a section of an application and not saved yet: one row for each, replaced as it is typed. */
@Entity({ name: 'application_draft' })
export class ApplicationDraftEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column(column.text(80)) section!: string;
  /** As the browser wrote it, which alone reads it. */
  @Column(column.longText()) content!: string;
  /** Counts its writings: what was typed since is sent as changes of one of them. */
  @Column(column.integer()) revision!: number;
  /** When it was typed, by the clock of this service. */
  @Column({ ...column.instant(), name: 'typed_at' }) typedAt!: Date;
}
