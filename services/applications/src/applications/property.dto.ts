import { floorPlanRecord, propertyRecord, unitRecord } from '@groundwork/domain-applications';
import { Answer, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

export class StoredUnitDto extends recordDto(unitRecord, { always: ['id'] }) {}

export class StoredFloorPlanDto extends recordDto(floorPlanRecord, { always: ['id'] }) {}

export class PropertyDto extends recordDto(propertyRecord) {
  @Answer.id() id!: string;
  @Answer.amount() budgetTotal!: number;
  @ApiProperty({ type: Boolean, description: 'acquisition more than 180 days away' })
  outsideApplicationWindow!: boolean;
  @ApiProperty({ type: [StoredUnitDto] }) units!: readonly StoredUnitDto[];
  @ApiProperty({ type: [StoredFloorPlanDto] }) floorPlans!: readonly StoredFloorPlanDto[];
}
