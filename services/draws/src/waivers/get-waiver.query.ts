import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { drawsAbility } from '../shared/index.js';
import type { WaiverDto } from './waiver.dto.js';
import { WaiverRepository } from './waiver.repository.js';
import { waiverView } from './waiver.view.js';

/** A waiver with its text and its history. */
@Injectable()
export class GetWaiver {
  constructor(private readonly waivers: WaiverRepository) {}

  async execute(actor: Actor, id: string): Promise<WaiverDto> {
    const waiver = found(await this.waivers.findWithText(id), 'The waiver');
    allow(drawsAbility(actor), 'read', subject('Waiver', waiver));
    const numbers = await this.waivers.drawNumbers(waiver.applicationId);
    return waiverView(waiver, numbers.get(waiver.drawRequestId) ?? 0, await this.waivers.history(id));
  }
}
