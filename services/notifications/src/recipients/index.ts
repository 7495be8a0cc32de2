export type { RecipientEntity } from './recipient.entity.js';
export { RecipientRepository } from './recipient.repository.js';
export { RecipientsModule, recipientsEntities } from './recipients.module.js';
