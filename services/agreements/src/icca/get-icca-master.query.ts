import { Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import type { IccaMasterDto } from './icca-master.dto.js';
import { IccaMasterRepository } from './icca-master.repository.js';
import { iccaMasterView } from './icca-master.view.js';

/** An edition by its id, also a withdrawn one. */
@Injectable()
export class GetIccaMaster {
  constructor(private readonly masters: IccaMasterRepository) {}

  async execute(id: string): Promise<IccaMasterDto> {
    return iccaMasterView(found(await this.masters.find(id), 'The ICCA'));
  }
}
