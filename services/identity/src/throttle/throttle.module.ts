import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { AuditModule } from '../audit/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AnswerPace } from './answer-pace.service.js';
import { AttemptCounter } from './attempt-counter.service.js';
import { LetterThrottle } from './letter-throttle.service.js';
import { OwnPassword } from './own-password.service.js';
import { SignInFailureEntity } from './sign-in-failure.entity.js';
import { SignInThrottle } from './sign-in-throttle.service.js';

export const throttleEntities = [SignInFailureEntity];

@Module({
  imports: [AccountsModule, AuditModule, SessionsModule],
  providers: [AttemptCounter, SignInThrottle, LetterThrottle, OwnPassword, AnswerPace],
  exports: [AttemptCounter, SignInThrottle, LetterThrottle, OwnPassword, AnswerPace],
})
export class ThrottleModule {}
