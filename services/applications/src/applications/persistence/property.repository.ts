import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';
import { insertRows, updateRows } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { FloorPlan, Unit } from '@groundwork/domain-applications';
import type { PropertyRecord, Stored } from '../domain/application-record.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import { PropertyEntity } from './property.entity.js';
import { FloorPlanEntity, UnitEntity } from './property-part.entity.js';

/** Rows of one insert; a portfolio of land has hundreds of properties. */
const batch = 100;

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += batch) yield rows.slice(from, from + batch);
}

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

/** Brings the rows of an application's properties, units and floor plans to what they are to be, touching only what differs. */
@Injectable()
export class PropertyRepository {
  constructor(private readonly budgets: BudgetRepository) {}

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
    const earlier = new Map(before.map((property, position) => [property.id, { property, position }]));
    const added: PropertyRecord[] = [];
    for (const [position, property] of after.entries()) {
      const old = earlier.get(property.id);
      if (!old) added.push(property);
      else await this.update(manager, applicationId, old, { property, position });
    }
    const positions = new Map(after.map((property, position) => [property.id, position]));
    for (const rows of batches(added))
      await insertRows(
        manager,
        PropertyEntity,
        rows.map((property) => rowOf(applicationId, property, positions.get(property.id) ?? 0)),
      );
    for (const property of after) {
      const old = earlier.get(property.id)?.property;
      const goneUnits = (old?.units ?? []).filter(({ id }) => !property.units.some((unit) => unit.id === id));
      await this.budgets.removeOfUnits(
        manager,
        goneUnits.map(({ id }) => id),
      );
      await this.parts(manager, UnitEntity, applicationId, property.id, old?.units ?? [], property.units);
      await this.parts(
        manager,
        FloorPlanEntity,
        applicationId,
        property.id,
        old?.floorPlans ?? [],
        property.floorPlans,
      );
    }
  }

  private async update(
    manager: EntityManager,
    applicationId: string,
    old: { property: PropertyRecord; position: number },
    next: { property: PropertyRecord; position: number },
  ): Promise<void> {
    const { id, budgetTotal: _kept, ...row } = rowOf(applicationId, next.property, next.position);
    const { id: _id, budgetTotal: _total, ...earlier } = rowOf(applicationId, old.property, old.position);
    // The sum of its budget belongs to the budget's save.
    if (JSON.stringify(row) !== JSON.stringify(earlier))
      await updateRows(manager, PropertyEntity, { id }, row as never);
  }

  private async remove(manager: EntityManager, gone: readonly PropertyRecord[]): Promise<void> {
    if (gone.length === 0) return;
    const propertyId = In(gone.map((property) => property.id));
    await this.budgets.remove(
      manager,
      gone.map((property) => property.id),
    );
    for (const entity of [UnitEntity, FloorPlanEntity])
      await manager.delete(entity as EntityTarget<UnitEntity>, { propertyId });
    await manager.delete(PropertyEntity, { id: propertyId });
  }

  private async parts(
    manager: EntityManager,
    entity: typeof UnitEntity | typeof FloorPlanEntity,
    applicationId: string,
    propertyId: string,
    before: readonly Stored<Unit | FloorPlan>[],
    after: readonly Stored<Unit | FloorPlan>[],
  ): Promise<void> {
    if (before === after || JSON.stringify(before) === JSON.stringify(after)) return;
    if (before.length > 0) await manager.delete(entity, { propertyId });
    const rows = after.map(({ id, ...details }, position) => ({ id, applicationId, propertyId, position, details }));
    for (const part of batches(rows)) await insertRows(manager, entity, part);
  }
}
