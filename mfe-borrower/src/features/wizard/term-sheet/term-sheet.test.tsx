import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { borrower } from '@groundwork/domain-messages';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt } from '../../../testing/borrower.js';
import { anApplication } from '../../../testing/records.js';

const sheet = {
  id: idOf(50),
  type: 'build new',
  version: 3,
  userId: null,
  content: '<p>Terms</p>',
  createdAt: '2024-03-01T00:00:00.000Z',
  updatedAt: '2024-03-01T00:00:00.000Z',
};

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

/** A text of 1000 px in a frame of 400: jsdom lays nothing out. */
function withHeight(region: HTMLElement, scrollTop: number): void {
  Object.defineProperties(region, {
    scrollHeight: { configurable: true, value: 1000 },
    clientHeight: { configurable: true, value: 400 },
    scrollTop: { configurable: true, value: scrollTop },
  });
}

async function termSheetStep() {
  // The layout is there before the step looks at it for the first time.
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, value: 1000 });
  let agreed: string | null = null;
  const area = await borrowerAt(`/applications/${idOf(1)}?step=6`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () => anApplication({ termSheetAgreementTime: agreed }),
    'GET /api/borrower/termsheet/build%20new': () => sheet,
    'GET /api/borrower/termsheet/build%20new/version/3': () => sheet,
    [`GET /api/borrower/termsheet/app/${idOf(1)}`]: () => ({ version: 3 }),
    'POST /api/borrower/termsheet/accept': () => {
      agreed = new Date().toISOString();
      return { id: idOf(51) };
    },
  });
  end = async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');
    await area.end();
  };
  return area;
}

describe('the term sheet', () => {
  it('is accepted only when it was read to its end; then the final submit is open', async () => {
    const { calls } = await termSheetStep();
    const user = userEvent.setup();
    const region = await screen.findByRole('region', { name: 'Term Sheet' });
    const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Accept Term Sheet' });
    const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: borrower.submitFinal });
    expect(accept().disabled).toBe(true);
    withHeight(region, 500);
    fireEvent.scroll(region);
    expect(accept().disabled).toBe(true);
    withHeight(region, 600);
    fireEvent.scroll(region);
    expect(accept().disabled).toBe(false);
    expect(submit().disabled).toBe(true);
    await user.click(accept());
    await waitFor(() => expect(screen.getByText(/You accepted this term sheet on/)).toBeTruthy());
    expect(submit().disabled).toBe(false);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      applicationId: idOf(1),
      type: 'build new',
      version: 3,
    });
  });
});
