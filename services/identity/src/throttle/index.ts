export { AnswerPace } from './answer-pace.service.js';
export { AttemptCounter } from './attempt-counter.service.js';
export { strangersWindowMs } from './domain/waits.js';
export { LetterThrottle } from './letter-throttle.service.js';
export { OwnPassword } from './own-password.service.js';
export { SignInThrottle } from './sign-in-throttle.service.js';
export { ThrottleModule, throttleEntities } from './throttle.module.js';
