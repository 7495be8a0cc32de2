import { Module } from '@nestjs/common';
import { CoreModule } from '../core/index.js';
import { BackgroundProvider } from './background.provider.js';
import { BackgroundChecksController } from './background-checks.controller.js';
import { RequestBackground } from './request-background.command.js';

@Module({
  imports: [CoreModule],
  controllers: [BackgroundChecksController],
  providers: [BackgroundProvider, RequestBackground],
})
export class BackgroundChecksModule {}
