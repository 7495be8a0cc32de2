export { OutboundMessageEntity, channels, messageStatuses } from './outbound-message.entity.js';
export type { Channel } from './outbound-message.entity.js';
export { OutboundQueue, unsent } from './outbound-queue.service.js';
export type { NewLetter } from './outbound-queue.service.js';
export type { LetterEntry, LetterList } from '../lender/index.js';
export { OutboundModule, outboundEntities } from './outbound.module.js';
