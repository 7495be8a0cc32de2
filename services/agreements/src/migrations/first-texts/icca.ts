import { DEFAULT_VERSION } from '@groundwork/domain-brokers';
import { MASTER_ADDITIONAL_RATE, MASTER_INITIAL_RATE } from '@groundwork/domain-agreements';

const content = `<h2>Independent Client Contact Agreement</h2>
<p>Version {{version}}</p>
<p>This Independent Client Contact Agreement (the “Agreement”) is made on the {{day}} day of {{month}}, {{year}} between the lender that operates this portal (the “Lender”) and <strong>{{businessName}}</strong>, a business organized in {{businessState}}, {{streetAddress}}, {{city}}, {{state}} {{zipCode}}, represented by {{title}} {{firstName}} {{lastName}} (the “Broker”).</p>
<h3>1. The client</h3>
<p>The Broker introduces <strong>{{clientName}}</strong>, represented by {{clientRep}} (the “Client”), to the Lender for one or more business-purpose loans. The Broker confirms that the Client has agreed to be introduced.</p>
<h3>2. Independent contractor</h3>
<p>The Broker acts on its own account. Nothing in this Agreement makes the Broker an employee, agent, partner or joint venturer of the Lender. The Broker has no authority to make commitments, quote final terms, or accept payments for the Lender.</p>
<h3>3. Fees</h3>
<p>For the first loan that closes with the Client during the term of this Agreement, the Lender pays the Broker a referral fee of <strong>{{initialLoanRate}}%</strong> of the principal amount of the loan. For each further loan that closes with the Client during the term, the fee is <strong>{{additionalLoanRate}}%</strong> of the principal amount. An additional fee of <strong>{{additionalFee}}%</strong> agreed between the Broker and the Client is shown on the settlement statement and is paid by the Client at closing.</p>
<p>A fee is earned when the loan has closed and funded, and is paid within ten business days after that. No fee is due on a loan that does not close, that is made under another broker's prior introduction, or for which the Broker lacks a license that the law requires.</p>
<h3>4. Duties of the Broker</h3>
<ul>
<li>to hold every license and registration that its activity requires, and to name its status on request;</li>
<li>to present the Lender's programs truthfully and to disclose its fee to the Client;</li>
<li>to keep the Client's information confidential and to pass it to nobody but the Lender;</li>
<li>to provide a completed Form W-9 before the first payment.</li>
</ul>
<h3>5. Term</h3>
<p>The Agreement runs from its start date to its expiration date, both shown on the first page of the referral. Either party may end it with thirty days' written notice. Fees on loans that were applied for before the end stay due.</p>
<h3>6. No exclusivity, no assignment</h3>
<p>The Client remains free to deal with the Lender directly on projects to which the Broker has made no introduction. The Broker may not assign this Agreement without the Lender's written consent.</p>
<h3>7. Indemnity and governing law</h3>
<p>Each party answers to the other for losses that its own breach of this Agreement or of law causes. The Agreement is governed by the law of the state of the Lender's principal office. It may be signed electronically.</p>
<hr />
<table>
<tbody>
<tr><td><strong>Broker</strong></td><td><strong>Lender</strong></td></tr>
<tr><td>{{brokerSignature}}</td><td>{{adminSignature}}</td></tr>
<tr><td>{{firstName}} {{lastName}}</td><td>{{adminFirstName}} {{adminLastName}}, {{adminTitle}}</td></tr>
<tr><td>{{emailAddressA}} · {{phoneNumberA}}</td><td>{{adminEmailAddress}}</td></tr>
<tr><td>{{today}}</td><td>{{acceptedDate}}</td></tr>
</tbody>
</table>`;

/** The ICCA that a new portal starts with, under the name that brokers and agreements have unless told otherwise. */
export const firstIcca = {
  version: DEFAULT_VERSION,
  content,
  initialLoanRate: MASTER_INITIAL_RATE,
  additionalLoanRate: MASTER_ADDITIONAL_RATE,
} as const;
