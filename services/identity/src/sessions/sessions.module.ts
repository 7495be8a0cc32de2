import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { EndCurrentSession } from './commands/end-current-session.command.js';
import { EndDevice } from './commands/end-device.command.js';
import { EndOtherDevices } from './commands/end-other-devices.command.js';
import { RecordActivity } from './commands/record-activity.command.js';
import { RenewSession } from './commands/renew-session.command.js';
import { UseCompany } from './commands/use-company.command.js';
import { DevicesController } from './devices.controller.js';
import { IdleSweeper } from './idle-sweeper.service.js';
import { SessionEntity } from './persistence/session.entity.js';
import { SessionRepository } from './persistence/session.repository.js';
import { ListDevices } from './queries/list-devices.query.js';
import { ListEndedSessions } from './queries/list-ended-sessions.query.js';
import { ReadCurrentSession } from './queries/read-current-session.query.js';
import { SessionEnding } from './session-ending.service.js';
import { SessionOpening } from './session-opening.service.js';
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
    SessionOpening,
    IdleSweeper,
    RenewSession,
    EndCurrentSession,
    EndDevice,
    EndOtherDevices,
    RecordActivity,
    UseCompany,
    ReadCurrentSession,
    ListDevices,
    ListEndedSessions,
  ],
  exports: [SessionRepository, SessionEnding, SessionOpening],
})
export class SessionsModule {}
