import { Injectable } from '@nestjs/common';
import type { IccaMasterDto } from './icca-master.dto.js';
import { IccaMasterRepository } from './icca-master.repository.js';
import { iccaMasterView } from './icca-master.view.js';

/** Every edition of a version, newest first. */
@Injectable()
export class ListIccaEditions {
  constructor(private readonly masters: IccaMasterRepository) {}

  async execute(version: string): Promise<IccaMasterDto[]> {
    return (await this.masters.editions(version)).map(iccaMasterView);
  }
}
