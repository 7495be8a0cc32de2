/** Whoever is signed in, for `@For`. */
export const everyRole = ['borrower', 'broker', 'admin', 'super'] as const;
