import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { NoticeDto } from '../../shared/index.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** When the notice of a submission or of changed terms went: it travels with them, so that asking again sends nothing twice. */
@Injectable()
export class GetAgreementNotice {
  constructor(private readonly agreements: AgreementRepository) {}

  async execute(actor: Actor, id: string, command: 'submit' | 'update'): Promise<NoticeDto> {
    await this.agreements.find(actor, 'read', id);
    const last = await this.agreements.lastTime(id, command);
    if (!last) throw new Problem('state.illegal_transition');
    return { id, notifiedAt: last.at.toISOString() };
  }
}
