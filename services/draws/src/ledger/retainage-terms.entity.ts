import type { WithholdingTerms } from '@groundwork/domain-draws';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Terms of retainage of a loan from a moment on, beside those that were agreed with its commitment. A change adds a row. */
@Entity({ name: 'retainage_terms' })
export class RetainageTermsEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  /** 1 for the first change. */
  @Column(column.integer()) version!: number;
  @Column(column.json()) terms!: WithholdingTerms;
  @Column(column.text(4000)) reason!: string;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'happened_at' }) happenedAt!: Date;
}
