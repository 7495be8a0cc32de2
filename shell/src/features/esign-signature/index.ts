/** What other features may use of signing the terms before there is an account. */
export { EsignSection } from './esign-section.js';
export { isUnsigned, signedTerms, unsigned, useEsignTerms } from './use-esign-terms.js';
