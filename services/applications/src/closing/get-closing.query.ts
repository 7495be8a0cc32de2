import { Inject, Injectable } from '@nestjs/common';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ApplicationRepository, closingFlagsOf, mayWith } from '../applications/index.js';
import { ClosingItemRepository } from '../closing-rows/index.js';
import type { ClosingDto } from './closing.dto.js';
import { closingView } from './closing.view.js';

/** The checklist of an application's closing, for both sides. */
@Injectable()
export class GetClosing {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly rows: ClosingItemRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<ClosingDto> {
    const application = found(await this.applications.find(id), 'The application');
    mayWith(actor, 'read', application);
    return closingView(id, await this.rows.ofApplication(id), closingFlagsOf(application), today(this.clock));
  }
}
