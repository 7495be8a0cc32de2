import { Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import type { IccaMasterDto } from './icca-master.dto.js';
import { IccaMasterRepository } from './icca-master.repository.js';
import { iccaMasterView } from './icca-master.view.js';

/** The newest edition of a version. */
@Injectable()
export class GetIccaVersion {
  constructor(private readonly masters: IccaMasterRepository) {}

  async execute(version: string): Promise<IccaMasterDto> {
    const [newest] = await this.masters.editions(version);
    return iccaMasterView(found(newest, 'The version of the ICCA'));
  }
}
