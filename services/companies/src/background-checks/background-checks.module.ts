import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { CoreModule } from '../core/index.js';
import { BackgroundProvider } from './background.provider.js';
import { BackgroundChecksController } from './background-checks.controller.js';

@Module({
  imports: [CoreModule],
  controllers: [BackgroundChecksController],
  providers: [BackgroundProvider, ...useCasesOf(BackgroundChecksController)],
})
export class BackgroundChecksModule {}
