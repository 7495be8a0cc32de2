export { PortfolioModule, portfolioEntities } from './portfolio.module.js';
