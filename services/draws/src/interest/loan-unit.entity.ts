import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A unit of a project that is released from the mortgage when its price is paid. */
@Entity({ name: 'loan_unit' })
export class LoanUnitEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column(column.text(200)) name!: string;
  /** Whole cents of principal. */
  @Column({ ...column.cents(), name: 'price_cents' }) priceCents!: number;
  /** The payment that released it; null until then. */
  @Column({ ...nullable(column.id()), name: 'payment_id' }) paymentId!: string | null;
  @Column({ ...nullable(column.date()), name: 'released_on' }) releasedOn!: string | null;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'added_at' }) addedAt!: Date;
  @Column(column.integer()) version!: number;
}
