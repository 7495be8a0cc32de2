export { DossierController } from './dossier.controller.js';
export { DossierReader, sealedMark } from './dossier-reader.js';
export * from './dossier.js';
