/** Sentences of the settings of the lender, beyond the specification. */
export { settings as title } from './titles.js';
export const purpose =
  'What this portal does for everybody, in one place: how the lender shows itself, what its letters say, and its rules.';
export const areas = 'Settings of the lender';
export const shown = 'Name, logo and colors';
export const shownDetail = 'What stands on the sign-in page, above every page, in letters and on papers';
export const letters = 'Letters';
export const lettersDetail = 'What the letters of the portal say';
export const limitsDetail = 'The largest loan, ratios and reserves of each loan type';
export const documentsDetail = 'Which documents each loan type asks for, and when';
export const rulesDetail = 'What is looked at by itself before a draw is approved';
export const approvals = 'Two administrators above an amount';
export const approvalsDetail = 'Above which amount a draw needs a second administrator';
export const tokensDetail = 'Programs of the lender that may read or write here';
export const webhooksDetail = 'Programs of the lender that are told what happens here';
export const operationsDetail = 'How the units and remotes of the deployment stand';
export const termSheetsDetail = 'What a borrower accepts before an application is submitted';
export const waiversDetail = 'The texts of lien waivers';
export const agreementDetail = 'The referral agreement of brokers';
export const esignDetail = 'What everybody agrees to before signing here';
export const people = 'Second factor of administrators';
export const peopleDetail =
  'Who has one, and who lost theirs. Whether administrators must have one is set where the portal is deployed (SECOND_FACTOR).';
export const failed = 'The settings could not be loaded';
export const readOnly = 'A super administrator changes these settings.';
export const save = 'Save settings';
export const saved = 'Version {version} is in force: every page and letter shows it from the next time on';
export const own = 'Name and colors stand as they came with the portal.';
export const change = '{label}: {before}, now {after}';
export const colorHint =
  'Texts in this color and on it must be read by everybody: a contrast of 4.5 to 1 is looked at before it is saved.';
export const pickColor = 'Choose {label}';
export const preview = 'Preview';
export const onLight = 'On light';
export const onDark = 'On dark';
export const sampleButton = 'A button';
export const sampleLink = 'A link';
export const logo = 'Logo';
export const chooseLogo = 'Choose a logo';
export const logoHint =
  'PNG of at most 60 kB and 1,200 by 400 pixels. It stands in the place of the name; only its pixels are kept.';
export const removeLogo = 'Remove the logo';
export const newLogo = 'a new logo';
export const sameLogo = 'as it is';
export const noLogo = 'none';
export const letterList = 'Letters of the portal';
export const letterColumn = 'Letter';
export const stateColumn = 'Words';
export const asItCame = 'As it came';
export const ownWords = 'Own words, version {version}';
export const letterTitle = 'Words of a letter';
export const letterPlaceholders = 'Placeholders';
export const placeholdersHint =
  'Each is filled when the letter is sent. Press one to write it where you were last; nothing else may stand in braces.';
export const insert = 'Insert {name}';
export const bodyHint = 'An empty line parts paragraphs.';
export const saveLetter = 'Save words';
export const letterSaved = 'The letter says this from now on, as version {version}';
export const resetLetter = 'Put the first words back';
export const resetDetail = 'The letter says again what it came with. What it said before stays among its versions.';
export const showPreview = 'Preview the letter';
export const previewSubject = 'Subject';
export const previewFailed = 'The letter could not be shown';
export const noSuchLetter = 'There is no such letter';
export const backToLetters = 'All letters';
