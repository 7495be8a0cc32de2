import { Injectable } from '@nestjs/common';
import type { IccaMasterDto } from './icca-master.dto.js';
import { IccaMasterRepository } from './icca-master.repository.js';
import { iccaMasterView } from './icca-master.view.js';

/** The newest edition of every version, the version that was edited last first. */
@Injectable()
export class ListIccaMasters {
  constructor(private readonly masters: IccaMasterRepository) {}

  async execute(): Promise<IccaMasterDto[]> {
    return (await this.masters.newestOfEach()).map(iccaMasterView);
  }
}
