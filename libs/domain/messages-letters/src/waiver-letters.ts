const hello = 'Hello {firstName} {lastName},';
const forYouAlone = 'The link is for you alone: whoever has it can sign in your name. It works until {expires}.';
const readAndSign = 'Read and sign the waiver';

/** The letter to a named inspector, with a link and without an account. */
export const inspectionMails = {
  inspectionToReport: {
    subject: 'An inspection of {name} on {date}',
    preheader: 'Write the report on the site; it needs no account.',
    paragraphs: [
      hello,
      'you are named as the inspector of the project {name} on {date}. The link below is for your report: open it once with a network, and write on the site with or without one. An earlier link does not work any more.',
      'The link is for you alone: whoever has it can report in your name. It works until {expires}, or until the inspection is decided.',
    ],
    action: 'Write the report',
  },
} as const;

/** The letters to whoever signs a lien waiver, with a link and without an account. */
export const waiverMails = {
  waiverToSign: {
    subject: 'A lien waiver of {claimant} for {name} to sign',
    preheader: 'It takes a minute and needs no account.',
    paragraphs: [
      hello,
      'a lien waiver of {claimant} over {amount} for the project {name} waits for your signature. The link below shows the whole text; you need no account.',
      forYouAlone,
    ],
    action: readAndSign,
  },
  waiverReminder: {
    subject: 'Reminder: a lien waiver of {claimant} for {name} to sign',
    preheader: 'It is not signed yet.',
    paragraphs: [
      hello,
      'a lien waiver of {claimant} over {amount} for the project {name} is not signed yet. This letter has a new link; the one before does not work any more.',
      forYouAlone,
    ],
    action: readAndSign,
  },
} as const;
