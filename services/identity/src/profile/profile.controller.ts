import { Body, Controller, Get, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ProfileDto, UpdateProfileDto } from './profile.dto.js';
import { ReadProfile } from './read-profile.query.js';
import { UpdateProfile } from './update-profile.command.js';

@Controller('users')
@For(...roles)
export class ProfileController {
  constructor(
    private readonly profile: ReadProfile,
    private readonly update: UpdateProfile,
  ) {}

  @Get('current/profile')
  @ApiOkResponse({ type: ProfileDto })
  getOwnProfile(@CurrentActor() actor: Actor): Promise<ProfileDto> {
    return this.profile.execute(actor, actor.userId ?? '');
  }

  @Put('current/profile')
  @ApiOkResponse({ type: ProfileDto })
  updateOwnProfile(@CurrentActor() actor: Actor, @Body() body: UpdateProfileDto): Promise<ProfileDto> {
    return this.update.execute(actor, actor.userId ?? '', body);
  }

  @Get(':id/profile')
  @ApiOkResponse({ type: ProfileDto })
  getProfile(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<ProfileDto> {
    return this.profile.execute(actor, id);
  }
}
