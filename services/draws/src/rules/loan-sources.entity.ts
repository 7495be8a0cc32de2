import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who beside the loan pays for a project, as the application had it when it was approved. Whole cents. */
@Entity({ name: 'loan_sources' })
export class LoanSourcesEntity {
  @PrimaryColumn({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column(column.json()) sources!: { readonly name: string; readonly total: number }[];
  /** Of that and of the loan: what is paid outside the budget, as a purchase; 0 where it was not told. */
  @Column({ ...column.cents(), name: 'outside_cents' }) outsideCents!: number;
}
