import * as shared from './shared.js';
import * as signing from './signing.js';

interface ProblemEntry {
  /** HTTP status of the answer. */
  readonly status: number;
  /** RFC 9457 title: the same for every occurrence of the code. */
  readonly title: string;
  /** What a person is told when the server gave no sentence of its own. */
  readonly sentence: string;
}

const entry = (status: number, title: string, sentence: string): ProblemEntry => ({ status, title, sentence });

/**
 * The one table from a problem's dotted code to its HTTP status, its title and its sentence.
 * A server never chooses a status by itself: it names a code of this table.
 */
export const problems = {
  'request.malformed': entry(400, 'Malformed request', 'The request could not be read.'),
  'request.version_missing': entry(428, 'Version missing', 'The version of the record has to be given.'),
  'session.expired': entry(401, 'Session expired', shared.sessionEnded),
  'session.invalid': entry(401, 'Session not valid', shared.sessionEnded),
  'session.reused': entry(401, 'Session ended', shared.sessionEnded),
  'credentials.invalid': entry(401, 'Sign-in refused', shared.credentialsInvalid),
  'account.inactive': entry(403, 'Account not active', 'This account is not active. Please contact the lender.'),
  'token.invalid': entry(410, 'Link not valid', shared.linkInvalid),
  'challenge.over': entry(410, 'Sign-in not finished', shared.challengeOver),
  'enrolment.over': entry(410, 'Second factor not turned on', shared.enrolmentOver),
  'access.denied': entry(403, 'Not allowed', 'You are not allowed to do this.'),
  'proof.needed': entry(403, 'Proof needed', 'Please confirm that it is you.'),
  'signature.challenge_over': entry(410, 'Signature not confirmed', signing.signingOver),
  'signature.proof_needed': entry(403, 'Code needed', 'Signing needs a code. Please ask for one and try again.'),
  'scope.missing': entry(403, 'Scope missing', 'This API token was not given the scope that the call needs.'),
  'person.needed': entry(
    403,
    'A person is needed',
    'Only a person who is signed in may do this, no API token: decisions, signatures and rights stay with people. Somebody has to do it in the portal.',
  ),
  'csrf.missing': entry(403, 'Request refused', 'The request did not come from the portal.'),
  'origin.mismatch': entry(403, 'Request refused', 'The request did not come from the portal.'),
  'transport.plain': entry(
    403,
    'HTTPS needed',
    'This call came over plain HTTP, where others can read it. Send it to https:// and make what it carried anew.',
  ),
  'route.not_found': entry(404, 'No such call', 'This call does not exist.'),
  'resource.not_found': entry(404, 'Not found', 'This record does not exist.'),
  'method.not_allowed': entry(405, 'Method not allowed', 'This call does not exist.'),
  'state.illegal_transition': entry(
    409,
    'Not possible in this state',
    'This is not possible any more. Please reload and look again.',
  ),
  'state.version_conflict': entry(
    409,
    'Changed meanwhile',
    'Somebody else changed this meanwhile. Please reload and look again.',
  ),
  'state.locked': entry(409, 'Locked', 'This record is locked.'),
  'email.taken': entry(409, 'Email taken', shared.emailTaken),
  'resource.exists': entry(409, 'Exists already', 'This record exists already.'),
  'idempotency.in_progress': entry(409, 'Still in progress', 'The same command is still running.'),
  'export.running': entry(
    409,
    'Export running',
    'An export of yours is being made already. Please wait until it has come.',
  ),
  'export.too_large': entry(
    413,
    'Export too large',
    'This is more than one export can hold. Please tell whoever runs the portal.',
  ),
  'request.too_large': entry(413, 'Too large', 'The request is too large.'),
  'upload.too_large': entry(413, 'File too large', 'This file is too large.'),
  'upload.type_refused': entry(415, 'Type of file refused', shared.fileTypeRefused),
  'request.media_type': entry(415, 'Media type not supported', 'The request could not be read.'),
  'upload.infected': entry(422, 'File infected', 'A virus was found in this file. It was not kept.'),
  'upload.uncheckable': entry(
    422,
    'File cannot be checked',
    'This file cannot be checked for viruses, because it is too large for that, packed too deep or encrypted. It was not kept.',
  ),
  'upload.missing': entry(422, 'File missing', shared.uploadRequired),
  'validation.failed': entry(422, 'Input not valid', 'Please correct the marked fields.'),
  'rule.violated': entry(422, 'Against a rule', 'This is against a rule of the portal.'),
  'idempotency.key_reused': entry(
    422,
    'Key used before',
    'This was sent before, with other values. See whether it came through before you send it again.',
  ),
  'throttle.too_many': entry(429, 'Too many requests', shared.accountLocked),
  'request.aborted': entry(499, 'Request given up', 'The request was given up before it was answered.'),
  'evidence.broken': entry(
    500,
    'Evidence does not fit',
    'The record of this acceptance does not fit its evidence. Please tell the lender.',
  ),
  'internal.error': entry(500, 'Internal error', shared.unexpectedError),
  'upstream.invalid': entry(502, 'Answer not understood', shared.unexpectedError),
  'upstream.unavailable': entry(503, 'Not available', shared.serviceUnavailable),
  'esign.not_recorded': entry(503, 'Signature not recorded', shared.errorUpdatingESignAgreement),
  'upload.unchecked': entry(
    503,
    'File not checked',
    'This file could not be checked for viruses, so it was not kept. Please try again later.',
  ),
  'provider.off': entry(503, 'Not set up', shared.providerOff),
  'provider.away': entry(503, 'Provider not available', shared.providerAway),
  'provider.answer_invalid': entry(502, 'Provider not understood', shared.providerAnswerInvalid),
  'provider.slow': entry(504, 'Provider too slow', shared.providerSlow),
  'upstream.timeout': entry(504, 'No answer in time', shared.serviceUnavailable),
} as const satisfies Readonly<Record<string, ProblemEntry>>;

/** A code of the table; also the `code` of every problem document. */
export type ProblemCode = keyof typeof problems;

/** Whether a text that came over the wire is a code of the table. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problems, code);
}

/** The sentence for a code, also for one that is not in the table or that only a browser has ('network.unreachable'). */
export function sentenceOf(code: string): string {
  if (code === 'network.unreachable') return shared.networkUnreachable;
  return isProblemCode(code) ? problems[code].sentence : shared.unexpectedError;
}
