const hello = 'Hello {firstName} {lastName},';

/** Letters about a referral agreement that comes to its end, or has. */
export const agreementEndMails = {
  agreementEnding: {
    subject: 'Your referral agreement for {clientName} ends on {date}',
    preheader: 'A new one takes its place once both sides have signed it.',
    paragraphs: [
      hello,
      'your referral agreement for {clientName} ends on {date}. A loan that the client applies for afterwards earns nothing under it.',
      'If you go on working with this client, please submit a new one.',
    ],
    action: 'Open the agreement',
  },
  agreementEnded: {
    subject: 'Your referral agreement for {clientName} has ended',
    preheader: 'It ended on {date}.',
    paragraphs: [
      hello,
      'your referral agreement for {clientName} ended on {date}. What its loans have earned stays yours; a loan that the client applies for from now on earns nothing under it.',
      'If you go on working with this client, please submit a new one.',
    ],
    action: 'Open the agreement',
  },
  agreementEndingDesk: {
    subject: 'The referral agreement of {businessName} for {clientName} ends on {date}',
    preheader: 'Nothing that lasts longer stands with this client.',
    paragraphs: [
      hello,
      'the referral agreement of {businessName} for {clientName} ends on {date}, and nothing that lasts longer stands with this client. The broker has been told, too.',
    ],
    action: 'Open the agreement',
  },
} as const;

/** What the bell says of it. */
export const agreementEndNotices = {
  agreementEnding: 'Your referral agreement for {clientName} ends on {date}',
  agreementEnded: 'Your referral agreement for {clientName} ended on {date}',
  agreementEndingDesk: 'The referral agreement of {businessName} for {clientName} ends on {date}',
  agreementEndedDesk: 'The referral agreement of {businessName} for {clientName} ended on {date}',
} as const;
