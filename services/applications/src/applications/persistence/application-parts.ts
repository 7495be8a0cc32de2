import type { FloorPlan, Unit } from '@groundwork/domain-applications';
import { parsed } from '../../shared/raw.js';
import type { OverseerRecord, PropertyDetails, PropertyRecord, Stored } from '../domain/application-record.js';

interface AnyPart {
  readonly id: string;
  readonly position: number;
}
interface RawProperty extends AnyPart, Omit<PropertyRecord, 'details' | 'units' | 'floorPlans' | 'budgetTotal'> {
  readonly kind: 'properties';
  readonly details: string;
  readonly budgetTotal: number | string;
}
interface RawListed extends AnyPart {
  readonly kind: 'units' | 'floorPlans';
  /** The property's id. */
  readonly ofId: string;
  readonly details: string;
}
interface RawOverseer extends AnyPart {
  readonly kind: 'overseers';
  /** The id of whoever oversees. */
  readonly ofId: string;
}
/** A row of `partsOfApplication`. */
export type RawPart = RawProperty | RawListed | RawOverseer;

const none: readonly never[] = [];

/** What belongs to an application, each list in its order. */
export function partsOf(
  applicationId: string,
  rows: readonly RawPart[],
): {
  readonly properties: PropertyRecord[];
  readonly constructionOverseers: readonly OverseerRecord[];
} {
  const lists = { units: new Map<string, Stored<Unit>[]>(), floorPlans: new Map<string, Stored<FloorPlan>[]>() };
  const ofProperties: RawProperty[] = [];
  const overseers: OverseerRecord[] = [];
  for (const row of [...rows].sort((one, other) => one.position - other.position)) {
    if (row.kind === 'properties') ofProperties.push(row);
    else if (row.kind === 'overseers') overseers.push({ id: row.id, applicationId, overseeingPersonId: row.ofId });
    else add(lists[row.kind] as Map<string, object[]>, row);
  }
  return {
    properties: ofProperties.map((row) => ({
      id: row.id,
      street: row.street,
      city: row.city,
      county: row.county,
      state: row.state,
      zipCode: row.zipCode,
      budgetTotal: Number(row.budgetTotal),
      details: parsed<PropertyDetails>(row.details),
      units: lists.units.get(row.id) ?? none,
      floorPlans: lists.floorPlans.get(row.id) ?? none,
    })),
    constructionOverseers: overseers.sort((one, other) => (one.id < other.id ? -1 : 1)),
  };
}

function add(list: Map<string, object[]>, { id, ofId, details }: RawListed): void {
  const listed = Object.assign(parsed<object>(details), { id });
  const others = list.get(ofId);
  if (others) others.push(listed);
  else list.set(ofId, [listed]);
}
