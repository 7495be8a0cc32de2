/** The present year of the browser, for the years that a form offers; the service decides by its own clock. */
export const thisYear = (): number => new Date().getFullYear();
