/** Stands in a packed file where a unit calls nothing. */
export {};
