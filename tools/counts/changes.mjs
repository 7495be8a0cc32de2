/**
 * What a change costs, told by a thing of its kind that exists: how many hand-written files name it. `words` are the
 * names under which it goes; a word boundary is around each.
 */
const probes = [
  { change: 'a field of an application (a property: demolitionRequired)', goal: 3, words: ['demolitionRequired'] },
  { change: 'a field of a person (middleName)', goal: 4, words: ['middleName'] },
  { change: 'a field of a profile (buildersLicenseState)', goal: 4, words: ['buildersLicenseState'] },
  { change: 'a field of a broker (streetAddress2)', goal: 4, words: ['streetAddress2'] },
  {
    change: 'a field of a referral agreement (clientFeeOtherDescription)',
    goal: 4,
    words: ['clientFeeOtherDescription'],
  },
  { change: 'a loan type (renovateToRent)', goal: 2, words: ['renovateToRent'] },
  {
    change: 'a call end to end (who may be invited to a company)',
    goal: 5,
    words: ['\\w*[iI]nvitable\\w*', 'list-invitable[\\w.-]*'],
  },
];

/** Demonstration data and migrations name fields because they fill them; a new field need not be filled. */
const passedOver = /^infra\/demonstration\/|\/migrations\/|^tools\//;

/** @param {readonly { path: string; text: string; test: boolean }[]} files */
export function filesByChange(files) {
  const written = files.filter(({ path, test }) => !test && !passedOver.test(path));
  return probes.map(({ change, goal, words }) => {
    const named = new RegExp(`(?<![\\w/])(?:${words.join('|')})(?![\\w])`);
    return { change, goal, files: written.filter(({ text }) => named.test(text)).map(({ path }) => path) };
  });
}
