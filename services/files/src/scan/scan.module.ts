import { Module } from '@nestjs/common';
import { OPTIONS } from '@groundwork/server-service';
import { createScanner } from './scanner.provider.js';
import { SCANNER } from './virus-scanner.types.js';

/** Who looks into a file before anybody can be given it. */
@Module({
  providers: [{ provide: SCANNER, useFactory: createScanner, inject: [OPTIONS] }],
  exports: [SCANNER],
})
export class ScanModule {}
