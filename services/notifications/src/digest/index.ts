export { DigestModule, digestEntities } from './digest.module.js';
