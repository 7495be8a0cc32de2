import type { DialogRegistry } from '../features/dialogs/index.js';

/**
 * The dialogs that the shell has, a line each. The user's
 * menu names what is here, and an area's `open` of another does nothing.
 */
export const dialogRegistry: DialogRegistry = {
  esign: () => import('../features/esign/esign.dialog.js'),
  company: () => import('../features/company-choice/company.dialog.js'),
  security: () => import('../features/security/security.dialog.js'),
};
