import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { approval, termSheets } from '@groundwork/domain-messages-admin';
import { createAreaMount } from '@groundwork/web-mount';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import { administrator } from '../../testing/administrator.js';
import { PrintApplication } from './print-application.js';
import { PrintBudget } from './print-budget.js';
import { PrintTermSheet } from './print-term-sheet.js';

let end = async () => {};
afterEach(() => end());

/** Each paper of the credit file: its button, and where it comes from. */
const papers = [
  [termSheets.pdf, <PrintTermSheet applicationId={idOf(1)} />, `GET /api/admin/termsheet/app/${idOf(1)}/pdf`],
  [approval.budgetPdf, <PrintBudget propertyId={idOf(1)} />, `GET /api/admin/budgets/property/${idOf(1)}/pdf`],
  [approval.applicationPdf, <PrintApplication applicationId={idOf(1)} />, `GET /api/admin/application/pdf/${idOf(1)}`],
] as const;

async function pressed([name, element, call]: (typeof papers)[number], answer: () => Response) {
  const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element }] });
  const answers = { [call]: answer };
  const mounted = await mountedArea({ area, user: administrator, path: '/', answers });
  end = mounted.end;
  await userEvent.click(await screen.findByRole('button', { name }));
  return mounted;
}

describe.each(papers)('%s for the credit file', (...paper) => {
  it('is kept by the browser as a file', async () => {
    const made = jest.fn((_content: Blob) => 'blob:1');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    await pressed(paper, () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    expect(made.mock.calls[0]?.[0].size).toBe(8);
  });

  it('says why where there is none', async () => {
    const { said } = await pressed(paper, () =>
      Response.json({ status: 404, code: 'resource.not_found', detail: shared.incorrectLoanType }, { status: 404 }),
    );
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'error', text: shared.incorrectLoanType }]));
  });
});
