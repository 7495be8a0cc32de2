import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { agreementsAbility } from '../../shared/index.js';
import type { EsignAcceptanceDto } from '../esign.dto.js';
import { esignAcceptanceView } from '../esign.view.js';
import { EsignAcceptanceRepository } from '../persistence/esign-acceptance.repository.js';

/** The acceptances of a user that stand, oldest first: the last is the one that counts. */
@Injectable()
export class ListEsignAcceptancesOfUser {
  constructor(private readonly acceptances: EsignAcceptanceRepository) {}

  async execute(actor: Actor, userId: string): Promise<EsignAcceptanceDto[]> {
    allow(agreementsAbility(actor), 'read', subject('EsignAcceptance', { userId }));
    return (await this.acceptances.standingOf(userId)).map(esignAcceptanceView);
  }
}
