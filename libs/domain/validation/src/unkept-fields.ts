/**
 * The fields that no browser keeps while they are typed, by their name in records and forms: what opens something, and numbers by which a
 * person is taken for another, or money is sent. The tax id of who trades alone is the social security number.
 */
export const unkeptFields = [
  'password',
  'newPassword',
  'confirmPassword',
  'code',
  'recoveryCode',
  'socialSecurity',
  'lastFourSSN',
  'eiN_TAXID',
  'birth',
  'accountNumber',
  'iban',
] as const;

const unkept: ReadonlySet<string> = new Set(unkeptFields);
export const isKeepable = (name: string): boolean => !unkept.has(name);

const those = <Values extends object>(values: Values, isOne: (name: string) => boolean): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isOne(name))) as Partial<Values>;

/** Values without those fields. */
export const keepableOf = <Values extends object>(values: Values): Partial<Values> => those(values, isKeepable);
/** Those fields alone. */
export const unkeptOf = <Values extends object>(values: Values): Partial<Values> =>
  those(values, (name) => !isKeepable(name));
