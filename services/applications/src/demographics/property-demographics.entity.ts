import type { DemographicKey } from '@groundwork/domain-applications';
import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the outside provider last told of a property's surroundings. */
@Entity({ name: 'property_demographics' })
export class PropertyDemographicsEntity {
  @PrimaryColumn({ ...column.id(), name: 'property_id' }) propertyId!: string;
  /** The address that it was told for: another one makes it void. */
  @Column(column.longText()) address!: string;
  @Column({ ...column.integer(), name: 'as_of_year' }) asOfYear!: number;
  @Column(column.json()) figures!: Record<DemographicKey, number>;
  @Column({ ...column.instant(), name: 'fetched_at' }) fetchedAt!: Date;
}
