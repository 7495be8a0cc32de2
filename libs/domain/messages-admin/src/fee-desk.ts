/** Sentences of the administrators' view of brokers' fees, beyond the specification. */

export const approve = 'Approve';
export const approveOf = 'Approve the fee for {name}';
export const approveLead = '{amount} may be paid to the broker.';
export const approvedDone = 'The fee was approved for payment';
export const pay = 'Mark as paid';
export const payOf = 'Payment of the fee for {name}';
export const payLead = '{amount} was paid to the broker. The ledger keeps the day and the reference.';
export const paidOn = 'Paid on';
export const reference = 'Reference';
export const paidDone = 'The payment was noted';
export const reverse = 'Reverse';
export const reverseOf = 'Reverse the fee for {name}';
export const reverseLead =
  '{amount} is taken back. What was paid of it is to be returned; the entry stays in the ledger.';
export const reason = 'Reason';
export const reversedDone = 'The fee was reversed';
export const arranged = 'Arranged fees';
export const arrangedLead = 'Earned on each loan of a referred client, beside the rates of its agreement.';
export const addFee = 'Add a fee';
export const editFee = 'Edit the fee {name}';
export const feeSaved = 'The fee was saved';
export const feeDeleted = 'The fee was deleted';
export const deleteFee = 'Delete the fee {name}?';
export const deleteFeeDetail =
  'Loans that are approved from now on do not earn it. What was entered into the ledger stays.';
export const noArranged = 'No fee was arranged';
export const feeName = 'Name';
export const feePercent = 'Percent of the loan';
export const feeAmount = 'Or a fixed amount';
export const percentOrAmount = 'Enter a percentage or an amount, not both';
export const clientInPortal = 'Client in the portal';
export const clientInPortalLead =
  'Say which company this client became: its loans earn under this agreement from then on.';
export const linkClient = 'Set the client';
export const clientLinked = 'The client was set';
export const chooseCompany = 'Choose a company';
