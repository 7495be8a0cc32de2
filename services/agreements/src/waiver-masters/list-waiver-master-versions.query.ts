import { Injectable } from '@nestjs/common';
import type { WaiverKind } from '@groundwork/domain-agreements';
import type { WaiverMasterDto } from './waiver-master.dto.js';
import { WaiverMasterRepository } from './waiver-master.repository.js';
import { waiverMasterView } from './waiver-master.view.js';

/** The versions of one text, the one in force first; none where a state has no text of its own. */
@Injectable()
export class ListWaiverMasterVersions {
  constructor(private readonly masters: WaiverMasterRepository) {}

  async execute(kind: WaiverKind, state = ''): Promise<WaiverMasterDto[]> {
    return (await this.masters.versions(kind, state)).map(waiverMasterView);
  }
}
