import type { DrawRule } from '@groundwork/domain-draws';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A finding that an administrator overrode, as it was read. With other figures it is another finding. */
@Entity({ name: 'draw_rule_override' })
export class RuleOverrideEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'draw_request_id' }) drawRequestId!: string;
  @Column(column.integer()) round!: number;
  @Column(column.text(40)) rule!: DrawRule;
  @Column(column.text(2000)) sentence!: string;
  @Column(column.text(4000)) reason!: string;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'overridden_at' }) overriddenAt!: Date;
}
