/** Sentences about files on a screen, beyond the specification: uploads, review, versions. */

export const uploadOf = 'Upload {label}';
export const anotherOf = 'Upload another {label}';
export const newVersionOf = 'Replace {label}';
export const oneFileHere = 'Only one file belongs here. Please choose one.';
export const onTheWay = '{label}: on the way';
export const uploaded = '{label}: uploaded';
export const waitingToBeSent = 'Waiting for the files before it';
export const percentOfOne = 'Uploading {name}: {percent} %';
export const percentOfMany = 'Uploading {count} files: {percent} %';
export const manyComplete = '{count} files uploaded';
export const view = 'View';
export const download = 'Download';
export const replace = 'Replace';
export const history = 'History';
export const more = 'More';
export const approve = 'Approve';
export const reject = 'Reject';
export const toReview = 'To review';
export const needed = 'Needed';
export const optional = 'Optional';
export const rejectTitle = 'Reject {name}?';
export const rejectReason = 'Reason, as its owner will read it';
export const decidedMeanwhile =
  'Somebody else decided about this file meanwhile. It is now: {status}. Decide again if you still want to.';
export const replacedMeanwhile = 'This file was replaced by a newer version meanwhile. Please look at that one.';
export const reasonOf = 'Reason: {reason}';
export const replaceApprovedTitle = 'Replace an approved file?';
export const replaceApprovedDetail =
  '{name} was approved. The new version has to be reviewed again; the approved one stays in the history.';
export const fileNotShown = 'This file cannot be shown right now';
export const notShownHere = 'This kind of file is not shown here. Download it to open it.';
export const filesNotLoaded = 'The files cannot be shown right now';
export const historyOf = 'History of {name}';
export const historyNotLoaded = 'The history cannot be shown right now';
export const versionCurrent = 'Version {version}, in use';
export const version = 'Version {version}';
export const uploadedBy = 'Uploaded {time} by {name}';
export const approvedBy = 'Approved {time} by {name}';
export const rejectedBy = 'Rejected {time} by {name}';
export const saidOfProperty = 'Said to be of {property} {time} by {name}';
export const saidOfNoProperty = 'Said to be of no property {time} by {name}';
export const nameProperty = 'Choose Property';
export const changeProperty = 'Change Property';
export const propertyOf = 'Of which property is {name}?';
export const propertyLead =
  'It counts for that property alone, with its earlier versions. You can change it afterwards, as long as nobody decided about the loan.';
export const noProperty = 'Not known: it counts for none';
export const propertyNamed = '{name} is of {property}.';
export const propertyTakenBack = '{name} counts for no property any more.';
export const namedMeanwhile = 'Somebody else was faster: this file is of {property} now.';
export const namedOtherwise = 'Somebody else was faster: this file counts for no property of these now.';
export const you = 'you';
export const theLender = 'the lender';
export const somebody = 'somebody of this account';
