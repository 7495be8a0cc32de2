import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { RemovedDto } from '../application.dto.js';
import { FloorPlanEntity } from '../persistence/property-part.entity.js';
import { PartRemoval } from './part-removal.service.js';

@Injectable()
export class RemoveFloorPlan {
  constructor(private readonly removal: PartRemoval) {}

  execute(actor: Actor, id: string): Promise<RemovedDto> {
    return this.removal.remove(actor, id, FloorPlanEntity, 'The floor plan', (before) => ({
      ...before,
      properties: before.properties.map((property) => ({
        ...property,
        floorPlans: property.floorPlans.filter((plan) => plan.id !== id),
      })),
    }));
  }
}
