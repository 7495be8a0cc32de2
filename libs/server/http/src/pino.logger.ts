import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { correlationId, servingUnit } from './request-context.js';

/** A structured log line of `unit`: JSON on standard output, with the correlation id of the request that is served. */
export function createLogger(unit: string, level: string): Logger {
  return pino({
    level,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.refreshToken'],
    mixin: () => {
      const id = correlationId();
      return { unit: servingUnit() ?? unit, ...(id ? { correlationId: id } : {}) };
    },
  });
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
