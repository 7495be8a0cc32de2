import type { LoggerService } from '@nestjs/common';
import type { Logger, LoggerOptions } from 'pino';
import { pino } from 'pino';
import { correlationId, currentSpan, servingUnit } from './request-context.js';

let output: ReturnType<typeof pino.destination> | undefined;

/**
 * Standard output, the same for all units of a process. Lines are written together: a system call for each was an eighth
 * of a hop's cost. What waits is written after a quarter of a second, and when the process ends.
 */
const standardOutput = (): ReturnType<typeof pino.destination> =>
  (output ??= pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 }));

/** A structured log line of `unit`: JSON on standard output, with the correlation id of the request that is served. */
export function createLogger(unit: string, level: string): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.refreshToken'],
    mixin: () => {
      const id = correlationId();
      const span = currentSpan();
      return {
        unit: servingUnit() ?? unit,
        ...(id ? { correlationId: id } : {}),
        ...(span ? { traceId: span.traceId } : {}),
      };
    },
  };
  return pino(options, standardOutput());
}

/** Nest's own lines go to the same log. */
export class PinoLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: rest.at(-1) }, String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ context: rest.at(-1) }, String(message));
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }
}
