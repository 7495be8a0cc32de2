export { NewPasswordsModule } from './new-passwords.module.js';
export { NewPasswords } from './new-passwords.service.js';
