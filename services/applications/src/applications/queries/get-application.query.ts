import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { mayWith } from '../applications.policy.js';
import type { ApplicationDto, ApplicationOwnerDto } from '../application.dto.js';
import { ApplicationReader } from '../persistence/application.reader.js';
import { viewOf } from './application.view.js';

@Injectable()
export class GetApplication {
  constructor(
    private readonly reader: ApplicationReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<ApplicationDto> {
    const application = found(await this.reader.find(id), 'The application');
    mayWith(actor, 'read', application);
    return viewOf(application, this.clock);
  }

  /** Whose it is, for the services that keep something of an application's. */
  async owner(id: string): Promise<ApplicationOwnerDto> {
    const {
      id: applicationId,
      companyId,
      userId,
      status,
      loanType,
      name,
      lineOfCredit,
    } = found(await this.reader.find(id), 'The application');
    return { applicationId, companyId, userId, status, loanType, name, lineOfCredit };
  }
}
