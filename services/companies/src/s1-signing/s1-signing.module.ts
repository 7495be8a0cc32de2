import { Module } from '@nestjs/common';
import { LinksModule } from '@groundwork/server-links';
import { useCasesOf } from '@groundwork/server-service';
import { CoreModule } from '../core/index.js';
import { HoldingsModule } from '../holdings/index.js';
import { S1RequestsModule } from '../s1-requests/index.js';
import { S1LinksController } from './s1-links.controller.js';
import { S1Copies } from './s1-copies.service.js';
import { S1Links } from './s1-links.service.js';
import { S1Owners } from './s1-owner.service.js';
import { S1SignatureEntity } from './s1-signature.entity.js';
import { S1SigningController } from './s1-signing.controller.js';

export const s1SigningEntities = [S1SignatureEntity];

/** Owners sign the S-1 by a link, without an account. */
@Module({
  imports: [CoreModule, HoldingsModule, S1RequestsModule, LinksModule],
  controllers: [S1LinksController, S1SigningController],
  providers: [S1Copies, S1Links, S1Owners, ...useCasesOf(S1LinksController, S1SigningController)],
})
export class S1SigningModule {}
