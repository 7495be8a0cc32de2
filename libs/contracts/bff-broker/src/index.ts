// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
export type { components, paths } from './schema.js';
