/** What the calendar of a loan calls its due dates, beyond the specification. */
export const name = 'Due dates of {name}';
export const inspection = 'Inspection of {name}';
export const payment = 'Payment of {amount} planned for {name}';
export const paid = 'Payment of {amount} made for {name}';
export const interest = 'Interest of {name} for {month} due: {amount}';
export const paper = '{paper} of {name} ends';
export const maturity = 'The loan {name} matures';
