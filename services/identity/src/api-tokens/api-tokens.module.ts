import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { SessionsModule } from '../sessions/index.js';
import { ApiTokenEnding } from './api-token-ending.service.js';
import { ApiTokensController } from './api-tokens.controller.js';

@Module({
  imports: [AccountsModule, AuditModule, SessionsModule],
  controllers: [ApiTokensController],
  providers: [...useCasesOf(ApiTokensController), ApiTokenEnding],
  exports: [ApiTokenEnding],
})
export class ApiTokensModule {}
