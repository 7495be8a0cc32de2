import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { IdentityCheckModule } from '../identity-check/index.js';
import { ProfileController } from './profile.controller.js';
import { Profiles } from './profiles.service.js';

@Module({
  imports: [AccountsModule, IdentityCheckModule],
  controllers: [ProfileController],
  providers: [...useCasesOf(ProfileController), Profiles],
})
export class ProfileModule {}
