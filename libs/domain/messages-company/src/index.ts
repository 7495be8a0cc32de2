export * as companySetup from './company-setup.js';
export * as s1Form from './s1-form.js';
