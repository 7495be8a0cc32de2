import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is planned to be funded of a loan month by month. A change adds a row. Whole cents. */
@Entity({ name: 'draw_plan' })
export class DrawPlanEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  /** 1 for the first plan. */
  @Column(column.integer()) version!: number;
  /** Of each month from the opening on. */
  @Column(column.json()) months!: number[];
  /** Of all months together. */
  @Column({ ...column.cents(), name: 'planned_cents' }) plannedCents!: number;
  @Column(nullable(column.text(4000))) reason!: string | null;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'planned_at' }) plannedAt!: Date;
}
