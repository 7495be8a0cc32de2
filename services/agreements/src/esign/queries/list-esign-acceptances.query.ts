import { Injectable } from '@nestjs/common';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { agreementsAbility } from '../../shared/index.js';
import type { EsignAcceptanceDto } from '../esign.dto.js';
import { esignAcceptanceView } from '../esign.view.js';
import { EsignAcceptanceRepository } from '../persistence/esign-acceptance.repository.js';

/** Every acceptance, newest first, withdrawn ones too; `before` is the id of the last one of the page before. */
@Injectable()
export class ListEsignAcceptances {
  constructor(private readonly acceptances: EsignAcceptanceRepository) {}

  async execute(actor: Actor, before: string | undefined): Promise<EsignAcceptanceDto[]> {
    allow(agreementsAbility(actor), 'read', 'EsignAcceptance');
    return (await this.acceptances.page(before)).map(esignAcceptanceView);
  }
}
