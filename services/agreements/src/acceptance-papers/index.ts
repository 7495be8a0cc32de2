export { acceptancePaperEntities, AcceptancePapersModule } from './acceptance-papers.module.js';
export { AcceptancePapers } from './acceptance-papers.service.js';
export type { AcceptedDocument, MadePaper } from './acceptance-papers.service.js';
