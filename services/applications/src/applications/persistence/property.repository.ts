import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';
import { insertRows, putRows } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { PropertyRecord } from '../domain/application-record.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import { batches } from '../../shared/batches.js';
import { PropertyEntity } from './property.entity.js';
import { FloorPlanEntity, UnitEntity } from './property-part.entity.js';

const rowOf = (
  applicationId: string,
  { id, street, city, county, state, zipCode, budgetTotal, details }: PropertyRecord,
  position: number,
) => ({
  id,
  applicationId,
  position,
  street,
  city,
  county,
  state,
  zipCode,
  budgetTotal,
  details,
});

type Placed = ReturnType<typeof rowOf>;

/** Brings the rows of an application's properties, units and floor plans to what they are to be, touching only what differs. */
@Injectable()
export class PropertyRepository {
  constructor(private readonly budgets: BudgetRepository) {}

  /** What differs, by as many statements for one property as for a hundred. Their budgets' sums are as `after` has them. */
  async write(
    manager: EntityManager,
    applicationId: string,
    before: readonly PropertyRecord[],
    after: readonly PropertyRecord[],
  ): Promise<void> {
    if (before === after) return;
    await this.remove(
      manager,
      before.filter((old) => !after.some((property) => property.id === old.id)),
    );
    const rows = (properties: readonly PropertyRecord[]): Placed[] =>
      properties.map((property, position) => rowOf(applicationId, property, position));
    const earlier = new Map(rows(before).map((row) => [row.id, JSON.stringify(row)]));
    const changed = rows(after).filter((row) => earlier.get(row.id) !== JSON.stringify(row));
    for (const part of batches(changed)) await putRows(manager, PropertyEntity, part);
    const old = new Map(before.map((property) => [property.id, property]));
    const gone = after.flatMap(({ id, units }) => {
      const here = new Set(units.map((unit) => unit.id));
      return (old.get(id)?.units ?? []).filter((unit) => !here.has(unit.id));
    });
    await this.budgets.removeOfUnits(
      manager,
      gone.map(({ id }) => id),
    );
    for (const [entity, list] of parts) {
      const differing = after.filter((property) => !isSame(old.get(property.id)?.[list] ?? [], property[list]));
      await this.parts(manager, entity, applicationId, old, differing, list);
    }
  }

  private async remove(manager: EntityManager, gone: readonly PropertyRecord[]): Promise<void> {
    if (gone.length === 0) return;
    const propertyId = In(gone.map((property) => property.id));
    await this.budgets.remove(
      manager,
      gone.map((property) => property.id),
    );
    for (const [entity] of parts) await manager.delete(entity as EntityTarget<UnitEntity>, { propertyId });
    await manager.delete(PropertyEntity, { id: propertyId });
  }

  /** The units or the floor plans of properties in which they differ: put in anew. */
  private async parts(
    manager: EntityManager,
    entity: EntityTarget<UnitEntity>,
    applicationId: string,
    before: ReadonlyMap<string, PropertyRecord>,
    properties: readonly PropertyRecord[],
    list: 'units' | 'floorPlans',
  ): Promise<void> {
    const filled = properties.filter(({ id }) => (before.get(id)?.[list].length ?? 0) > 0).map(({ id }) => id);
    if (filled.length > 0) await manager.delete(entity, { propertyId: In(filled) });
    const rows = properties.flatMap((property) =>
      property[list].map(({ id, ...details }, position) => ({
        id,
        applicationId,
        propertyId: property.id,
        position,
        details,
      })),
    );
    for (const part of batches(rows)) await insertRows(manager, entity, part);
  }
}

const parts = [
  [UnitEntity, 'units'],
  [FloorPlanEntity, 'floorPlans'],
] as const;

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
