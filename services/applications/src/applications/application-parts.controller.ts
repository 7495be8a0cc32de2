import { Controller, Delete, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { RemovedDto } from './application.dto.js';
import { RemoveConstructionOverseer } from './commands/remove-construction-overseer.command.js';
import { RemoveFloorPlan } from './commands/remove-floor-plan.command.js';
import { StoredUnitDto } from './property.dto.js';
import { ListUnits } from './queries/list-units.query.js';

/** Units, floor plans and overseers by ids of their own. */
@Controller()
export class ApplicationPartsController {
  constructor(
    private readonly floorPlanRemoval: RemoveFloorPlan,
    private readonly overseerRemoval: RemoveConstructionOverseer,
    private readonly units: ListUnits,
  ) {}

  @Get('properties/:propertyId/units')
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [StoredUnitDto] })
  listUnits(
    @CurrentActor() actor: Actor,
    @Param('propertyId', ParseUUIDPipe) propertyId: string,
  ): Promise<StoredUnitDto[]> {
    return this.units.execute(actor, propertyId);
  }

  @Delete('floor-plans/:id')
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  removeFloorPlan(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<RemovedDto> {
    return this.floorPlanRemoval.execute(actor, id);
  }

  @Delete('construction-overseers/:id')
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  removeConstructionOverseer(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<RemovedDto> {
    return this.overseerRemoval.execute(actor, id);
  }
}
