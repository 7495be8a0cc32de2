import { Injectable } from '@nestjs/common';
import type { EsignMasterDto } from '../esign.dto.js';
import { esignMasterView } from '../esign.view.js';
import { EsignMasterRepository } from '../persistence/esign-master.repository.js';

/** Every version of the e-sign terms, newest first. */
@Injectable()
export class ListEsignMasters {
  constructor(private readonly masters: EsignMasterRepository) {}

  async execute(): Promise<EsignMasterDto[]> {
    return (await this.masters.list()).map(esignMasterView);
  }
}
