import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { Problem } from '@groundwork/server-http';
import type { EsignMasterDto } from '../esign.dto.js';
import { esignMasterView } from '../esign.view.js';
import { EsignMasterRepository } from '../persistence/esign-master.repository.js';

/** The e-sign terms in force. */
@Injectable()
export class GetLatestEsignMaster {
  constructor(private readonly masters: EsignMasterRepository) {}

  async execute(): Promise<EsignMasterDto> {
    const row = await this.masters.latest();
    if (!row) throw new Problem('resource.not_found', shared.noEsignConditions);
    return esignMasterView(row);
  }
}
