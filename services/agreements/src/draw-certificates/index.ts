export { drawCertificateEntities, DrawCertificatesModule } from './draw-certificates.module.js';
