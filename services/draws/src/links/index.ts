export type { AccessLinkEntity } from './access-link.entity.js';
export { AccessLinks, LINK_LIFE } from './access-links.service.js';
export { LinkTokenDto } from './link.dto.js';
export { FREE_LINKS, LinkThrottle } from './link-throttle.service.js';
export { CurrentLink, linkGuard } from './link.guard.js';
export { linkEntities, LinksModule } from './links.module.js';
