import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { mayWith } from '../applications.policy.js';
import type { ApplicationDto } from '../application.dto.js';
import { ApplicationRepository } from '../persistence/application.repository.js';
import { applicationSeenBy } from '../application.view.js';

@Injectable()
export class GetApplication {
  constructor(
    private readonly reader: ApplicationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<ApplicationDto> {
    const application = found(await this.reader.find(id), 'The application');
    mayWith(actor, 'read', application);
    return applicationSeenBy(actor, application, this.clock);
  }
}
