export { drawNoteEntities, DrawNotesModule } from './draw-notes.module.js';
