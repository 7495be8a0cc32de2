import { Module } from '@nestjs/common';
import { OPTIONS } from '@groundwork/server-service';
import { STORAGE } from './file-storage.types.js';
import { createStorage } from './storage.provider.js';

/** Where the bytes of files are: a disk or a bucket. */
@Module({
  providers: [{ provide: STORAGE, useFactory: createStorage, inject: [OPTIONS] }],
  exports: [STORAGE],
})
export class StorageModule {}
