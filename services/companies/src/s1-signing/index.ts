export { s1SigningEntities, S1SigningModule } from './s1-signing.module.js';
