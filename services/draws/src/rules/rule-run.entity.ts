import type { Finding } from '@groundwork/domain-draws';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LoanChange } from '../ledger/index.js';

/** What the rules found of a submission, and when that became something else. Added and never changed. */
@Entity({ name: 'draw_rule_run' })
export class RuleRunEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'draw_request_id' }) drawRequestId!: string;
  @Column(column.integer()) round!: number;
  @Column(column.text(20)) cause!: LoanChange;
  @Column({ ...column.integer(), name: 'rules_version' }) rulesVersion!: number;
  @Column(column.json()) findings!: Finding[];
  @Column({ ...column.instant(), name: 'ran_at' }) ranAt!: Date;
}
