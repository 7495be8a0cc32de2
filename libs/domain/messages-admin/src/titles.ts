/** Titles of the administrators' pages as the sidebar names them: it is there before any of the pages is fetched. */
export const administrators = 'Administrators';
export const dealEntry = 'Deal Entry';
export const activity = 'Activity';
export const pipeline = 'Applications';
export const termSheets = 'Edit Termsheets';
export const loanLimits = 'Loan Limits';
export const loanDocuments = 'Loan Documents';
export const drawRules = 'Draw Rules';
export const funding = 'Funding';
export const waiverMasters = 'Lien Waivers';
export const portfolio = 'Portfolio';
export const valuation = 'Valuation';
export const apiTokens = 'API Tokens';
export const settings = 'Settings';
export const webhooks = 'Webhooks';
export const apiReference = 'API Reference';
export const operations = 'Operations';

/** Headings of the sidebar. */
export const dealsGroup = 'Deals';
export const loansGroup = 'Loans';
export const textsGroup = 'Texts';
export const rulesGroup = 'Rules and settings';
export const systemGroup = 'System';
