export { CertificateModule } from './certificate.module.js';
