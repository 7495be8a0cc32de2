import { floorPlan, property, unit } from '@groundwork/domain-applications';
import { Answer, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

export class StoredUnitDto extends recordDto(unit, { always: ['id'] }) {}

export class StoredFloorPlanDto extends recordDto(floorPlan, { always: ['id'] }) {}

export class PropertyDto extends recordDto(property) {
  @Answer.id() id!: string;
  @Answer.amount() budgetTotal!: number;
  @ApiProperty({ type: Boolean, description: 'acquisition more than 180 days away' })
  outsideApplicationWindow!: boolean;
  @ApiProperty({ type: [StoredUnitDto] }) units!: readonly StoredUnitDto[];
  @ApiProperty({ type: [StoredFloorPlanDto] }) floorPlans!: readonly StoredFloorPlanDto[];
}
