import { brokerFeeRecord } from '@groundwork/domain-brokers';
import { column, recordColumns } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fee that was arranged with a broker: a percentage or a fixed amount. */
@Entity({ name: 'broker_fee' })
export class BrokerFeeEntity extends recordColumns(brokerFeeRecord, { amount: 'amount_cents' }) {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'broker_id' }) brokerId!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
