/** Sentences of the notices that administrators send, beyond the specification. */
export const send = 'Send notice';
export const sendIt = 'Send';
export const about = 'Notice about {name}';
export const lead = 'The company finds it at its bell, and those who look after the application get it as a letter.';
export const message = 'Message';
export const atMost = 'At most {count} characters.';
export const sent = 'The notice was sent, with a letter';
export const rung = 'The notice is at the company’s bell. No letter went out: nobody’s address is known.';
export const failed = 'The notice could not be sent';
