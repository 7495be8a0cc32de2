import { Module } from '@nestjs/common';
import { ReferenceRepository } from './reference.repository.js';
import { SaveReferences } from './save-references.command.js';

@Module({ providers: [ReferenceRepository, SaveReferences], exports: [ReferenceRepository, SaveReferences] })
export class ReferencesModule {}
