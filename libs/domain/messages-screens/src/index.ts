export * as figures from './figures.js';
export * as files from './files.js';
export * as masters from './masters.js';
export * as historyPage from './history.js';
export * as screens from './screens.js';
export * as signing from './signing.js';
export * as stageWords from './stages.js';
export * as changePage from './change-page.js';
