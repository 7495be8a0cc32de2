import { Module } from '@nestjs/common';
import { CoreModule } from '../core/index.js';
import { CreateExperience } from './create-experience.command.js';
import { ExperienceOwners } from './experience-owners.service.js';
import { ExperienceValues } from './experience-values.service.js';
import { ExperienceController } from './experience.controller.js';
import { ExperienceRepository } from './experience.repository.js';
import { ListExperiences } from './list-experiences.query.js';
import { RemoveExperiences } from './remove-experiences.command.js';
import { UpdateExperience } from './update-experience.command.js';

@Module({
  imports: [CoreModule],
  controllers: [ExperienceController],
  providers: [
    ExperienceOwners,
    ExperienceValues,
    ExperienceRepository,
    ListExperiences,
    CreateExperience,
    UpdateExperience,
    RemoveExperiences,
  ],
})
export class ExperienceModule {}
