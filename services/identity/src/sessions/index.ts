export { deviceOf } from './domain/device-token.js';
export { SessionRepository } from './persistence/session.repository.js';
export { SessionEnding } from './session-ending.service.js';
export { SessionOpening } from './session-opening.service.js';
export { SessionProofs } from './session-proofs.service.js';
export { SessionDto } from './session.dto.js';
export { SessionsModule, sessionsEntities } from './sessions.module.js';
