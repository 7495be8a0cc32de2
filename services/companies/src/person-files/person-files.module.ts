import { Module } from '@nestjs/common';
import { CoreModule } from '../core/index.js';
import { S1RequestsModule } from '../s1-requests/index.js';
import { PersonFileRepository } from './person-file.repository.js';
import { ResumeHandler } from './resume.handler.js';
import { S1Handler } from './s1.handler.js';

@Module({ imports: [CoreModule, S1RequestsModule], providers: [PersonFileRepository, S1Handler, ResumeHandler] })
export class PersonFilesModule {}
