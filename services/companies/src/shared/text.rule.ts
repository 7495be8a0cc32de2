import { shared } from '@groundwork/domain-messages';
import type { Rule } from '@groundwork/domain-validation';

/** A text or nothing, and then the rule. JSON may carry anything where a text is expected. */
export const isText =
  (rule: Rule): Rule =>
  (value) => {
    if (value === undefined || value === null) return undefined;
    return typeof value === 'string' ? rule(value) : shared.textRequired;
  };
