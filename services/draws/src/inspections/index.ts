export { InspectionRepository } from './inspection.repository.js';
export { InspectionsModule, inspectionEntities } from './inspections.module.js';
