import { Module } from '@nestjs/common';
import { S1RequestRepository } from './s1-request.repository.js';

/** The letters by which owners are asked to sign the S-1. */
@Module({ providers: [S1RequestRepository], exports: [S1RequestRepository] })
export class S1RequestsModule {}
