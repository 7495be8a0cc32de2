import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { OutboundQueue } from '../outbound/index.js';
import type { SeenMessageDto, UnsentDoneDto } from './unsent.dto.js';

/** Takes one that failed off the list. What somebody did something with meanwhile is left: done 0. */
@Injectable()
export class PutUnsentAside {
  constructor(
    private readonly database: Database,
    private readonly queue: OutboundQueue,
  ) {}

  async execute(message: SeenMessageDto): Promise<UnsentDoneDto> {
    const isDone = await this.database.transaction((manager) => this.queue.putAside(manager, message));
    return { done: Number(isDone) };
  }
}
