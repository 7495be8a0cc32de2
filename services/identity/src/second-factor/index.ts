export { Challenges } from './challenges.service.js';
export { newSecret } from './domain/authenticator.js';
export { Enrolments } from './enrolments.service.js';
export { GuardedChangeDto, NewSecretDto, ProofDto, SecondFactorDto } from './second-factor.dto.js';
export { SecondFactorModule, secondFactorEntities } from './second-factor.module.js';
export { SecondFactors } from './second-factors.service.js';
