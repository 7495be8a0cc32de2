import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PropertyDetails } from '../domain/application-record.js';

/** A property of an application, at its place in the list. */
@Entity({ name: 'property' })
export class PropertyEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column(column.integer())
  position!: number;

  @Column(nullable(column.text(300)))
  street!: string | null;

  @Column(nullable(column.text(300)))
  city!: string | null;

  @Column(nullable(column.text(300)))
  county!: string | null;

  @Column(nullable(column.text(40)))
  state!: string | null;

  @Column({ ...nullable(column.text(10)), name: 'zip_code' })
  zipCode!: string | null;

  /** Sum of its budget's rows, kept by the budget's save. */
  @Column({ ...column.cents(), name: 'budget_total' })
  budgetTotal!: number;

  @Column(column.json())
  details!: PropertyDetails;
}
