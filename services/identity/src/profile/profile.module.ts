import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { IdentityCheckModule } from '../identity-check/index.js';
import { ProfileController } from './profile.controller.js';
import { Profiles } from './profiles.service.js';
import { ReadProfile } from './read-profile.query.js';
import { UpdateProfile } from './update-profile.command.js';

@Module({
  imports: [AccountsModule, IdentityCheckModule],
  controllers: [ProfileController],
  providers: [ReadProfile, UpdateProfile, Profiles],
})
export class ProfileModule {}
