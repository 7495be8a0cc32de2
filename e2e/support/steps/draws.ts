import type { Locator, Page } from '@playwright/test';

/** Who signs the demonstration's draws. */
export const signer = 'Marisol Bennett';

/** A draw in whichever of its stages. */
export const drawDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(Request|Review|Certify) Draw/ });
