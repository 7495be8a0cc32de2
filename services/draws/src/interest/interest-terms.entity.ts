import type { InterestBasis, InterestPayer } from '@groundwork/domain-draws';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Terms of interest of a loan from a day on, beside those that were agreed with its commitment. A change adds a row. */
@Entity({ name: 'interest_terms' })
export class InterestTermsEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  /** 1 for the first change. */
  @Column(column.integer()) version!: number;
  @Column(column.text(20)) basis!: InterestBasis;
  /** Percent a year. */
  @Column(column.percent()) rate!: number;
  @Column({ ...column.date(), name: 'first_day' }) firstDay!: string;
  @Column({ ...column.date(), name: 'effective_on' }) effectiveOn!: string;
  @Column(column.text(20)) payer!: InterestPayer;
  @Column(column.text(4000)) reason!: string;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'happened_at' }) happenedAt!: Date;
}
