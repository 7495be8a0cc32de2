import { call } from './call.js';
import type { Call } from './call.js';

/** Calls beyond the specification's catalogue, with why they are needed. */
export const beyond: readonly Call[] = [
  call('GET', '/account/session', 'shell', 'user', 'who is signed in: user, companies, company in use, expiry'),
  call('POST', '/account/touch', 'shell', 'user', 'activity in the browser: an active session stays alive'),
  call('GET', '/application/page', 'admin', 'admin', 'a page of the list by cursor, filtered by status'),
  call('GET', '/application/history/{id}', 'borrower,admin', 'borrower', 'every round of an application'),
  call('GET', '/drawrequest/company/{id}', 'borrower,admin', 'borrower', '{id} is the company'),
  call('GET', '/drawrequest/ledger/{applicationId}', 'borrower,admin', 'borrower', 'lines with funded, pending, remaining'),
  call('GET', '/drawrequest/{id}', 'borrower,admin', 'borrower', 'a draw request with its lines'),
  call('GET', '/fileUpload/content/{id}', 'borrower,broker,admin', 'user', 'the bytes of a file, by the link of retrieve'),
  call('GET', '/notification/all/user', 'shell,broker,admin', 'user', 'the bell of a user without a company'),
  call('PUT', '/notification/acknowledge', 'shell,broker,admin', 'user', 'multipart field notifications, as in the borrower area'),
  call('GET', '/notification/unread', 'admin', 'user', 'how many lines of the bell are unread, at most 100'),
  call('GET', '/mailbox', 'admin', 'admin', 'letters of a portal without a mail server; none in production'),
];
