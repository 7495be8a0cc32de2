export { MailboxModule } from './mailbox.module.js';
