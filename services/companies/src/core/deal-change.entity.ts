import type { DealChange } from '@groundwork/domain-events';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change of what Deal Entry sets of a company. Rows are added and never changed. */
@Entity({ name: 'deal_change' })
export class DealChangeEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column({ ...column.text(20), name: 'kind' }) change!: DealChange;
  /** The point person, or the broker. */
  @Column({ ...nullable(column.id()), name: 'subject_id' }) subjectId!: string | null;
  /** Cents. */
  @Column({ ...nullable(column.cents()), name: 'credit_amount' }) creditAmount!: number | null;
  @Column({ ...column.id(), name: 'actor_id' }) actorId!: string;
  @Column({ ...column.instant(), name: 'happened_at' }) happenedAt!: Date;
}
