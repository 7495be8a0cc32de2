import type { Page } from '@playwright/test';

/** Everything that the browser refuses for the content security policy, from the first page on. */
export async function watchForViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('e2eViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { e2eViolation(text: string): void }).e2eViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      ),
    );
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text());
  });
  return found;
}
