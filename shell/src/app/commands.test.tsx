import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { screens, signing } from '@groundwork/domain-messages-screens';
import {
  frame,
  publicPages,
  s1Page,
  security,
  signIn,
  signingPage,
  waiverPage,
} from '@groundwork/domain-messages-shell';
import { keptStore } from '@groundwork/web-lending/inspection-report';
import { ApiProblem } from '@groundwork/web-http';
import { createChannel } from '@groundwork/web-mount';
import { anything, idOf, signableCanvas } from '@groundwork/web-mount/testing';
import RegisterAdminPage from '../features/admin-registration/register-admin.page.js';
import RegisterBrokerPage from '../features/broker-registration/register-broker.page.js';
import { CompanyChoicePage } from '../features/company-choice/company-choice.page.js';
import EsignDialog from '../features/esign/esign.dialog.js';
import InspectionPage from '../features/inspection/inspection.page.js';
import ForgotPasswordPage from '../features/password-reset/forgot-password.page.js';
import ResetPasswordPage from '../features/password-reset/reset-password.page.js';
import ProofDialog from '../features/proof/proof.dialog.js';
import ConfirmRegistrationPage from '../features/registration/confirm-registration.page.js';
import JoinCompanyPage from '../features/registration/join-company.page.js';
import RegisterPage from '../features/registration/register.page.js';
import S1Page from '../features/s1/s1.page.js';
import SecurityDialog from '../features/security/security.dialog.js';
import SigningDialog from '../features/signing/signing.dialog.js';
import { SignInForm } from '../features/sign-in/sign-in.form.js';
import WaiverPage from '../features/waiver/waiver.page.js';
import type { Session } from '../data/session.types.js';
import { aServer, paste, terms, visit } from '../testing/public-page.js';

const server = aServer();
const session = {
  role: 'borrower',
  user: { id: 'u1', firstName: 'Ada', lastName: 'Moss', email: 'ada@masonhomes.example' },
  companies: [{ companyId: 'c1', organizationName: 'Bluff Oak Homes' }],
  companyId: null,
} as unknown as Session;
const facts = { firstName: 'Ada', lastName: 'Moss', email: 'ada@masonhomes.example', passwordMinimum: 8 };
const waiver = {
  status: 'sent',
  claimant: 'Gulf Framing LLC',
  signerName: 'Ann Ortiz',
  projectName: 'Harvard Street',
  condition: 'conditional',
  extent: 'progress',
  amount: 20_000,
  content: '<p>Text</p>',
};
const inspection = {
  id: idOf(1),
  projectName: 'Harvard Street',
  places: [],
  inspectorName: 'Ann Reed',
  scheduledFor: null,
  note: null,
  reason: null,
  lines: [{ additionalBudgetItemId: idOf(2), name: 'Roofing', section: 'Roof', percentComplete: null, isHeld: false }],
  last: null,
};
const now = '2026-03-02T15:00:00.000Z';
const broker = {
  ...{ id: 'b1', firstName: 'Ada', lastName: 'Moss', businessName: 'Moss Capital', emailAddressA: facts.email },
  ...{ phoneNumberA: '7135550142', phoneNumberAType: 'office', phoneNumberBType: 'mobile', canSendTextMessages: true },
  ...{ streetAddress: '820 Heights Blvd', city: 'Houston', state: 'Texas', zipCode: '77007' },
};
const [password, token, code] = ['seven brown lanterns', 'token-of-a-letter', '123456'];

type Press = (name: string | RegExp) => Promise<void>;
type Write = (label: string | RegExp, text: string) => Promise<void>;
interface Row {
  /** Where it is sent. */
  path: string;
  page: ReactNode;
  answers?: Readonly<Record<string, unknown>>;
  /** Up to the button that sends it. */
  ready?: (press: Press, write: Write, user: UserEvent) => Promise<unknown>;
  button: string | RegExp;
}

const box = (name: string) => screen.getByLabelText(name);
const dialog = { session, channel: createChannel(), navigate: () => undefined, onClose: () => undefined };
const securityDialog = (on: boolean) => ({
  page: <SecurityDialog onClose={dialog.onClose} />,
  answers: {
    'GET /account/second-factor': { on, since: null, recoveryCodesLeft: 3, required: false },
    'GET /account/devices': ['d1', 'd2'].map((id) => ({
      id,
      current: id === 'd1',
      address: '10.0.0.1',
      userAgent: '',
      activeAt: now,
      signedInAt: now,
    })),
    'POST /account/second-factor/enrol': { challenge: 'c1', secret: 'ABCD', address: 'otpauth://totp/x' },
  },
});
const letter = { 'POST /account/link': facts, 'GET /esignmaster/latest': terms };
const esign = (accepted: boolean) => ({
  page: <EsignDialog {...dialog} />,
  answers: {
    'GET /esignmaster/latest': terms,
    'GET /esign/user/u1': accepted ? [{ id: 'a1', esignMasterId: terms.id, acceptedDate: now }] : [],
    'GET /users/profileByUid/u1': session.user,
  },
});
const signIn1 = { page: <SignInForm fetchPortal={async () => undefined} />, path: '/account/login' };
const credentials: Row['ready'] = async (_press, write) => {
  await write('Email', facts.email);
  await write('Password', password);
};

/** The button of each call that changes something, by the name of the call. */
const buttons: Readonly<Record<string, Row>> = {
  registerBroker: {
    path: '/brokers/update',
    page: <RegisterBrokerPage id="b1" code="c" />,
    answers: {
      ...letter,
      'GET /brokers/b1': broker,
      'GET /account/password-rules': { minimum: 8 },
      'GET /brokers/b1/files': [],
    },
    ready: async (_press, write, user) => {
      await screen.findByText('Records may be electronic.');
      await user.click(box(publicPages.brokerTexts));
      await write(/Create password/, password);
      await write(/Confirm password/, password);
      await write(/Type your name/, 'ada moss');
      await user.click(box(frame.agreeToEsign));
    },
    button: 'Save',
  },
  putInUse: { path: '/account/active', page: <CompanyChoicePage session={session} />, button: /Bluff Oak/ },
  acceptTerms: {
    path: '/esign',
    ...esign(false),
    ready: (_press, write) => write(/Type your name/, 'ada moss'),
    button: frame.agreeToEsign,
  },
  withdrawAcceptance: {
    path: '/esign/a1',
    ...esign(true),
    ready: (press) => press(screens.withdraw),
    button: screens.withdraw,
  },
  reportByLink: {
    path: '/inspection/report',
    page: <InspectionPage />,
    answers: { 'POST /inspection/open': inspection },
    ready: (_press, write) => write('Percent complete', '60'),
    button: 'Send Report',
  },
  requestReset: {
    path: '/account/forgotPassword',
    page: <ForgotPasswordPage />,
    ready: (_press, write) => write(/Email/, facts.email),
    button: publicPages.send,
  },
  resetPassword: {
    path: '/account/resetPassword',
    page: <ResetPasswordPage id="u1" code="c" />,
    answers: letter,
    ready: async (_press, write) => {
      await write(/^Password \*/, password);
      await write(/Confirm password/, password);
    },
    button: publicPages.savePassword,
  },
  register: {
    path: '/account/register',
    page: <RegisterPage />,
    ready: async (_press, write) => {
      await write(/First name/, 'Ada');
      await write(/Last name/, 'Moss');
      await write(/Email/, facts.email);
    },
    button: signIn.register,
  },
  confirmRegistration: {
    path: '/account/confirmregister',
    page: <ConfirmRegistrationPage id="u1" code="c" />,
    answers: letter,
    ready: async (_press, write, user) => {
      await screen.findByText('Records may be electronic.');
      await write(/^Password/, password);
      await write(/Mobile phone/, '7135550142');
      await write(/Type your name/, 'ada moss');
      await user.click(box(frame.agreeToEsign));
      await user.click(box(publicPages.commercialPurpose));
    },
    button: publicPages.completeRegistration,
  },
  registerAdmin: {
    path: '/admin/register',
    page: <RegisterAdminPage id="i1" code="c" />,
    answers: letter,
    ready: async (_press, write) => {
      await write(/First name/, 'Ada');
      await write(/Last name/, 'Moss');
      await write(/^Password/, password);
    },
    button: signIn.register,
  },
  joinCompany: {
    path: '/account/joincompany',
    page: <JoinCompanyPage id="u1" code="c" />,
    answers: { 'POST /account/link': { ...facts, organizationName: 'Bluff Oak Homes' } },
    button: publicPages.joinCompany,
  },
  enrol: {
    path: '/account/second-factor/enrol',
    ...securityDialog(false),
    ready: async (press, write) => {
      await press(security.turnOn);
      await write(security.passwordLabel, password);
    },
    button: security.confirm,
  },
  confirmEnrolment: {
    path: '/account/second-factor/confirm',
    ...securityDialog(false),
    ready: async (press, write) => {
      await press(security.turnOn);
      await write(security.passwordLabel, password);
      await press(security.confirm);
      await write(security.code, code);
    },
    button: security.confirm,
  },
  renewCodes: {
    path: '/account/second-factor/recovery-codes',
    ...securityDialog(true),
    ready: async (press, write) => {
      await press(security.newRecoveryCodes);
      await write(security.passwordLabel, password);
    },
    button: security.confirm,
  },
  turnOff: {
    path: '/account/second-factor',
    ...securityDialog(true),
    ready: async (press, write) => {
      await press(security.turnOff);
      await write(security.passwordLabel, password);
      await write(security.code, code);
    },
    button: security.turnOff,
  },
  endDevice: {
    path: '/account/devices/d2',
    ...securityDialog(false),
    ready: (press) => press(new RegExp(`^${security.signOut}: `)),
    button: security.signOut,
  },
  endOtherDevices: {
    path: '/account/devices',
    ...securityDialog(false),
    ready: (press) => press(security.signOutOthers),
    button: security.signOutOthers,
  },
  renewProof: {
    path: '/account/proof',
    page: <ProofDialog />,
    answers: { 'GET /account/second-factor': { on: false } },
    ready: (_press, write) => write(security.passwordLabel, password),
    button: security.confirm,
  },
  sendSigningCode: {
    path: '/signing/code',
    page: <SigningDialog demand={{ challenge: 'c1', by: 'letter', address: 'a***@x.example', sent: false }} />,
    button: signingPage.send,
  },
  proveSignature: {
    path: '/signing/proof',
    page: <SigningDialog demand={{ challenge: 'c1', by: 'letter', address: 'a***@x.example', sent: true }} />,
    ready: (_press, write) => write(security.code, code),
    button: signingPage.confirm,
  },
  signIn: { ...signIn1, ready: credentials, button: signIn.signInHeading },
  finishSignIn: {
    ...signIn1,
    path: '/account/login/second',
    answers: { 'POST /account/login': { success: false, secondFactor: { challenge: 'c1' } } },
    ready: async (press, write, user) => {
      await credentials(press, write, user);
      await press(signIn.signInHeading);
      await write(security.code, code);
    },
    button: security.confirm,
  },
  signWaiver: {
    path: '/waiver/sign',
    page: <WaiverPage />,
    answers: { 'POST /waiver/open': waiver },
    ready: async (press, write) => {
      await write(signing.typeYourName, 'ann ortiz');
      await press(signing.accept);
    },
    button: waiverPage.sign,
  },
  signS1: {
    path: '/s1/sign',
    page: <S1Page />,
    answers: {
      'POST /s1/open': { state: 'open', company: 'Oak Homes', signerName: 'Ann Ortiz', percent: '60', signedAt: null },
      'POST /s1/read': { content: '<p>Text</p>', contentHash: 'a', signerName: 'Ann Ortiz' },
    },
    ready: async (press, write) => {
      for (const label of [/^Home/, /^Occupation/, /^Other companies/, /^Judgements/]) await write(label, 'None');
      await write(/^Date of birth/, '1970-02-28');
      await write(/^Social security/, '0042');
      await press(s1Page.toReading);
      await write(signing.typeYourName, 'ann ortiz');
      await press(signing.accept);
    },
    button: s1Page.sign,
  },
  refuseWaiver: {
    path: '/waiver/refuse',
    page: <WaiverPage />,
    answers: { 'POST /waiver/open': waiver },
    ready: async (press, write) => {
      await press(waiverPage.doNotSign);
      await write(new RegExp(waiverPage.refusalReason), 'Wrong amount');
    },
    button: waiverPage.doNotSign,
  },
};

/** They change nothing, or no button sends them: a sign of life, and what is uploaded has the key of its file (upload.test.ts). */
const others = [
  ...['downloadWaiver', 'openInspection', 'openWaiver', 'readLink', 'verifyPaper'],
  ...['downloadS1', 'openS1', 'readS1', 'takeEarly'],
  // A file of what is kept; the server makes one at a time for each person.
  'fetchOwnDossier',
  ...['touchSession', 'photographByLink', 'uploadBrokerFile'],
  // Twice is as good as once: what is read is read, who is out is out.
  ...['acknowledge', 'signOut'],
];

beforeEach(() => {
  signableCanvas();
  localStorage.clear();
  history.replaceState(null, '', `/#${token}`);
  globalThis.EventSource = class extends EventTarget {
    close() {}
  } as unknown as typeof EventSource;
});
afterEach(async () => {
  for (const { key } of await keptStore().reports('link')) await keptStore().remove(key);
});

/** The names of the calls that send something other than a question. */
async function callsThatSend(): Promise<string[]> {
  const folder = join(process.cwd(), 'src/data');
  const names: string[] = [];
  for (const file of readdirSync(folder).filter((name) => !/\.(test|types)\./.test(name))) {
    const module = (await import(join(folder, file))) as Record<string, unknown>;
    for (const [name, call] of Object.entries(module)) {
      if (typeof call !== 'function' || /^use[A-Z]/.test(name)) continue;
      server.sent = [];
      const send = async (): Promise<unknown> => await call(anything, anything, anything, anything);
      // What cannot be called with texts alone has something to send.
      const isRich = await send().then(
        () => false,
        (error: unknown) => !(error instanceof ApiProblem),
      );
      if (isRich || server.sent.some(({ method }) => method !== 'GET')) names.push(name);
    }
  }
  return names.sort();
}

describe('what a button of the shell sends', () => {
  it('is all in this table', async () => {
    expect(await callsThatSend()).toEqual([...Object.keys(buttons), ...others].sort());
  });

  it.each(Object.entries(buttons))('is sent once when it is pressed twice, by a key: %s', async (_name, row) => {
    for (const [call, answer] of Object.entries(row.answers ?? {})) server.answers[call] = () => answer;
    const { user } = visit(row.page);
    const button = async (name: string | RegExp) =>
      (await screen.findAllByRole('button', { name })).at(-1) as HTMLElement;
    const write: Write = async (label, text) => paste(user, await screen.findByLabelText(label), text);
    await row.ready?.(async (name) => user.click(await button(name)), write, user);
    const pressed = await button(row.button);
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    for (const method of ['POST', 'PUT', 'DELETE']) server.answers[`${method} ${row.path}`] = () => waiting;
    await act(async () => {
      pressed.click();
      pressed.click();
    });
    expect(server.to(row.path).filter(({ method }) => method !== 'GET')).toHaveLength(1);
    expect(server.to(row.path).at(-1)?.key).toBeTruthy();
    // From then on it is locked, or it has gone.
    await waitFor(() => expect(pressed.isConnected && !pressed.matches(':disabled')).toBe(false));
    await act(async () => answer());
  });
});
