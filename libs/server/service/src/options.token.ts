/** Injection token of the unit's `ServiceOptions`. */
export const OPTIONS = Symbol('options');
