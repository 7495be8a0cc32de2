/** Sentences of the page that shows programs' calls, beyond the specification. */
export const purpose =
  'Every call that a program may make with an API token: what it takes, what it answers, and a way to try it.';
export const failed = 'The calls could not be loaded';
export const calls = 'Calls';
export const find = 'Find a call';
export const scope = 'Scope';
export const everyScope = 'Every scope';
export const noneFits = 'No call fits';
export const noneFitsMeans = 'Change what is looked for, or choose another scope.';
export const number = '{number} calls';
export const all = 'All calls';
export const howTo = 'How to call';
export const notes = {
  address: 'Where',
  addressMeans: 'At {address}, over HTTPS. This page reads {document}, an OpenAPI 3 document that tools read, too.',
  sign: 'Who calls',
  signMeans:
    'Authorization: Bearer and an API token. It may do what its scopes say; who may write may read. What a person alone may do is refused with person.needed, every signature among it, whether or not it asks for a code: somebody has to do it in the portal.',
  forgery: 'X-CSRF',
  forgeryMeans:
    'A browser with the cookies of a session has to send X-CSRF: 1 with what changes something. A program with a token sends no cookie and needs no such header.',
  once: 'Once',
  onceMeans:
    'What changes something takes an Idempotency-Key: a UUID of yours for each command. Sent again under its key, it is not done again, and is answered as it was. One that still runs is answered 409 with Retry-After.',
  pages: 'Pages',
  pagesMeans: 'A long list answers next: send it as cursor for the page after it. Where it is null, there is no more.',
  rate: 'How often',
  rateMeans:
    '{most} calls a minute for a token. Above it a call is answered 429, and Retry-After says in how many seconds to come again.',
  values: 'Values',
  valuesMeans:
    'Amounts are whole cents, instants ISO 8601 in UTC, days YYYY-MM-DD. A record that is changed is sent with the version that was read.',
  errors: 'Errors',
  errorsMeans:
    'Anything but 2xx answers application/problem+json: code says what it is, detail says it in words, errors names fields. What a code means does not change.',
};
export const codes = 'Codes of errors';
export const code = 'Code';
export const status = 'Status';
export const meaning = 'Meaning';
export const parameters = 'Parameters';
export const body = 'Body';
export const answers = 'Answer';
export const name = 'Name';
export const place = 'In';
export const type = 'Type';
export const needed = 'Needed';
export const yes = 'Yes';
export const no = 'No';
export const about = 'About';
export const example = 'Example';
export const noContent = 'It answers {status} without content.';
export const bytes = 'It answers {status} with {type}.';
export const orNull = 'or null';
export const listOf = 'list of {type}';
export const places = { path: 'path', query: 'query', header: 'header' };
export const examples = 'Examples';
export const language = 'Language';
export const languages = { curl: 'curl', javascript: 'JavaScript' };
export const copy = 'Copy';
export const attempt = 'Try it';
export const token = 'API token';
export const tokenHint = 'It stays in this page alone, and is forgotten when you leave it.';
export const tokenWrong = 'An API token begins with gwk_ and has 47 characters.';
export const missing = 'Fill in what the address needs.';
export const notJson = 'The body is not JSON: {reason}';
export const send = 'Send';
export const sending = 'Sending…';
export const changes = 'This changes something in the portal, as the token would.';
export const byExample = 'Its body is a file: take an example to try it.';
export const answered = 'Answered {status} after {ms} ms';
export const unreachable = 'There was no answer.';
export const cut = 'The first {number} characters of {all}.';
export const noText = 'An answer of {type} with {bytes} bytes.';
