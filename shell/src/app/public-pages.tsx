import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { PublicPageName, PublicRoute } from './public-routes.js';

/** The public pages, each fetched when it is first entered. */
const pages: Record<PublicPageName, ComponentType<{ id: string; code: string }>> = {
  register: lazy(() => import('../features/registration/register.page.js')),
  confirmationNeeded: lazy(() => import('../features/registration/confirmation-needed.page.js')),
  confirmRegistration: lazy(() => import('../features/registration/confirm-registration.page.js')),
  forgotPassword: lazy(() => import('../features/password-reset/forgot-password.page.js')),
  resetPassword: lazy(() => import('../features/password-reset/reset-password.page.js')),
  registerAdmin: lazy(() => import('../features/admin-registration/register-admin.page.js')),
  joinCompany: lazy(() => import('../features/registration/join-company.page.js')),
  verify: lazy(() => import('../features/verification/verify.page.js')),
  waiver: lazy(() => import('../features/waiver/waiver.page.js')),
  s1: lazy(() => import('../features/s1/s1.page.js')),
  inspection: lazy(() => import('../features/inspection/inspection.page.js')),
  mailbox: lazy(() => import('../features/mailbox/mailbox.page.js')),
  registerBroker: lazy(() => import('../features/broker-registration/register-broker.page.js')),
};

/** Another link is another page: nothing of the one before stays on it. */
export function PublicPage({ name, id, code }: PublicRoute) {
  const Page = pages[name];
  return <Page key={`${name} ${id} ${code}`} id={id} code={code} />;
}
