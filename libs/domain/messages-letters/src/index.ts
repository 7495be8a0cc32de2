export { deskTasks } from './desk-tasks.js';
export { digest } from './digest.js';
export { loanNews } from './loan-news.js';
export { mailFooter, mails, notices } from './notices.js';
export { roleNames } from './role-names.js';
export type { Mail, MailName } from './notices.js';
export { timeline } from './timeline.js';
export { texts } from './texts.js';
export type { TextName } from './texts.js';
