import { fill, shared } from '@groundwork/domain-messages';
import { isEmail } from './email.js';
import { lengthLimits } from './lengths.js';
import { all, isBlank, optional, saying } from './rule.js';
import type { Rule } from './rule.js';

/** Text, where there is any, of at most `max` characters. */
export function atMost(max: number): Rule {
  const sentence = fill(shared.tooLong, { max });
  return (value) => (typeof value === 'string' && value.length > max ? sentence : undefined);
}

/** Text of at least `min` characters that are not white space around it. */
export function atLeast(min: number, sentence: string): Rule {
  return (value) => (typeof value === 'string' && value.trim().length >= min ? undefined : sentence);
}

/** Something was entered, and a line of it is text. */
export const filled: Rule = (value) => (isBlank(value) || Number.isNaN(value) ? shared.fieldRequired : undefined);

/** Required text of 3 or more characters (specification 5: 'this field is required'). */
export const requiredText: Rule = all(atLeast(3, shared.textRequired), atMost(lengthLimits.line));

/** Required text of one or more characters. */
export const requiredAny: Rule = all(atLeast(1, shared.textRequired), atMost(lengthLimits.line));

/** Empty, or 5 characters and more (specification 5). */
export const optionalText: Rule = optional(atLeast(5, shared.validIfEntered), atMost(lengthLimits.line));

/** Any text of one line, also none; nothing else. */
export const line: Rule = optional(text(), atMost(lengthLimits.line));

/** Any text of a paragraph, also none. */
export const paragraph: Rule = optional(text(), atMost(lengthLimits.paragraph));

/** Required text of a paragraph. */
export const requiredParagraph: Rule = all(atLeast(1, shared.textRequired), atMost(lengthLimits.paragraph));

/** A document such as a master agreement: required, within its limit. */
export const document: Rule = all(atLeast(1, shared.fieldRequired), atMost(lengthLimits.document));

/** Any text of at most `max` characters, also none; nothing else. */
export function textAtMost(max: number): Rule {
  return optional(text(), atMost(max));
}

/** A text, whatever it holds. */
function text(): Rule {
  return (value) => (typeof value === 'string' ? undefined : shared.fieldRequired);
}

/** A first or last name of 2 or more characters. */
export const personName: Rule = all(atLeast(2, shared.nameTooShort), atMost(lengthLimits.line));

/** A title of 3 or more characters. */
export const title: Rule = all(atLeast(3, shared.titleRequired), atMost(lengthLimits.line));

/** An administrator's title of 3 or more characters. */
export const adminTitle: Rule = saying(title, shared.adminTitleTooShort);

const ZIP = /^\d{5}(-\d{4})?$/;

/** ##### or #####-####; required. */
export const zip: Rule = (value) => {
  if (isBlank(value)) return shared.fieldRequired;
  return typeof value === 'string' && ZIP.test(value.trim()) ? undefined : shared.zipFormat;
};

/** ##### or #####-####, or empty. */
export const optionalZip: Rule = optional(zip);

/** An email address; required. */
export const email: Rule = (value) => {
  if (isBlank(value)) return shared.fieldRequired;
  return isEmail(value) ? undefined : shared.emailValid;
};

/** An email address, or empty. */
export const optionalEmail: Rule = optional(email);

/** The digits of what was typed: '( 555 ) - 010 - 1234' → '5550101234'. */
export function digitsOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\D/g, '') : '';
}

const PHONE_CHARACTERS = /^[\d\s().+-]*$/;

const tenDigits = (value: unknown): boolean =>
  typeof value === 'string' && PHONE_CHARACTERS.test(value) && digitsOf(value).length === 10;

/** Ten digits once everything else is taken away; required. */
export const phone: Rule = (value) => (tenDigits(value) ? undefined : shared.phoneTenDigits);

/** Ten digits, or empty ('If entered, ' before the sentence, as the specification has its optional variant). */
export const optionalPhone: Rule = optional(saying(phone, `If entered, ${shared.phoneTenDigits}`));

/** The phone of a contractor or a supplier: ten digits with its own sentence. */
export const contractorPhone: Rule = saying(phone, shared.phoneValid);

/** Ten digits as '( 999 ) - 999 - 9999', the mask of the specification; other texts come back as they are. */
export function formatPhone(value: string): string {
  const digits = digitsOf(value);
  if (digits.length !== 10) return value;
  return `( ${digits.slice(0, 3)} ) - ${digits.slice(3, 6)} - ${digits.slice(6)}`;
}
