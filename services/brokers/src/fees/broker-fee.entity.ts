import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fee that was arranged with a broker: a percentage or a fixed amount. */
@Entity({ name: 'broker_fee' })
export class BrokerFeeEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'broker_id' }) brokerId!: string;
  @Column(column.text(200)) name!: string;
  @Column(nullable(column.percent())) percent!: number | null;
  @Column({ ...nullable(column.cents()), name: 'amount_cents' }) amountCents!: number | null;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
