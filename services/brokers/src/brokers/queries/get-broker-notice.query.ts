import { Injectable } from '@nestjs/common';
import { Problem } from '@groundwork/server-http';
import { BrokerRepository } from '../../registry/index.js';
import type { NoticeDto } from '../../shared/index.js';

/** When the notice of a decision went: it travels with the decision, so that asking again sends nothing twice. */
@Injectable()
export class GetBrokerNotice {
  constructor(private readonly brokers: BrokerRepository) {}

  async execute(id: string, command: 'reject' | 'deactivate'): Promise<NoticeDto> {
    const { status } = await this.brokers.find(id);
    const last = await this.brokers.lastTime(id, command, status);
    if (!last) throw new Problem('state.illegal_transition');
    return { id, notifiedAt: last.at.toISOString() };
  }
}
