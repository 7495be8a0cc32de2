import { Injectable } from '@nestjs/common';
import type { WaiverKind } from '@groundwork/domain-agreements';
import { found } from '@groundwork/server-http';
import type { WaiverMasterDto } from './waiver-master.dto.js';
import { WaiverMasterRepository } from './waiver-master.repository.js';
import { waiverMasterView } from './waiver-master.view.js';

/** The text that a waiver of a property in a state is made out on: the state's own, else the one of all states. */
@Injectable()
export class GetWaiverMasterInForce {
  constructor(private readonly masters: WaiverMasterRepository) {}

  async execute(kind: WaiverKind, state = ''): Promise<WaiverMasterDto> {
    const own = state === '' ? undefined : await this.masters.latest(kind, state);
    return waiverMasterView(found(own ?? (await this.masters.latest(kind, '')), 'The text of the waiver'));
  }
}
