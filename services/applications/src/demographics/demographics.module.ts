import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DemographicsController } from './demographics.controller.js';
import { DemographicsProvider } from './demographics.provider.js';
import { PropertyDemographicsEntity } from './property-demographics.entity.js';

export const demographicsEntities = [PropertyDemographicsEntity];

/** What an outside provider tells of a property's surroundings. */
@Module({
  controllers: [DemographicsController],
  providers: [DemographicsProvider, ...useCasesOf(DemographicsController)],
})
export class DemographicsModule {}
