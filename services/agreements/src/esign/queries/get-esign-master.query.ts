import { Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import type { EsignMasterDto } from '../esign.dto.js';
import { esignMasterView } from '../esign.view.js';
import { EsignMasterRepository } from '../persistence/esign-master.repository.js';

/** A version of the e-sign terms, also one that is not in force any more. */
@Injectable()
export class GetEsignMaster {
  constructor(private readonly masters: EsignMasterRepository) {}

  async execute(id: string): Promise<EsignMasterDto> {
    return esignMasterView(found(await this.masters.find(id), 'The version of the e-sign terms'));
  }
}
