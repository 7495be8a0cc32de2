export { signingEntities, SigningModule } from './signing.module.js';
