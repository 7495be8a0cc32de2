import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { masters, screens } from '@groundwork/domain-messages-screens';
import type { Owner, Ownership } from '@groundwork/web-company';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt } from '../../testing/borrower.js';
import { aCompany, anOwner, anOwnership } from '@groundwork/web-company/testing';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

async function ownersAt(path: string, tree: () => Ownership, answers: Parameters<typeof borrowerAt>[1] = {}) {
  const area = await borrowerAt(
    path,
    {
      [`GET /api/borrower/company/byId/${idOf(2)}`]: () => aCompany(),
      [`GET /api/borrower/entityowners/company/${idOf(2)}`]: tree,
      [`GET /api/borrower/people/company/${idOf(2)}`]: () => ({
        owners: [],
        otherPeople: [],
        thirdPartyContractors: [],
      }),
      ...answers,
    },
    { accepted: true, ignored: false },
  );
  end = area.end;
  return area;
}
const root = (owners: Owner[], percentOwned: number) => ({
  ...anOwnership().entities[0]!,
  entityOwners: owners,
  percentOwned,
});
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const goOn = () => button(screens.continue);

describe('the owners of the borrower', () => {
  it('adds a group with both acknowledgements; the section waits for its editor', async () => {
    let tree = anOwnership();
    const { calls } = await ownersAt('/setupCompany/2', () => tree, {
      'POST /api/borrower/entityowners/create': ({ body }) => {
        const owner = anOwner({ id: idOf(70), displayName: 'Group of People', ...(body as object) });
        tree = anOwnership({ entities: [root([owner], 15)] });
        return owner;
      },
    });
    expect(await screen.findByText(fill(companySetup.noOwners, { company: 'Hill Country Homes LLC' }))).toBeTruthy();
    await userEvent.click(button(companySetup.addGroup));
    expect([goOn().disabled, button('Add Group of People').disabled]).toEqual([true, true]);
    await userEvent.type(screen.getByLabelText(/Percent Ownership/), '15');
    await userEvent.click(screen.getByLabelText(shared.investInOwnName));
    await userEvent.click(screen.getByLabelText(shared.everyoneUnder20));
    await userEvent.click(button('Add Group of People'));
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByText('15.00%')).toHaveLength(2);
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ownedCompanyId: idOf(2),
      entityOwnerType: 'multiplePeopleUnder20',
      percentOwnership: 15,
      under20Acknowledgement: true,
    });
    await waitFor(() => expect(goOn().disabled).toBe(false));
  });

  it('asks before another kind of owner takes the place of what is typed', async () => {
    await ownersAt('/setupCompany/2', () => anOwnership());
    await userEvent.click(await screen.findByRole('button', { name: companySetup.addPerson }));
    await userEvent.type(screen.getByLabelText(/First Name/), 'Maria');
    await userEvent.click(button(companySetup.addEntity));
    const dialog = within(await screen.findByRole('alertdialog', { name: companySetup.switchOwnerType }));
    await userEvent.click(dialog.getByRole('button', { name: companySetup.no }));
    expect(screen.getByLabelText<HTMLInputElement>(/First Name/).value).toBe('Maria');
    await userEvent.click(button(companySetup.closeEditor));
    await userEvent.click(await screen.findByRole('button', { name: masters.loseTyped }));
    await waitFor(() => expect(goOn().disabled).toBe(false));
  });

  it('deletes no entity that has owners', async () => {
    const entity = anOwner({
      id: idOf(71),
      displayName: 'Oak LP',
      entityOwnerType: 'company',
      ownerCompanyId: idOf(80),
      percentOwnership: 60,
    });
    const oak = {
      ...root([anOwner({ id: idOf(72), displayName: 'Group of People', ownedCompanyId: idOf(80) })], 10),
      companyId: idOf(80),
      organizationName: 'Oak LP',
    };
    const { calls } = await ownersAt('/setupCompany/2', () => anOwnership({ entities: [root([entity], 60), oak] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Oak LP' }));
    expect(await screen.findByRole('dialog', { name: companySetup.deleteOwnersFirst })).toBeTruthy();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('removes an owner after a Yes', async () => {
    let tree = anOwnership({
      entities: [root([anOwner({ id: idOf(71), displayName: 'Group of People', percentOwnership: 101 })], 101)],
    });
    const { calls } = await ownersAt('/setupCompany/2', () => tree, {
      [`DELETE /api/borrower/entityowners/${idOf(71)}`]: () => {
        tree = anOwnership();
        return { removed: [idOf(71)] };
      },
    });
    expect(await screen.findByText(shared.above100Ownership)).toBeTruthy();
    await userEvent.click(button('Delete Group of People'));
    const question = within(screen.getByRole('alertdialog', { name: companySetup.removingOwner }));
    await userEvent.click(question.getByRole('button', { name: companySetup.yes }));
    expect(await screen.findByText(fill(companySetup.noOwners, { company: 'Hill Country Homes LLC' }))).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

it('names the other entities that are not wholly owned', async () => {
  const oak = { ...root([], 0), companyId: idOf(80), organizationName: 'Oak LP' };
  await ownersAt('/setupCompany/3', () =>
    anOwnership({
      entities: [root([], 0), oak],
      needed100: [{ companyId: idOf(80), name: 'Oak LP', percent: 33.3333 }],
    }),
  );
  expect((await screen.findByText(companySetup.companiesNeed100)).parentElement?.textContent).toContain(
    'Oak LP: 33.3333%',
  );
  expect(screen.getByText(fill(companySetup.noOwners, { company: 'Oak LP' }))).toBeTruthy();
});
