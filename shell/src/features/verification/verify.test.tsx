import { createHash, webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, shared } from '@groundwork/domain-messages';
import { verification as words } from '@groundwork/domain-messages-shell';
import { displayInstant } from '@groundwork/domain-time';
import { aServer, noConnection, refusal, visit } from '../../testing/public-page.js';
import { LARGEST_PAPER } from './fingerprint.js';
import VerifyPage from './verify.page.js';

const server = aServer();
// jsdom has none; a browser has it over a secure connection.
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
const bytes = '%PDF-1.7 signed';
const signedAt = '2026-03-02T15:00:00.000Z';
const aFile = (content: string, name = 'agreement.pdf') => new File([content], name, { type: 'application/pdf' });
const answersTo = (content: string) => {
  const hash = createHash('sha256').update(content).digest('hex');
  server.answers['POST /verify'] = ({ body }) =>
    body['paperHash'] === hash
      ? {
          title: 'Referral agreement: Ortiz Homes',
          version: 'default',
          contentHash: 'ab'.repeat(32),
          signatures: [{ party: 'broker', signerName: 'Ann Reyes', signedAt }],
          position: 7,
        }
      : refusal(404, 'resource.not_found');
};

async function choose(file: File) {
  const { user } = visit(<VerifyPage />);
  expect(screen.getByRole('heading', { name: words.title })).toBeTruthy();
  expect(screen.getByText(words.lead)).toBeTruthy();
  expect(screen.getByText(fill(words.limit, { size: '25 MB' }))).toBeTruthy();
  await user.upload(screen.getByLabelText(new RegExp(words.choose)), file);
}

describe('the page that verifies a document', () => {
  it('says that it is the one, by whom and when, and sends its fingerprint alone', async () => {
    answersTo(bytes);
    await choose(aFile(bytes));
    expect(await screen.findByText(words.genuine)).toBeTruthy();
    const sealed = { title: 'Referral agreement: Ortiz Homes', version: 'default', position: '7' };
    expect(screen.getByText(fill(words.sealedAs, sealed))).toBeTruthy();
    const signature = { party: 'broker', name: 'Ann Reyes', date: displayInstant(signedAt) };
    expect(screen.getByText(fill(words.signedBy, signature))).toBeTruthy();
    expect(Object.keys(server.sent[0]?.body ?? {})).toEqual(['paperHash']);
  });

  it('says that it compares while it does', async () => {
    answersTo(bytes);
    const digest = Object.getOwnPropertyDescriptor(globalThis.crypto, 'subtle');
    const value = { digest: () => new Promise(() => undefined) };
    Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true });
    try {
      await choose(aFile(bytes));
      expect(await screen.findByText(words.reading)).toBeTruthy();
    } finally {
      if (digest) Object.defineProperty(globalThis.crypto, 'subtle', digest);
    }
  });

  it('refuses one of whom a single byte differs', async () => {
    answersTo(bytes);
    await choose(aFile(bytes.replace('signed', 'sighed')));
    expect(await screen.findByText(words.notGenuine)).toBeTruthy();
    expect(screen.getByText(`agreement.pdf: ${shared.paperUnknown}`)).toBeTruthy();
  });

  it('compares no other kind of file, and none that is too large', async () => {
    await choose(aFile('not a pdf'));
    expect(await screen.findByText(`agreement.pdf: ${words.noPdf}`)).toBeTruthy();
    const large = aFile(bytes);
    Object.defineProperty(large, 'size', { value: LARGEST_PAPER + 1 });
    const [input] = screen.getAllByLabelText(new RegExp(words.choose));
    expect(input).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it('says where it cannot compare, and what failed', async () => {
    server.answers['POST /verify'] = noConnection;
    await choose(aFile(bytes));
    expect(await screen.findByText(new RegExp(shared.networkUnreachable.slice(0, 20)))).toBeTruthy();
    const subtle = Object.getOwnPropertyDescriptor(globalThis.crypto, 'subtle');
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
    try {
      const input = screen.getByLabelText(new RegExp(words.choose));
      const { fireEvent } = await import('@testing-library/react');
      fireEvent.change(input, { target: { files: [aFile(bytes)] } });
      await waitFor(() => expect(screen.getByText(`agreement.pdf: ${words.notHere}`)).toBeTruthy());
      const unreadable = { name: 'gone.pdf', size: 1, slice: () => 'no blob' };
      fireEvent.change(input, { target: { files: [unreadable] } });
      expect(await screen.findByText(`gone.pdf: ${words.unreadable}`)).toBeTruthy();
    } finally {
      if (subtle) Object.defineProperty(globalThis.crypto, 'subtle', subtle);
      else Reflect.deleteProperty(globalThis.crypto, 'subtle');
    }
  });
});
