import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { abilityFor } from '../../draws.policy.js';
import type { DrawRequestDto } from '../draw-requests.dto.js';
import type { DrawRequest } from '../persistence/draw-request.entity.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** One draw request with its lines and its signature. */
@Injectable()
export class GetDrawRequestQuery {
  constructor(private readonly draws: DrawRequestRepository) {}

  async run(actor: Actor, id: string): Promise<DrawRequestDto> {
    const draw = found(await this.draws.find(id), 'The draw request');
    allow(abilityFor(actor), 'read', subject('DrawRequest', draw));
    return this.present(draw);
  }

  /** For a caller who was checked already. */
  async present(draw: DrawRequest): Promise<DrawRequestDto> {
    const [dto] = await this.draws.present([draw]);
    const signature = await this.draws.signatureOf(draw.id);
    return { ...found(dto, 'The draw request'), ...(signature === undefined ? {} : { certifySignature: signature }) };
  }
}
