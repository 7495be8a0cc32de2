import { areas } from '../areas.mjs';

/**
 * Which project may import which, by the Nx tags of their package.json: `type:` says what a project is, `scope:` whose
 * it is. Imports go one way: a remote or the shell takes the contract of its own back end, the web and the domain
 * libraries; a back end for a front end or a service the contracts of (other) services, the server and the domain
 * libraries.
 */
const byType = {
  domain: ['domain'],
  // A record that several areas show has the shape that its service answers: types of that contract, no calls.
  web: ['web', 'domain', 'contract'],
  contract: [],
  // The library of the BFFs alone knows a contract, identity's (dependency-cruiser.cjs): all of them have it anyway.
  server: ['server', 'domain', 'contract'],
  service: ['contract', 'server', 'domain'],
  bff: ['contract', 'server', 'domain'],
  mfe: ['contract', 'web', 'domain'],
  infra: ['infra', 'contract', 'service', 'bff', 'server', 'domain'],
  e2e: ['infra', 'contract', 'bff', 'server', 'domain'],
};

export const boundaries = {
  allow: [],
  checkDynamicDependenciesExceptions: ['.*'],
  depConstraints: [
    ...Object.entries(byType).map(([type, others]) => ({
      sourceTag: `type:${type}`,
      onlyDependOnLibsWithTags: others.length > 0 ? others.map((other) => `type:${other}`) : ['type:none'],
    })),
    { sourceTag: 'type:web', notDependOnLibsWithTags: areas.map((area) => `scope:bff-${area}`) },
    // The contract of another area's back end is another area's business, and so are its sentences.
    ...areas.map((area) => ({
      allSourceTags: ['type:mfe', `scope:${area}`],
      onlyDependOnLibsWithTags: ['scope:shared', `scope:bff-${area}`, `scope:${area}`],
    })),
    // What several units have in common says nothing that belongs to one of them: its sentence would rebuild them all.
    ...['domain', 'web', 'server', 'bff', 'service'].map((type) => ({
      sourceTag: `type:${type}`,
      notDependOnLibsWithTags: areas.map((area) => `scope:${area}`),
    })),
    ...['domain', 'web', 'server', 'bff', 'mfe'].map((type) => ({
      sourceTag: `type:${type}`,
      notDependOnLibsWithTags: ['scope:letters'],
    })),
    // A back end and a service speak to services, never to another back end.
    ...['bff', 'service', 'server'].map((type) => ({
      sourceTag: `type:${type}`,
      notDependOnLibsWithTags: areas.map((area) => `scope:bff-${area}`),
    })),
  ],
};
