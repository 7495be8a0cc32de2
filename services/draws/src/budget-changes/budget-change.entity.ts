import type { ChangeKind, ChangeSource, ChangeStatus } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SupportingDocument } from '../draw-requests/index.js';

/** A change of a loan's budget: asked for, then decided once. Who asked and who decided is its history. */
@Entity({ name: 'budget_change' })
export class BudgetChangeEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;

  /** From 1 within its loan. */
  @Column(column.integer()) number!: number;
  @Column(column.text(20)) kind!: ChangeKind;

  /** Of a change order. */
  @Column(nullable(column.text(20))) source!: ChangeSource | null;
  @Column({ ...nullable(column.text(200)), name: 'source_name' }) sourceName!: string | null;
  @Column(column.text(4000)) reason!: string;
  @Column(column.json()) documents!: SupportingDocument[];

  /** Sums of its lines, whole cents. */
  @Column({ ...column.cents(), name: 'taken_cents' }) takenCents!: number;
  @Column({ ...column.cents(), name: 'added_cents' }) addedCents!: number;
  @Column(column.text(20)) status!: ChangeStatus;

  /** Every decision raises it, so that of two who decide at once one is refused. */
  @Column(column.integer()) version!: number;
  @Column({ ...column.id(), name: 'requested_by' }) requestedBy!: string;
  @Column({ ...column.text(20), name: 'requested_as' }) requestedAs!: 'borrower' | 'administrator';
  @Column({ ...column.instant(), name: 'requested_at' }) requestedAt!: Date;

  /** Who decided or took it back. */
  @Column({ ...nullable(column.id()), name: 'decided_by' }) decidedBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'decided_at' }) decidedAt!: Date | null;
  @Column({ ...nullable(column.text(4000)), name: 'decision_note' }) decisionNote!: string | null;
}
