export { webhooksEntities, WebhooksModule } from './webhooks.module.js';
