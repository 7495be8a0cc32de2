import { Module } from '@nestjs/common';
import { AccessLinkEntity } from './access-link.entity.js';
import { AccessLinks } from './access-links.service.js';
import { letterEntities, LettersModule } from './letters.module.js';
import { LinkFailureEntity } from './link-failure.entity.js';
import { LinkThrottle } from './link-throttle.service.js';
import { LinkFailureRetention } from './window-retention.service.js';

export const linkEntities = [AccessLinkEntity, LinkFailureEntity, ...letterEntities];

/** Links for people without an account. */
@Module({
  imports: [LettersModule],
  providers: [AccessLinks, LinkThrottle, LinkFailureRetention],
  exports: [AccessLinks, LinkThrottle],
})
export class LinksModule {}
