/** The e-sign terms that a new portal starts with. */
export const firstEsignTerms = `<h2>Consent to Electronic Records and Signatures</h2>
<p>These terms govern the use of electronic records and electronic signatures between you and the lender that operates this portal (the “Lender”). Please read them before you agree.</p>
<h3>1. Scope of your consent</h3>
<p>You agree that applications, disclosures, term sheets, referral agreements, draw requests, notices and other documents relating to a loan or a referral (together, “Records”) may be provided to you, and signed by you, in electronic form through this portal or by email. Your consent covers every Record of every application and agreement that you, or the company for which you act, makes through the portal until you withdraw it.</p>
<h3>2. Effect of your electronic signature</h3>
<p>By typing your name, drawing your signature or selecting an acceptance button you adopt that action as your signature. It has the same legal effect as a signature in ink under the Electronic Signatures in Global and National Commerce Act (15 U.S.C. § 7001 et seq.) and the applicable Uniform Electronic Transactions Act. If you act for a company, you confirm that you have the authority to bind it.</p>
<h3>3. Commercial purpose</h3>
<p>The portal serves business-purpose financing only. You confirm that any loan that you request is for a commercial purpose and not for personal, family or household use.</p>
<h3>4. Paper copies</h3>
<p>You may print or download every Record. You may also ask the Lender for a paper copy of any Record that you signed electronically; the Lender may charge a reasonable fee for copies and postage.</p>
<h3>5. What you need</h3>
<ul>
<li>a current version of a common web browser with cookies and JavaScript enabled;</li>
<li>a program that displays files in the Portable Document Format (PDF);</li>
<li>an email address to which the Lender can write, and a means to print or store Records.</li>
</ul>
<p>Keep your email address and your telephone number in your account up to date.</p>
<h3>6. Withdrawing your consent</h3>
<p>You may withdraw your consent at any time under Account, Review E-Sign. Withdrawal applies from that time on. It does not affect the validity of Records that were provided or signed before. Without your consent the Lender cannot process applications, draws or referrals through the portal.</p>
<h3>7. What is recorded</h3>
<p>When you agree, the portal records your account, the date and time, the network address from which you agreed, your browser, and the version and a digital fingerprint of these terms. The same is recorded when you withdraw.</p>
<h3>8. Changes</h3>
<p>If these terms change, you will be asked to agree to the new version before you continue. The version that you accepted stays on record.</p>`;
