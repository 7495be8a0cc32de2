import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { RemovedAnswer, RowId } from '../shared/removed.dto.js';
import {
  CreateExperienceBody,
  ExperienceAnswer,
  ExperienceKindQuery,
  ExperienceListQuery,
  RemoveExperiencesBody,
  UpdateExperienceBody,
} from './experience.dto.js';
import { ExperienceRemoval } from './experience-removal.js';
import { Experiences } from './experiences.js';

@ApiTags('experience')
@Controller('experiences')
export class ExperienceController {
  constructor(
    private readonly experiences: Experiences,
    private readonly removal: ExperienceRemoval,
  ) {}

  @Get()
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [ExperienceAnswer] })
  listExperiences(@CurrentActor() actor: Actor, @Query() query: ExperienceListQuery): Promise<ExperienceAnswer[]> {
    return this.experiences.list(actor, query);
  }

  @Post()
  @For('borrower')
  @Idempotent()
  @ApiCreatedResponse({ type: ExperienceAnswer })
  createExperience(
    @CurrentActor() actor: Actor,
    @Query() { kind }: ExperienceKindQuery,
    @Body() body: CreateExperienceBody,
  ): Promise<ExperienceAnswer> {
    return this.experiences.create(actor, kind, body);
  }

  @Put()
  @For('borrower')
  @ApiOkResponse({ type: ExperienceAnswer })
  updateExperience(
    @CurrentActor() actor: Actor,
    @Query() { kind }: ExperienceKindQuery,
    @Body() body: UpdateExperienceBody,
  ): Promise<ExperienceAnswer> {
    return this.experiences.update(actor, kind, body);
  }

  @Delete()
  @For('borrower')
  @ApiOkResponse({ type: RemovedAnswer })
  async removeExperience(
    @CurrentActor() actor: Actor,
    @Query() { kind }: ExperienceKindQuery,
    @Body() { id }: RowId,
  ): Promise<RemovedAnswer> {
    return { removed: await this.removal.remove(actor, kind, [id]) };
  }

  @Delete('lists')
  @For('borrower')
  @ApiOkResponse({ type: RemovedAnswer })
  async removeExperiences(@CurrentActor() actor: Actor, @Body() body: RemoveExperiencesBody): Promise<RemovedAnswer> {
    return { removed: await this.removal.removeLists(actor, body) };
  }
}
