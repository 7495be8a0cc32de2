import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { OutboundQueue } from '../outbound/index.js';
import type { SeenMessageDto, UnsentDoneDto } from './unsent.dto.js';

/** Has one sent again that failed. What was seen after another try, or is gone, is left: done 0. */
@Injectable()
export class SendUnsentAgain {
  constructor(
    private readonly database: Database,
    private readonly queue: OutboundQueue,
  ) {}

  async execute(message: SeenMessageDto): Promise<UnsentDoneDto> {
    const isDone = await this.database.transaction((manager) => this.queue.sendAgain(manager, message));
    return { done: Number(isDone) };
  }
}
