import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, newcomer, problem } from '../../testing/borrower.js';
import { setupCalls } from '../../testing/setup.js';
import { aCompany, anOwnership, aPerson } from '@groundwork/web-company/testing';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const agreed = { accepted: true, ignored: false };
const read = `GET /api/borrower/company/byId/${idOf(2)}`;
const saving = 'PUT /api/borrower/company/put';
const creating = 'POST /api/borrower/company/post';
type Answers = Parameters<typeof borrowerAt>[1];

/** A section's own: what it has not, or could not read, is a heading too. */
const heading = { level: 2, name: /^\d+\. / };

async function setupAt(path: string, answers: Answers) {
  const area = await borrowerAt(path, answers, agreed);
  end = area.end;
  await screen.findByRole('heading', heading);
  return area;
}
const section = () => screen.getByRole('heading', heading).textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const goOn = () => userEvent.click(button(screens.continue));
const field = <Element extends HTMLElement = HTMLInputElement>(name: string | RegExp) =>
  screen.findByLabelText<Element>(name);

describe('the sections of the set-up', () => {
  it.each([
    ['/setupCompany', '1. General Business Information'],
    ['/setupCompany/1', '2. Borrower Entity'],
    ['/setupCompany/11', '1. General Business Information'],
    ['/setupCompany/x', '1. General Business Information'],
  ])('%s opens %s', async (path, heading) => {
    await setupAt(path, { [read]: () => aCompany() });
    expect(section()).toBe(heading);
  });

  it.each([
    ['owners', 2, companySetup.needsAllOwners],
    ['contractors', 5, companySetup.needsContractor],
    ['structure', 6, companySetup.needsStructure],
    ['additionalPeople', 8, companySetup.needsPeopleConfirmed],
  ])('say what %s that are started still need', async (key, step, items) => {
    await setupAt(`/setupCompany/${step}`, { [read]: () => aCompany({ statuses: { [key]: 'started' } }) });
    expect(await screen.findByText(fill(companySetup.sectionNeeds, { items }))).toBeTruthy();
  });

  it('says that a submitted application locks the company, and changes nothing', async () => {
    const { calls } = await setupAt('/setupCompany/0', { [read]: () => aCompany({ locked: true }) });
    expect(screen.getByText(shared.companyLocked)).toBeTruthy();
    expect((await field('Website')).matches(':disabled')).toBe(true);
    await goOn();
    await waitFor(() => expect(section()).toBe('2. Borrower Entity'));
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('enters the next section once where it is pressed twice before that is drawn', async () => {
    await setupAt('/setupCompany/0', { [read]: () => aCompany({ locked: true }) });
    await field('Website');
    const before = history.length;
    const pressed = button(screens.continue);
    // As in a browser, where the next section is drawn a little later than the address has changed.
    fireEvent.click(pressed);
    await waitFor(() => expect(history.length - before).toBe(1), { interval: 1 });
    fireEvent.click(pressed);
    await waitFor(() => expect(section()).toBe('2. Borrower Entity'));
    expect(history.length - before).toBe(1);
  });

  it('opens a complete section for reading until Edit is chosen', async () => {
    await setupAt('/setupCompany/0', { [read]: () => aCompany({ statuses: { generalInformation: 'complete' } }) });
    expect((await field('Website')).matches(':disabled')).toBe(true);
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(button('Edit'));
    expect((await field('Website')).matches(':disabled')).toBe(false);
    // The button is gone: who works by keyboard goes on from the section's heading.
    expect(document.activeElement).toBe(screen.getByRole('heading', heading));
  });
});

describe('the way through the sections', () => {
  const complete = { experience: 'complete' } as const;

  it('goes over the hidden S-1 uploads, both ways, and not before the first section', async () => {
    await setupAt('/setupCompany/3', { [read]: () => aCompany() });
    await goOn();
    await waitFor(() => expect(section()).toBe('6. Add General Contractors'));
    expect(document.activeElement?.textContent).toBe('6. Add General Contractors');
    await userEvent.click(button(companySetup.back));
    await waitFor(() => expect(section()).toBe('4. Owner(s) of Other Entities'));
    expect(document.activeElement?.textContent).toBe('4. Owner(s) of Other Entities');
    await end();
    await setupAt('/setupCompany/0', { [read]: () => aCompany() });
    expect((button(companySetup.back) as HTMLButtonElement).disabled).toBe(true);
  });

  it('stops at the S-1 uploads once an owner is a person by name', async () => {
    await setupAt('/setupCompany/3', { [read]: () => aCompany({ s1Hidden: false }) });
    await goOn();
    await waitFor(() => expect(section()).toBe('5. S1 Uploads'));
  });

  it('offers to replace a rejected S-1 by its name, and not the owner', async () => {
    const person = aPerson({ id: idOf(21), firstName: 'Ann', lastName: 'Reyes' });
    const rejected = {
      fileUploadId: idOf(40),
      userFileName: 'S-1.pdf',
      fileType: 's1',
      status: 'rejected',
      comments: 'Not signed',
      personId: person.id,
      contentType: 'application/pdf',
      size: 2048,
      uploadedBy: idOf(1),
      uploadedAt: '2026-03-07T15:00:00.000Z',
      version: 1,
      replacedBy: null,
    };
    await setupAt('/setupCompany/4', {
      [read]: () => aCompany({ s1Hidden: false }),
      [`GET /api/borrower/entityowners/company/${idOf(2)}`]: () =>
        anOwnership({ s1: { hidden: false, needed: [person], requests: [] } }),
      [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [rejected],
    });
    expect(await screen.findByText(fill(companySetup.replaceS1, { name: 'Ann Reyes' }))).toBeTruthy();
  });

  it('shows how far it is, and leads to a section that is chosen', async () => {
    await setupAt('/setupCompany/0', { [read]: () => aCompany({ statuses: complete }) });
    expect(screen.getByText('1 of 10 sections completed')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: companySetup.setupProgress }).getAttribute('aria-valuenow')).toBe(
      '10',
    );
    await userEvent.selectOptions(screen.getByLabelText(companySetup.section), '9');
    await waitFor(() => expect(section()).toBe('10. References'));
  });

  it.each([
    [companySetup.no, '/setupCompany/10'],
    [companySetup.yes, '/home'],
  ])('ends with the question whether to go to the dashboard: %s stays at or goes to %s', async (choice, path) => {
    await setupAt('/setupCompany/10', {
      [read]: () => aCompany({ statuses: complete }),
      [setupCalls.people]: () => ({ owners: [], otherPeople: [], thirdPartyContractors: [] }),
      [setupCalls.construction]: () => [],
    });
    await userEvent.click(button(companySetup.finish));
    const dialog = within(await screen.findByRole('alertdialog', { name: companySetup.finishedSetup }));
    expect(dialog.getByText(companySetup.redirectToDashboard)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(location.pathname).toBe(path);
  });
});

describe('what is typed in a section', () => {
  const filled = { mailingStreetAddress: '1 Main Street', mailingCity: 'Austin', mailingZipCode: '78701' };

  it('is saved on the version that it was typed over before the next section opens', async () => {
    let company = aCompany(filled);
    const { calls, said } = await setupAt('/setupCompany/0', {
      [read]: () => company,
      [saving]: ({ body }) => (company = { ...company, ...(body as object), version: 4 }),
    });
    await userEvent.type(await field('Website'), 'hill.example');
    await goOn();
    await waitFor(() => expect(section()).toBe('2. Borrower Entity'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      companyId: idOf(2),
      website: 'hill.example',
      version: 3,
    });
    expect(said).toContainEqual(['notify', { kind: 'success', text: companySetup.changesSaved }]);
    expect(localStorage).toHaveLength(0);
  });

  it('makes the company with its first save, and waits until the portal has put it in use', async () => {
    const area = await borrowerAt('/setupCompany/0', { [creating]: () => aCompany() }, agreed, newcomer);
    end = area.end;
    for (const [label, text] of [
      [/Company Name|Organization Name/, 'Hill Country Homes LLC'],
      [/^Street Address/, '1 Main Street'],
      [/^City/, 'Austin'],
      [/^Zip Code/, '78701'],
    ] as const)
      await userEvent.type((await screen.findAllByLabelText(label))[0] as HTMLElement, text);
    await userEvent.selectOptions(screen.getAllByLabelText(/^State/)[0] as HTMLElement, 'Texas');
    await goOn();
    expect(await screen.findByText(companySetup.openingCompany)).toBeTruthy();
    expect(area.said).toContainEqual(['company', idOf(2)]);
    expect(area.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { organizationName: 'Hill Country Homes LLC', mailingCity: 'Austin' },
    ]);
  });

  it('stays where it is wrong, with the sentence at its field', async () => {
    await setupAt('/setupCompany/1', { [read]: () => aCompany() });
    expect(screen.getByText(companySetup.orgDocumentsHint)).toBeTruthy();
    await userEvent.type(await field(/EIN/), '12345');
    await goOn();
    expect(await screen.findByText(shared.einFormat)).toBeTruthy();
    expect([section(), (await field(/EIN/)).value]).toEqual(['2. Borrower Entity', '12-345']);
  });

  it('is kept over a dead server and a reload, offered with its time, and forgotten once it is saved', async () => {
    const answers: Answers = { [read]: () => aCompany(filled), [saving]: () => problem(503, 'upstream.unavailable') };
    const first = await setupAt('/setupCompany/0', answers);
    await userEvent.type(await field('Website'), 'hill.example');
    await goOn();
    expect(await screen.findByText(shared.serviceUnavailable)).toBeTruthy();
    expect(first.said).toContainEqual(['notify', { kind: 'error', text: companySetup.errorSavingInformation }]);
    await end();

    await setupAt('/setupCompany/0', {
      ...answers,
      [saving]: ({ body }) => ({ ...aCompany(filled), ...(body as object), version: 4 }),
    });
    expect(screen.getByText(/^You have changes of .* that were not saved$/)).toBeTruthy();
    expect((await field('Website')).value).toBe('');
    await userEvent.click(button(screens.restoreDraft));
    expect((await field('Website')).value).toBe('hill.example');
    await goOn();
    await waitFor(() => expect(section()).toBe('2. Borrower Entity'));
    expect(localStorage).toHaveLength(0);
  });

  it('is shown beside what somebody else saved meanwhile, and nothing is overwritten unasked', async () => {
    const theirs = aCompany({ ...filled, website: 'theirs.example', mailingCity: 'Houston', version: 7 });
    const answer = (body: { version: number }) =>
      body.version === 7
        ? { ...theirs, ...body, version: 8 }
        : Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 });
    const { calls } = await setupAt('/setupCompany/0', {
      [read]: () => aCompany(filled),
      [saving]: ({ body }) => answer(body as { version: number }),
    });
    await userEvent.type(await field('Website'), 'mine.example');
    await goOn();
    const dialog = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    // Only they changed the city: theirs is proposed. Both changed the website: the own stays until it is given up.
    expect(
      within(dialog.getByRole('group', { name: 'Mailing City' })).getByRole<HTMLInputElement>('radio', {
        name: /Houston/,
      }).checked,
    ).toBe(true);
    expect(
      within(dialog.getByRole('group', { name: 'Website' })).getByRole<HTMLInputElement>('radio', {
        name: /mine.example/,
      }).checked,
    ).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      website: 'mine.example',
      mailingCity: 'Houston',
      version: 7,
    });
  });
});
