import type { FloorPlan, Unit } from '@groundwork/domain-applications';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What units and floor plans have in common: a place in a property's list. */
abstract class PropertyPart {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'property_id' })
  propertyId!: string;

  @Column(column.integer())
  position!: number;

  @Column(column.json())
  details!: Omit<Unit, 'id'> | Omit<FloorPlan, 'id'>;
}

@Entity({ name: 'unit' })
export class UnitEntity extends PropertyPart {}

@Entity({ name: 'floor_plan' })
export class FloorPlanEntity extends PropertyPart {}
