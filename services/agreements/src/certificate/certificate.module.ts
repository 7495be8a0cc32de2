import { Module } from '@nestjs/common';
import { EsignModule } from '../esign/index.js';
import { CertificateController } from './certificate.controller.js';
import { GetCertificate } from './get-certificate.query.js';

/** Certificates of acceptances, made from the chain of evidence. */
@Module({ imports: [EsignModule], controllers: [CertificateController], providers: [GetCertificate] })
export class CertificateModule {}
