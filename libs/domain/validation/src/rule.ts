/** What is wrong, as a sentence of the catalogue; undefined where nothing is. */
export type Complaint = string | undefined;

/**
 * One rule on one value. Pure. The value is `unknown` on purpose: a service applies the same rule to whatever
 * arrived over the wire, and a rule never throws.
 */
export type Rule = (value: unknown) => Complaint;

/** Complaints by path: 'properties.0.zipCode' → sentence. Empty where everything is right. */
export type FieldErrors = Record<string, string>;

/** The first complaint of several rules, in their order. */
export function all(...rules: readonly Rule[]): Rule {
  return (value) => {
    for (const rule of rules) {
      const complaint = rule(value);
      if (complaint !== undefined) return complaint;
    }
    return undefined;
  };
}

/** Nothing, or nothing but white space, was entered. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Leaves an empty value alone, and applies the rules to any other. */
export function optional(...rules: readonly Rule[]): Rule {
  const rule = all(...rules);
  return (value) => (isBlank(value) ? undefined : rule(value));
}

/** The rule with another sentence in place of its own. */
export function saying(rule: Rule, sentence: string): Rule {
  return (value) => (rule(value) === undefined ? undefined : sentence);
}

/** The rule only while the condition holds. */
export function when(condition: boolean, rule: Rule): Rule {
  return condition ? rule : () => undefined;
}
