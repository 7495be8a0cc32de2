export { ApiTokenEnding } from './api-token-ending.service.js';
export { ApiTokensModule } from './api-tokens.module.js';
