/** What the demonstration data say, without the means to fill a portal with it: loads nothing of the server's. */
export { demonstrationAccounts, demonstrationPassword } from './accounts.js';
export { constructionCost2024, surveyBudget } from './figures/construction-cost-2024.js';
export { purchaseContract } from './figures/purchase-contract.js';
export { drawnSignature } from './figures/signature.js';
export { sites } from './stories.js';
