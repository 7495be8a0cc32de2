import type { FastifyInstance } from 'fastify';
import { behaviours as kinds, isProvider, providerNames } from './behaviours.js';
import type { Behaviours, ProviderName } from './behaviours.js';
import { html, page } from './html.js';
import { smallestPhoto } from './identity.js';
import { institutions } from './institutions.js';

const explained: Readonly<Record<ProviderName, string>> = {
  identity: `Passes with two different JPEG or PNG images of at least ${smallestPhoto.width} by ${smallestPhoto.height} pixels. Fails with equal or small ones, and where the file of an image contains the text sandbox:fail or sandbox:review.`,
  accounts: `The widget offers banks; ${institutions.flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : [])).join('; ')}. Fail: no account is verified.`,
  background: 'Clear. To be looked at by a person where the last name begins with Review, and by fail.',
  demographics: 'Figures that follow from the zip code. Fail: the address is not known.',
};

/** What testers see and set: a page for people, `/control` for tests. */
export function addTesters(server: FastifyInstance, behaviours: Behaviours): void {
  server.get('/', (_request, reply) => {
    const rows = providerNames.map((name) => {
      const { behaviour, delayMs } = behaviours.of(name);
      const options = kinds.map((kind) => (kind === behaviour ? html`<option selected>${kind}</option>` : html`<option>${kind}</option>`));
      return html`<tr><th scope="row">${name}</th><td>${explained[name]}</td><td><form method="post" action="/control/${name}"><select name="behaviour" aria-label="Behaviour of ${name}">${options}</select><input type="hidden" name="delayMs" value="${delayMs}"><button>Set</button></form></td></tr>`;
    });
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
      .type('text/html; charset=utf-8')
      .send(page('Sandbox of outside providers', html`<h1>Sandbox of outside providers</h1>
<p>This server plays the providers that a lender would have contracts with. It keeps nothing, and it does not run in production.</p>
<table><thead><tr><th scope="col">Provider</th><th scope="col">What it does</th><th scope="col">Behaviour</th></tr></thead><tbody>${rows}</tbody></table>
<p class="note">For tests: PUT /control/identity {"behaviour":"slow","delayMs":2000}; GET /control; DELETE /control makes all normal again.</p>`));
  });
  server.get('/control', () => behaviours.all());
  server.delete('/control', () => {
    for (const name of providerNames) behaviours.set(name, { behaviour: 'normal' });
    return behaviours.all();
  });
  server.put<{ Params: { provider: string }; Body: object | undefined }>('/control/:provider', ({ params: { provider }, body }, reply) => {
    if (!isProvider(provider)) return reply.status(404).send({ error: `Providers: ${providerNames.join(', ')}` });
    if (!behaviours.set(provider, body ?? {})) return reply.status(400).send({ error: `behaviour is one of ${kinds.join(', ')}, delayMs a whole number up to 600000` });
    return { [provider]: behaviours.of(provider) };
  });
  server.post<{ Params: { provider: string }; Body: URLSearchParams | undefined }>('/control/:provider', ({ params: { provider }, body }, reply) => {
    if (isProvider(provider)) behaviours.set(provider, Object.fromEntries(body ?? []));
    return reply.redirect('/', 303);
  });
}
