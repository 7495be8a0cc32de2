import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { Problem } from '@groundwork/server-http';
import type { IccaMasterDto } from './icca-master.dto.js';
import { IccaMasterRepository } from './icca-master.repository.js';
import { iccaMasterView } from './icca-master.view.js';

/** The edition that was saved last, of whichever version. */
@Injectable()
export class GetLatestIccaMaster {
  constructor(private readonly masters: IccaMasterRepository) {}

  async execute(): Promise<IccaMasterDto> {
    const row = await this.masters.latest();
    if (!row) throw new Problem('resource.not_found', shared.noIcca);
    return iccaMasterView(row);
  }
}
