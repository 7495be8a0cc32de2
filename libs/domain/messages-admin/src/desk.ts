/** Sentences of the administrators' tasks and activities, beyond the specification. */
export const purpose = 'What is to be done, by whom and until when, and what was done.';
export const filters = 'Filters';
export const person = 'Point person';
export const mine = 'Mine';
export const mineAndNobodys = 'Mine and nobody’s';
export const everybody = 'Every administrator';
export const ofMyCompanies = 'All administrators of my companies';
export const othersOfMyCompanies = 'Administrators of my companies';
export const otherAdministrators = 'Other administrators';
export const category = 'Category';
export const everyCategory = 'Every category';
export const tasks = 'Tasks';
export const activities = 'Activities';
export const whichTasks = 'Which tasks';
export const open = 'To be done';
export const overdueOnes = 'Overdue';
export const doneOnes = 'Done';
export const all = 'All';
export const about = 'About';
export const aboutAnything = 'Anything';
export const aboutNothing = 'Nothing of the portal';
export const whichCompany = 'Which company';
export const whichApplication = 'Which application';
export const whichDraw = 'Which draw request';
export const whichBroker = 'Which broker';
export const searchApplication = 'Name, number or address';
export const searchDraw = 'Project by name or number';
export const searchBroker = 'Name or business';
export const nothingMatches = 'Nothing matches';
export const more = 'There are more: type more of it';
export const noTasks = 'No task fits these filters';
export const noTasksYet = 'Nothing is to be done';
export const noActivities = 'No activity fits these filters';
export const tasksFailed = 'The tasks could not be loaded';
export const activitiesFailed = 'The activities could not be loaded';
export const categoriesFailed = 'The categories could not be loaded';
export const newTask = 'New task';
export const editTask = 'Edit task';
export const saveTask = 'Save task';
export const addTask = 'Add task';
export const saved = 'The task was saved';
export const added = 'The task was added';
export const deleteTask = 'Delete task';
export const deleteQuestion = 'Delete this task?';
export const deleteWarning = '‘{task}’ is gone for everybody. What happened to it stays in the record.';
export const deleted = 'The task was deleted';
export const couldNotDelete = 'The task could not be deleted';
export const couldNotSave = 'The task could not be saved';
export const done = 'Done';
export const markDone = 'Done: {task}';
export const markOpen = 'Open again: {task}';
export const editOf = 'Edit: {task}';
export const deleteOf = 'Delete: {task}';
export const takeOf = 'Take: {task}';
export const take = 'Take';
export const finished = '‘{task}’ is done';
export const reopened = '‘{task}’ is open again';
export const taken = '‘{task}’ is yours';
export const nobodyYet = 'Nobody yet';
export const task = 'Task';
export const assignedTo = 'Assigned to';
export const dueOn = 'Due on';
export const dueWithWord = '{date}, {word}';
export const overdue = 'overdue';
export const dueToday = 'today';
export const noDate = 'No date';
export const byItself = 'Made itself, and closes by itself when its matter is decided';
export const whatHappened = 'What happened';
export const happenedFailed = 'What happened could not be loaded';
export const happened = {
  made: 'Made',
  changed: 'Changed',
  assigned: 'Given to somebody else',
  done: 'Done',
  reopened: 'Opened again',
  closed: 'Closed by itself',
  removed: 'Deleted',
} as const;
export const activity = 'Activity';
export const when = 'When';
export const status = 'Status';
export const comments = 'Comments';
export const allTasks = 'All tasks and activities';
export const reviewWaivers = 'Look at the lien waivers of draw {n} that were handed in on paper: {count}';
export const confirmProposal = 'Agree to the approval of {amount}, or decline it';
export const decideChange = 'Decide on change {number} of the budget, {amount}';
export const sendInspectionLink = 'Send {inspector} another link: the last one ended without a report';
export const theInspector = 'the inspector';
export const decideAgreement = 'Decide on the referral agreement with {client}';
