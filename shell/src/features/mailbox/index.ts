/** What other features may use of the mailbox. */
export { MailboxLink } from './mailbox-link.js';
