export { mailFooter, mails, notices, roleNames, texts, timeline } from './notices.js';
export type { MailName, TextName } from './notices.js';
