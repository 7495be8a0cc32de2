import { Injectable } from '@nestjs/common';
import type { WaiverMasterDto } from './waiver-master.dto.js';
import { WaiverMasterRepository } from './waiver-master.repository.js';
import { waiverMasterView } from './waiver-master.view.js';

/** The text in force of each kind, and of each state that has one of its own. */
@Injectable()
export class ListWaiverMasters {
  constructor(private readonly masters: WaiverMasterRepository) {}

  async execute(): Promise<WaiverMasterDto[]> {
    return (await this.masters.inForce()).map(waiverMasterView);
  }
}
