import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the provider said of a request: taken in, nothing found, or to be looked at by a person. */
export const backgroundStatuses = ['received', 'clear', 'review'] as const;
export type BackgroundStatus = (typeof backgroundStatuses)[number];

/** A background request about a person of a company. */
@Entity({ name: 'background_check' })
export class BackgroundCheckEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column({ ...column.id(), name: 'person_id' }) personId!: string;
  @Column(column.text(20)) status!: BackgroundStatus;
  /** The provider's. */
  @Column({ ...column.text(200), name: 'request_id' }) requestId!: string;
  @Column({ ...column.id(), name: 'requested_by' }) requestedBy!: string;
  @Column({ ...column.instant(), name: 'requested_at' }) requestedAt!: Date;
}
