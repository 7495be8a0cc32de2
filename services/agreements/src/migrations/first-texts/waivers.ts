import type { WaiverKind } from '@groundwork/domain-agreements';

/** Says of itself what it is: whoever publishes a text answers for it, and many states prescribe one. */
const remark =
  '<p><em>Sample text that came with the portal. It is no legal advice and no statutory form. Many states prescribe the wording of lien waivers; the Lender has to replace this text, for each state where it matters, by one that its counsel has approved.</em></p>';

const facts = `<table>
<tbody>
<tr><th>Claimant</th><td>{{claimant}}</td></tr>
<tr><th>Owner</th><td>{{owner}}</td></tr>
<tr><th>Lender</th><td>{{lender}}</td></tr>
<tr><th>Project</th><td>{{projectName}} {{projectNumber}}</td></tr>
<tr><th>Property</th><td>{{propertyAddresses}}</td></tr>
<tr><th>Draw</th><td>No. {{drawNumber}}, submitted {{drawDate}}</td></tr>
<tr><th>Amount</th><td>{{amount}}</td></tr>
<tr><th>Through date</th><td>{{throughDate}}</td></tr>
</tbody>
</table>`;

const signed = '<p>Made out on {{today}} for {{claimant}}, to be signed by {{signerName}}.</p>';

const text = (title: string, words: readonly string[]): string =>
  [`<h2>${title}</h2>`, remark, facts, ...words.map((paragraph) => `<p>${paragraph}</p>`), signed].join('\n');

/** The texts of waivers that a new portal starts with; a lender replaces them. */
export const firstWaivers: Readonly<Record<WaiverKind, string>> = {
  conditional_progress: text('Conditional Waiver and Release on Progress Payment', [
    'This document takes effect only when the Claimant has actually received payment of {{amount}}. Until then it is not effective, and nobody may rely on it.',
    'Once that payment has been received, the Claimant waives and releases any mechanic’s lien, stop payment notice and bond right that it has for labor, service, equipment and material furnished to the project through {{throughDate}}, to the extent of that payment.',
    'It does not cover retainage, items furnished after {{throughDate}}, or extras and claims for which the Claimant has not been paid.',
  ]),
  unconditional_progress: text('Unconditional Waiver and Release on Progress Payment', [
    'The Claimant has received a progress payment of {{amount}} for labor, service, equipment and material furnished to the project.',
    'The Claimant waives and releases any mechanic’s lien, stop payment notice and bond right that it has for what was furnished through {{throughDate}}, to the extent of that payment.',
    'It does not cover retainage, items furnished after {{throughDate}}, or extras and claims for which the Claimant has not been paid. <strong>This document has effect as soon as it is signed. Do not sign it before you have been paid.</strong>',
  ]),
  conditional_final: text('Conditional Waiver and Release on Final Payment', [
    'This document takes effect only when the Claimant has actually received final payment of {{amount}}. Until then it is not effective, and nobody may rely on it.',
    'Once that payment has been received, the Claimant waives and releases any mechanic’s lien, stop payment notice and bond right that it has for all labor, service, equipment and material furnished to the project, retainage included.',
  ]),
  unconditional_final: text('Unconditional Waiver and Release on Final Payment', [
    'The Claimant has been paid in full, {{amount}} of it with the final payment, for all labor, service, equipment and material furnished to the project.',
    'The Claimant waives and releases any mechanic’s lien, stop payment notice and bond right that it has on the project, retainage included. <strong>This document has effect as soon as it is signed. Do not sign it before you have been paid.</strong>',
  ]),
};
