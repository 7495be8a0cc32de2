import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { RemovedDto, RowIdDto } from '../shared/removed.dto.js';
import { CreateExperience } from './create-experience.command.js';
import {
  CreateExperienceDto,
  ExperienceDto,
  ExperienceKindDto,
  ListExperiencesDto,
  RemoveExperiencesDto,
  UpdateExperienceDto,
} from './experience.dto.js';
import { ListExperiences } from './list-experiences.query.js';
import { RemoveExperiences } from './remove-experiences.command.js';
import { UpdateExperience } from './update-experience.command.js';

@ApiTags('experience')
@Controller('experiences')
export class ExperienceController {
  constructor(
    private readonly experiences: ListExperiences,
    private readonly creation: CreateExperience,
    private readonly change: UpdateExperience,
    private readonly removal: RemoveExperiences,
  ) {}

  @Get()
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [ExperienceDto] })
  listExperiences(@CurrentActor() actor: Actor, @Query() query: ListExperiencesDto): Promise<ExperienceDto[]> {
    return this.experiences.execute(actor, query);
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: ExperienceDto })
  createExperience(
    @CurrentActor() actor: Actor,
    @Query() { kind }: ExperienceKindDto,
    @Body() body: CreateExperienceDto,
  ): Promise<ExperienceDto> {
    return this.creation.execute(actor, kind, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: ExperienceDto })
  updateExperience(
    @CurrentActor() actor: Actor,
    @Query() { kind }: ExperienceKindDto,
    @Body() body: UpdateExperienceDto,
  ): Promise<ExperienceDto> {
    return this.change.execute(actor, kind, body);
  }

  @Delete()
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  async removeExperience(
    @CurrentActor() actor: Actor,
    @Query() { kind }: ExperienceKindDto,
    @Body() { id }: RowIdDto,
  ): Promise<RemovedDto> {
    return { removed: await this.removal.execute(actor, { [kind]: [id] }) };
  }

  @Delete('lists')
  @For('borrower')
  @ApiOkResponse({ type: RemovedDto })
  async removeExperiences(@CurrentActor() actor: Actor, @Body() body: RemoveExperiencesDto): Promise<RemovedDto> {
    const removed = await this.removal.execute(actor, {
      construction: body.ConstructionExperiences?.map(({ id }) => id),
      residential: body.ResidentialExperiences?.map(({ id }) => id),
    });
    return { removed };
  }
}
