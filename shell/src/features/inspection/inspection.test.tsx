import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { inspectionRules, fill } from '@groundwork/domain-messages';
import { inspectionReport as reports } from '@groundwork/domain-messages-screens';
import { inspectionPage as words } from '@groundwork/domain-messages-shell';
import { keptStore } from '@groundwork/web-lending/inspection-report';
import { idOf, uploadsAreStored } from '@groundwork/web-mount/testing';
import { aServer, noConnection, paste, refusal, reload, visit } from '../../testing/public-page.js';
import InspectionPage from './inspection.page.js';

const server = aServer();
const [id, roof, doors] = [idOf(1), idOf(2), idOf(3)];
const line = (additionalBudgetItemId: string, name: string, percentComplete: number | null) => ({
  additionalBudgetItemId,
  name,
  section: 'Exterior Structure',
  percentComplete,
  isHeld: false,
});
const opened = {
  id,
  status: 'scheduled' as const,
  projectName: 'Harvard Street',
  places: ['12 Harvard Street, Tampa, FL 33602'],
  inspectorName: 'Ann Reed',
  scheduledFor: '2026-04-02',
  note: 'Is the roof on?',
  reason: null,
  expiresAt: '2026-04-16T15:00:00.000Z',
  lines: [line(roof, 'Roofing', 40), line(doors, 'Doors', null)],
  last: null,
};
const done = { ...opened, status: 'done' as const, lines: [] };
const go = (token: string) => history.replaceState(null, '', `/inspection#${token}`);
const [first, second] = ['first-token-of-a-letter', 'second-token-of-a-letter'];
beforeEach(() => {
  go(first);
  server.answers['POST /inspection/open'] = () => opened;
});
afterEach(async () => {
  for (const { key } of await keptStore().reports('link')) await keptStore().remove(key);
});
const percents = () => screen.findAllByLabelText('Percent complete');
const send = () => screen.getByRole('button', { name: 'Send Report' });

describe('a report by a link', () => {
  it('leaves what is no number as it was typed, says so, and is not sent', async () => {
    const { user } = visit(<InspectionPage />);
    const [ofRoof] = (await percents()) as HTMLInputElement[];
    await user.type(ofRoof as HTMLElement, 'half');
    await user.tab();
    expect(ofRoof?.value).toBe('half');
    await user.click(send());
    await waitFor(() => expect(ofRoof?.getAttribute('aria-invalid')).toBe('true'));
    expect(server.to('/inspection/report')).toEqual([]);
  });

  it('shows that inspection, and is handed in with percent and notes; the token travels in bodies alone', async () => {
    const { user } = visit(<InspectionPage />);
    const [ofRoof] = await percents();
    const { places, inspectorName: name } = opened;
    const lead = fill(words.lead, { places: places.join('; '), date: '04/02/2026', name });
    expect(screen.getByText(lead)).toBeTruthy();
    expect(screen.getByText('Is the roof on?')).toBeTruthy();
    await user.click(send());
    expect(await screen.findByText(inspectionRules.reportEmpty)).toBeTruthy();
    await user.type(ofRoof as HTMLElement, '62.5');
    await paste(user, screen.getByLabelText('Note on the whole'), 'Dry');
    server.answers['POST /inspection/report'] = () => done;
    await user.dblClick(send());
    expect(await screen.findByText(words.done)).toBeTruthy();
    const calls = server.to('/inspection/report');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      token: first,
      id,
      note: 'Dry',
      lines: [{ additionalBudgetItemId: roof, percentComplete: 62.5 }],
    });
    expect(location.search).toBe('');
    expect(await keptStore().reports('link')).toEqual([]);
  });

  it('is kept without a network, over a reload and a newer link, and sent once it is back', async () => {
    const { user } = visit(<InspectionPage />);
    await user.type((await percents())[1] as HTMLElement, '30');
    await waitFor(async () => expect((await keptStore().reports('link'))[0]?.lines).toMatchObject([{ id: doors }]));
    server.answers['POST /inspection/open'] = noConnection;
    server.answers['POST /inspection/report'] = noConnection;
    const again = reload(<InspectionPage />);
    expect(((await percents())[1] as HTMLInputElement).value).toMatch(/^30/);
    await again.user.click(send());
    await waitFor(() => expect(server.to('/inspection/report')).toHaveLength(1));
    expect(send()).toHaveProperty('disabled', true);
    server.answers['POST /inspection/report'] = () => refusal(410, 'token.invalid');
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(server.to('/inspection/report')).toHaveLength(2);
    });
    expect((await screen.findAllByText(new RegExp(reports.notSent.replace('{reason}', '')))).length).toBeGreaterThan(0);
    // The lender sent another link, since the one before has expired.
    go(second);
    server.answers['POST /inspection/open'] = () => opened;
    server.answers['POST /inspection/report'] = () => done;
    const newer = reload(<InspectionPage />);
    expect(((await percents())[1] as HTMLInputElement).value).toMatch(/^30/);
    await newer.user.click(send());
    expect(await screen.findByText(words.done)).toBeTruthy();
    expect(server.to('/inspection/report').at(-1)?.body).toMatchObject({ token: second });
    expect(await keptStore().reports('link')).toEqual([]);
  });

  it('takes photographs of a line and of the whole, stores each before the report, and keeps them over a newer link', async () => {
    const file = idOf(9);
    const ended = uploadsAreStored({ fileUploadId: file });
    const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
    try {
      const { user } = visit(<InspectionPage />);
      await user.type((await percents())[0] as HTMLElement, '50');
      await user.upload(screen.getByLabelText('Photographs of Roofing'), [picture('a.png'), picture('b.png')]);
      await user.upload(screen.getByLabelText('Photographs of the whole'), picture('c.png'));
      await waitFor(async () => {
        const [written] = await keptStore().reports('link');
        expect(await keptStore().photos(written?.key ?? '')).toHaveLength(3);
      });
      // The lender sent another link before this one was sent.
      go(second);
      const newer = reload(<InspectionPage />);
      expect(await screen.findByRole('button', { name: 'Add: Photographs of Roofing' })).toHaveProperty(
        'textContent',
        'Photographs (2)',
      );
      server.answers['POST /inspection/report'] = () => done;
      await newer.user.click(send());
      expect(await screen.findByText(words.done)).toBeTruthy();
      const { body } = server.to('/inspection/report').at(-1) ?? {};
      const taken = { fileUploadId: file, takenAt: expect.any(String), place: null };
      expect(body).toMatchObject({
        token: second,
        photos: [taken],
        lines: [{ additionalBudgetItemId: roof, percentComplete: 50, photos: [taken, taken] }],
      });
      expect(await keptStore().reports('link')).toEqual([]);
    } finally {
      ended();
    }
  });

  it('that is over says so; one that is done, too; one that cannot be looked at is tried again', async () => {
    server.answers['POST /inspection/open'] = () => refusal(410, 'token.invalid');
    const over = visit(<InspectionPage />);
    expect(await screen.findByText(words.over)).toBeTruthy();
    expect(screen.getByText(words.heading)).toBeTruthy();
    over.unmount();
    server.answers['POST /inspection/open'] = () => done;
    const ended = visit(<InspectionPage />);
    expect(await screen.findByText(words.done)).toBeTruthy();
    ended.unmount();
    server.answers['POST /inspection/open'] = () => refusal(503, 'upstream.unavailable');
    visit(<InspectionPage />);
    expect(await screen.findByText(words.notOpened)).toBeTruthy();
  });

  it('that was returned says what is missing, with what it said', async () => {
    const last = {
      note: 'Dry',
      lines: [{ additionalBudgetItemId: roof, percentComplete: 50, reason: null, note: null }],
    };
    server.answers['POST /inspection/open'] = () => ({ ...opened, status: 'returned', reason: 'And the doors?', last });
    visit(<InspectionPage />);
    expect(await screen.findByText('And the doors?')).toBeTruthy();
    expect(((await percents())[0] as HTMLInputElement).value).toMatch(/^50/);
  });
});
