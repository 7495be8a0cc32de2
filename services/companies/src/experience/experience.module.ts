import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { CoreModule } from '../core/index.js';
import { ExperienceOwners } from './experience-owners.service.js';
import { ExperienceValues } from './experience-values.service.js';
import { ExperienceController } from './experience.controller.js';
import { ExperienceRepository } from './experience.repository.js';

@Module({
  imports: [CoreModule],
  controllers: [ExperienceController],
  providers: [ExperienceOwners, ExperienceValues, ExperienceRepository, ...useCasesOf(ExperienceController)],
})
export class ExperienceModule {}
