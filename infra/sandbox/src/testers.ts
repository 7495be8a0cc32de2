import type { FastifyInstance } from 'fastify';
import { behaviours as kinds, isProvider, providerNames } from './behaviours.js';
import type { Behaviour, Behaviours, ProviderName } from './behaviours.js';
import { Html, html, page } from './html.js';
import { smallestPhoto } from './identity.js';
import { institutions } from './institutions.js';

const explained: Readonly<Record<ProviderName, readonly [title: string, text: string]>> = {
  identity: [
    'Identity check',
    `Passes with two different JPEG or PNG images of at least ${smallestPhoto.width} by ${smallestPhoto.height} pixels. Fails with equal or small ones, and where the file of an image contains the text sandbox:fail or sandbox:review.`,
  ],
  accounts: [
    'Account verification',
    `The widget offers banks. ${institutions.flatMap(({ name, note }) => (note ? [`${name}: ${note}.`] : [])).join(' ')} With fail no account is verified.`,
  ],
  background: [
    'Background request',
    'Finds nothing. A person has to look at it where the last name begins with Review, and with fail.',
  ],
  demographics: ['Property demographics', 'Figures that follow from the zip code. With fail the address is not known.'],
};

const meanings: Readonly<Record<Behaviour, string>> = {
  normal: 'as described',
  fail: 'a clear no',
  slow: 'answers after 30 seconds',
  error: 'answers 500',
  garbage: 'an answer that is none',
  cut: 'breaks off in the middle',
};

/** What testers see and set: a page for people, `/control` for tests. */
export function addTesters(server: FastifyInstance, behaviours: Behaviours): void {
  server.get('/', (_request, reply) => {
    const sections = providerNames.map((name) => {
      const { behaviour, delayMs } = behaviours.of(name);
      const [title, text] = explained[name];
      const options = kinds.map(
        (kind) =>
          html`<option value="${kind}"${kind === behaviour ? new Html(' selected') : ''}>${kind}: ${meanings[kind]}</option>`,
      );
      return html`<section><h2>${title}</h2><p>${text}</p><form class="buttons" method="post" action="/control/${name}"><select name="behaviour" aria-label="Behaviour of the ${title.toLowerCase()}">${options}</select><input type="hidden" name="delayMs" value="${delayMs}"><button>Set</button></form></section>`;
    });
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Sandbox of outside providers',
          html`<h1>Sandbox of outside providers</h1>
<p>This server plays the providers that a lender would have contracts with. It keeps nothing, and it does not run in production.</p>
${sections}
<p class="note">For tests: PUT /control/identity {"behaviour":"slow","delayMs":2000}; GET /control; DELETE /control makes all normal again.</p>`,
        ),
      );
  });
  server.get('/control', () => behaviours.all());
  server.delete('/control', () => {
    for (const name of providerNames) behaviours.set(name, { behaviour: 'normal' });
    return behaviours.all();
  });
  server.put<{ Params: { provider: string }; Body: object | undefined }>(
    '/control/:provider',
    ({ params: { provider }, body }, reply) => {
      if (!isProvider(provider)) return reply.status(404).send({ error: `Providers: ${providerNames.join(', ')}` });
      if (!behaviours.set(provider, body ?? {}))
        return reply
          .status(400)
          .send({ error: `behaviour is one of ${kinds.join(', ')}, delayMs a whole number up to 600000` });
      return { [provider]: behaviours.of(provider) };
    },
  );
  server.post<{ Params: { provider: string }; Body: URLSearchParams | undefined }>(
    '/control/:provider',
    ({ params: { provider }, body }, reply) => {
      if (isProvider(provider)) behaviours.set(provider, Object.fromEntries(body ?? []));
      return reply.redirect('/', 303);
    },
  );
}
