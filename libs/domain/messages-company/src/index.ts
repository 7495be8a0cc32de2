export * as companySetup from './company-setup.js';
