import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AuditModule } from '../audit/index.js';
import { BrokerStandingHandler } from './broker-standing.handler.js';
import { DevicesController } from './devices.controller.js';
import { IdleSweeper } from './idle-sweeper.service.js';
import { SessionEntity } from './persistence/session.entity.js';
import { SessionRepository } from './persistence/session.repository.js';
import { ListEndedSessions } from './queries/list-ended-sessions.query.js';
import { SessionEnding } from './session-ending.service.js';
import { SessionEnds } from './session-ends.service.js';
import { SessionOpening } from './session-opening.service.js';
import { SessionProofs } from './session-proofs.service.js';
import { SessionTokens } from './session-tokens.service.js';
import { SessionsController } from './sessions.controller.js';

export const sessionsEntities = [SessionEntity];

@Module({
  imports: [AuditModule],
  controllers: [SessionsController, DevicesController],
  providers: [
    SessionRepository,
    SessionTokens,
    SessionEnding,
    ListEndedSessions,
    SessionEnds,
    SessionOpening,
    SessionProofs,
    IdleSweeper,
    BrokerStandingHandler,
    ...useCasesOf(SessionsController, DevicesController),
  ],
  exports: [SessionRepository, SessionEnding, SessionOpening, SessionProofs],
})
export class SessionsModule {}
