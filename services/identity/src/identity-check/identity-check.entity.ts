import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type IdentityCheckState = 'running' | 'passed' | 'failed' | 'broken';

/**
 * A check of somebody's identity by the outside provider, with what it decided. The images are nowhere: they go to the provider
 * and are forgotten.
 */
@Entity({ name: 'identity_check' })
export class IdentityCheckEntity {
  /** Also the key under which the provider carries it out once. */
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'account_id' }) accountId!: string;
  /** `broken`: the provider gave no outcome. */
  @Column(column.text(10)) state!: IdentityCheckState;
  @Column({ ...nullable(column.text(100)), name: 'reason_code' }) reasonCode!: string | null;
  @Column({ ...nullable(column.text(500)), name: 'reason' }) reason!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'request_id' }) requestId!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'conversation_id' }) conversationId!: string | null;
  @Column({ ...column.instant(), name: 'started_at' }) startedAt!: Date;
  @Column({ ...nullable(column.instant()), name: 'ended_at' }) endedAt!: Date | null;
}
