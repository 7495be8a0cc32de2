import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Verification, Verifications } from './accounts.js';
import { styles, widgetScript } from './assets.js';
import { institutionOf } from './institutions.js';
import type { Institution } from './institutions.js';
import { accountsPage, cancelledPage, consentPage, donePage, expiredPage, institutionPage } from './widget-pages.js';

interface Steps {
  readonly verification: Verification;
  readonly institution: Institution | undefined;
  readonly accounts: readonly string[];
  readonly consent: boolean;
}

/** The widget that a person goes through in the portal's page. It may be framed by the portal alone. */
export function addWidget(server: FastifyInstance, verifications: Verifications, portalOrigin: string): void {
  const told = { origin: portalOrigin };
  const policy = `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${portalOrigin}`;
  const send = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
    reply
      .status(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(text);

  server.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  server.get('/widget.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(widgetScript));
  server.get<{ Querystring: { code?: string } }>('/widget', ({ query }, reply) => {
    const verification = verifications.running(query.code, new Date());
    return verification ? send(reply, institutionPage(verification, told)) : send(reply, expiredPage(), 410);
  });
  server.get<{ Querystring: { code?: string } }>('/widget/cancel', ({ query }, reply) => {
    const verification = verifications.running(query.code, new Date());
    // The code stays good: who cancels by mistake goes through the widget again.
    return verification ? send(reply, cancelledPage(verification, told)) : send(reply, expiredPage(), 410);
  });

  const step = (path: string, show: (steps: Steps) => string): void => {
    server.post<{ Body: URLSearchParams | undefined }>(path, ({ body }, reply) => {
      const form = body ?? new URLSearchParams();
      const verification = verifications.running(form.get('code'), new Date());
      if (!verification) return send(reply, expiredPage(), 410);
      return send(
        reply,
        show({
          verification,
          institution: institutionOf(form.get('institution')),
          accounts: form.getAll('account'),
          consent: form.get('consent') === 'yes',
        }),
      );
    });
  };
  step('/widget/accounts', ({ verification, institution }) =>
    institution
      ? accountsPage(verification, institution, new Date())
      : institutionPage(verification, told, 'Choose a bank'),
  );
  step('/widget/consent', ({ verification, institution, accounts }) => {
    if (!institution) return institutionPage(verification, told, 'Choose a bank');
    return accounts.length > 0
      ? consentPage(verification, institution, accounts)
      : accountsPage(verification, institution, new Date(), 'Choose at least one account');
  });
  step('/widget/finish', ({ verification, institution, accounts, consent }) => {
    if (!institution || accounts.length === 0) return institutionPage(verification, told, 'Choose a bank');
    if (!consent) return consentPage(verification, institution, accounts, 'Without your consent nothing is sent');
    verifications.finish(verification, institution, accounts, new Date());
    return donePage(verification, told);
  });
}
