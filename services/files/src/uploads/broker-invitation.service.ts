import { Injectable } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { Problem } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import { FileRepository } from '../files/index.js';

/** An invitation is in strangers' hands: it takes so many files and no more. */
export const MAX_INVITED_FILES = 20;

/** Lets an invited broker in: the brokers service says whether the code is good, at every call anew. */
@Injectable()
export class BrokerInvitations {
  constructor(
    private readonly services: ServiceClients,
    private readonly files: FileRepository,
  ) {}

  /** Throws `token.invalid` for an unknown, used or expired invitation. */
  async check(brokerId: string, code: string): Promise<void> {
    await this.services.call(brokers.checkBrokerInvitation, { params: { id: brokerId }, body: { code } });
  }

  /** Before an upload: as {@link check}, and `throttle.too_many` for one file too many. */
  async admit(brokerId: string, code: string): Promise<void> {
    await this.check(brokerId, code);
    const known = await this.files.countUploads({ parentType: 'broker', parentId: brokerId }, brokerId);
    if (known >= MAX_INVITED_FILES) throw new Problem('throttle.too_many');
  }
}
