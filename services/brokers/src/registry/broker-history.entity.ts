import type { BrokerHistoryCommand } from '@groundwork/domain-brokers';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What happened to a broker: every change of its status, every invitation, its registration and its removal. */
@Entity({ name: 'broker_history' })
export class BrokerHistoryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'broker_id' }) brokerId!: string;
  @Column(column.text(20)) command!: BrokerHistoryCommand;
  @Column({ ...nullable(column.text(1)), name: 'from_status' }) fromStatus!: string | null;
  @Column({ ...column.text(1), name: 'to_status' }) toStatus!: string;
  @Column({ ...nullable(column.id()), name: 'user_id' }) userId!: string | null;
  @Column(nullable(column.text(4000))) comment!: string | null;
  @Column(column.instant()) at!: Date;
}
