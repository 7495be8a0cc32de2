export { Follows } from './follows.js';
export * from './http-app.js';
export * from './openapi.js';
export * from './pino.logger.js';
export * from './problem.filter.js';
export * from './problem.js';
export { DtoField, recordDto } from './record.dto.js';
export * from './request-context.js';
export * from './validation.js';
