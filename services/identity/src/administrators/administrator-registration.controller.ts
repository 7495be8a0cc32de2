import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { For } from '@groundwork/server-auth';
import { Beforehand, Outcome } from '../shared/beforehand.js';
import { OutcomeDto } from '../shared/outcome.dto.js';
import { RegisterAdministratorDto } from './administrators.dto.js';
import { RegisterAdministrator } from './commands/register-administrator.command.js';

/** For whoever holds the link of an invitation. */
@Controller('registrations/administrator')
@For('anonymous', ...roles)
export class AdministratorRegistrationController {
  @Post()
  @HttpCode(200)
  @Beforehand(RegisterAdministrator, RegisterAdministratorDto)
  @ApiBody({ type: RegisterAdministratorDto })
  @ApiOkResponse({ type: OutcomeDto })
  registerAdministrator(@Outcome() answer: OutcomeDto): OutcomeDto {
    return answer;
  }
}
