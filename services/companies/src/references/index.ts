export { ReferenceEntity } from './reference.entity.js';
export { ReferenceRepository } from './reference.repository.js';
export { ReferencesModule } from './references.module.js';
export { SaveReferences } from './save-references.command.js';
