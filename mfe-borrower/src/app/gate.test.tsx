import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { borrowerAt, newcomer } from '../testing/borrower.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

describe('without a company', () => {
  it('a page about one says what comes first, as its heading, and leads there', async () => {
    const area = await borrowerAt('/loans', {}, undefined, newcomer);
    end = area.end;
    expect(await screen.findByRole('heading', { level: 1, name: companySetup.finishSetupFirst })).toBeTruthy();
    expect(screen.getByRole('link', { name: companySetup.setupYourCompany }).getAttribute('href')).toBe(
      '/setupCompany',
    );
  });
});

describe('the handbook', () => {
  it('is left to the shell, with and without a company', async () => {
    const area = await borrowerAt('/handbook/draws', {}, undefined, newcomer);
    end = area.end;
    await waitFor(() => expect(area.said).toContainEqual(['location', '/handbook/draws']));
    expect(screen.queryAllByRole('heading')).toEqual([]);
  });
});

describe('without having agreed to the e-sign terms', () => {
  it.each([
    ['/review/reviewapplication/1', true],
    ['/financial', true],
    ['/setupCompany/3', true],
    ['/account', false],
    ['/reviewer', false],
  ])('%s is closed: %p', async (path, closed) => {
    const area = await borrowerAt(path, {}, { accepted: false, ignored: true });
    end = area.end;
    await screen.findAllByRole('heading');
    expect(screen.queryByText(borrower.esignNeeded) !== null).toBe(closed);
    expect(area.said.filter(([event]) => event === 'navigation').at(-1)?.[1]).toMatchObject([{ label: 'Account' }]);
  });

  it('every page is open once they are accepted', async () => {
    ({ end } = await borrowerAt('/financial', {}, { accepted: true, ignored: false }));
    expect(await screen.findByRole('heading', { name: borrowerPages.financialDocuments })).toBeTruthy();
    expect(screen.queryByText(borrower.esignNeeded)).toBeNull();
  });
});
