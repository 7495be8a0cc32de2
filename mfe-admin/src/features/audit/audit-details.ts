import { isAuditKind } from '@groundwork/domain-accounts';
import { auditSentences } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import type { AuditEntry } from '../../data/api.js';

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);

/** What an entry says besides, in words: 'by password', 'from admin to super', 'until 03/02/2026 11:00 AM'. */
export function detailText(details: AuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => {
      const text = typeof value === 'string' && isInstant(value) ? displayInstant(value) : String(value);
      if (name === 'deed' && isAuditKind(value)) return `“${auditSentences[value]}”`;
      // A reason is a sentence of its own.
      return name === 'because' ? text : `${name} ${text}`;
    })
    .join(' ');
}
