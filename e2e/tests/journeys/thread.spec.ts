import { expect, test } from '../../support/fixtures.js';
import {
  approveApplication,
  decideDraw,
  fundDraw,
  inviteBroker,
  acceptReferral,
  lineReason,
} from '../../support/steps/administrator.js';
import {
  addProject,
  downloadContract,
  fillBudget,
  fillProperty,
  fillRest,
  acceptTermSheet,
  requestDraw,
  seeDecision,
  submitDocuments,
  submitFinal,
  uploadContract,
} from '../../support/steps/borrower.js';
import { submitReferral } from '../../support/steps/broker.js';
import { signIn } from '../../support/sign-in.js';
import { patient } from '../../support/patience.js';

/**
 * One real loan goes all the way: a borrower applies and draws, a broker refers, an administrator decides. On a phone its parts are
 * walked by the journeys of the loan types, the company and the phone's draw.
 */
test('a loan from application to draw @thread @both-widths', async ({ browser }) => {
  test.setTimeout(patient(540_000));
  const mark = Date.now().toString(36).slice(-4);
  const name = `Harvard Street House ${mark}`;
  const client = `Weiss Custom Homes ${mark}`;
  const open = async () => (await browser.newContext()).newPage();
  const borrower = await open();
  const administrator = await open();

  await test.step('the borrower signs in and adds a project', async () => {
    await signIn(borrower, 'borrower');
    await expect(borrower).toHaveURL(/\/home$/);
    await expect(borrower.getByRole('heading', { name: 'PENDING' })).toBeVisible();
    await addProject(borrower, name);
  });
  await test.step('property, budget and the other sections are kept', async () => {
    await fillProperty(borrower);
    await fillBudget(borrower);
    await fillRest(borrower);
  });
  await test.step('the term sheet is read and accepted, the application submitted', async () => {
    await acceptTermSheet(borrower);
    await submitFinal(borrower, name);
  });
  await test.step('the purchase contract is uploaded and comes back byte for byte', async () => {
    await uploadContract(borrower);
    await downloadContract(borrower);
    await submitDocuments(borrower);
  });
  await test.step('the administrator reads and approves it', async () => {
    await signIn(administrator, 'admin');
    await approveApplication(administrator, name);
  });
  await test.step('the borrower draws on two lines, the administrator decides each and pays what is approved', async () => {
    await requestDraw(borrower, name);
    await decideDraw(administrator, name);
    await fundDraw(administrator, name);
  });
  await test.step('totals are right on both sides', async () => {
    await seeDecision(borrower, name, lineReason);
  });
  await test.step('a broker is invited; the demonstration broker refers a client and is accepted', async () => {
    await inviteBroker(administrator, `imani.okafor.${mark}@example.com`);
    const broker = await open();
    await signIn(broker, 'broker');
    await submitReferral(broker, client);
    await acceptReferral(administrator, client);
  });
});
