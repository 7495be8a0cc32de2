import { Injectable } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { waiverRules } from '@groundwork/domain-messages';
import { found, Problem } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { AccessLinkEntity } from '@groundwork/server-links';
import { WaiverRepository } from './waiver.repository.js';

/** The signed waiver on paper for whoever signed it by a link; the agreements service makes it of its evidence. */
@Injectable()
export class PrintSignedWaiver {
  constructor(
    private readonly waivers: WaiverRepository,
    private readonly services: ServiceClients,
  ) {}

  async execute({ subjectId: id }: AccessLinkEntity): Promise<Buffer> {
    const waiver = found(await this.waivers.find(id), 'The waiver');
    if (waiver.means !== 'link') throw new Problem('state.illegal_transition');
    try {
      const { content } = await this.services.call(agreements.readSignedWaiver, { params: { id } });
      return Buffer.from(content, 'base64');
    } catch (error) {
      // The event is on its way.
      if (error instanceof Problem && error.code === 'resource.not_found')
        throw new Problem('resource.not_found', waiverRules.notRecorded);
      throw error;
    }
  }
}
