export { AccessLinkEntity } from './access-link.entity.js';
export { AccessLinks, LINK_LIFE } from './access-links.service.js';
export type { IssuedLink } from './access-links.service.js';
export { createLinkTables } from './link-tables.js';
export { LinkTokenDto } from './link.dto.js';
export { FREE_LINKS, LinkThrottle } from './link-throttle.service.js';
export { CurrentLink, linkGuard, linkParty } from './link.guard.js';
export { linkEntities, LinksModule } from './links.module.js';
export { signatureComplaints, signedByLinkRecord } from './signed-by-link.js';
