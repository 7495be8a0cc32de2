/**
 * Sentences of a company's set-up, which a borrower fills in and an administrator reviews. Word for word as the specification has
 * them, its spelling too.
 */

export const saveAndContinue = 'Save and Continue';
export const finishedSetup = 'You have finished Business Set up!';
export const redirectToDashboard = 'Do you want to redirect to dashboard?';
export const addPerson = '+ Person';
export const addGroup = '+ Group of People';
export const addEntity = '+ Entity';
export const noOwners = 'You have not added Owners for {company}';
export const deleteOwnersFirst = 'To delete this entity, you must delete all the owners first';
export const allS1sAccountedFor = "Congratulations, all S1's are accounted for!";
export const addEmployee = '+ Add Employee';
export const confirmPeopleAdded = 'I confirm all relevant people have been added.';
export const recentProjectsHeading = 'Most Recent Projects Built and Sold (2012 and later only)';
export const recentRentalsHeading = 'Most Recent Residential Rental Projects (2012 and later only)';
export const noExperiences = 'You have added no experiences';
export const addExperience = '+ Experience';
export const removingExperience = 'You are removing an experience!';
export const confirmRemove = 'Are you sure you want to remove';
export const finishSetupFirst = 'Please finish company setup before proceeding';
export const updatingPeople = 'Updating People';
export const errorUpdatingPeople = 'Error updating people';
export const changesSaved = 'Your changes have been saved';
export const errorSavingInformation = 'There was an error saving your information';
export const closeEditor = 'Close Editor';
export const companiesNeed100 = 'The following companies need 100% ownership:';
export const addNewExperience = 'Add New Experience';
export const addingContractor = 'Adding Contractor...';
export const removingContractor = 'Removing Contractor...';
export const invitingUser = 'Inviting user...';
export const structureVerified = 'Verified Company Structure!';
export const structureVerificationRemoved = 'Removed Company Structure Verification!';
export const errorUpdatingContractors = 'Error updating contractors';
export const couldNotLoadPeople = 'Could not load people';
export const errorInviting = 'Error Inviting';
export const errorLoadingCompany = 'Error loading company';
export const couldNotFetchExperiences = 'Could not fetch experiences';
export const errorRemovingExperience = 'Error removing experience';
export const errorUpdatingS1 = 'There was an error updating S1 information';
export const errorVerifyingStructure = 'Error Verifying Company Structure';
export const errorRemovingStructureVerification = 'Error Removing Company Structure Validation';
export const multiplePeopleUnder20 = 'Multiple People Under 20%';

// beyond the specification
export const ownsItself = 'This company would own itself: {company} owns a part of it already';
export const ownerTwice = 'This owner has a share of {company} already. Change that share instead';
export const tooManyOwners = 'A company can have at most {max} owners in all';
export const ownerTypeStays = 'An owner cannot become another kind of owner. Remove it and add the other';
export const verifyAsOwner = "This company owns a part of yours. Verify its accounts as an owner's";
export const verificationOver = 'This verification has ended. Please start it again';
export const backgroundNotAuthorized = 'The person has to agree to this request first';
export const personUnknown = 'This person does not belong to the company';
export const companyUnknown = 'This company does not belong to the ownership of yours';
export const controlPersonUnknown = 'The control person must be one of the people of the company';
export const setupYourCompany = 'Set up your company';
export const setupLead = 'Tell the lender about your company once. Every section is kept as soon as it is saved.';
export const openingCompany = 'Your company was created. Opening it...';
export const sections = 'Sections';
export const section = 'Section';
export const setupProgress = 'Company set-up complete';
export const sectionsCompleted = '{done} of {total} sections completed';
export const edit = 'Edit';
export const back = 'Back';
export const next = 'Next';
export const finish = 'Finish';
export const yes = 'Yes';
export const no = 'No';
export const switchOwnerType = 'Switch to another kind of owner?';
export const switchOwnerTypeDetail = 'What you have typed for this owner is lost.';
export const removingOwner = 'You are removing an owner!';
export const removingAContractor = 'You are removing a contractor!';
export const contractorUsed =
  '{name} is the general contractor of {applications} and cannot be removed. Choose another contractor there first.';
export const removingLicense = 'You are removing a license!';
export const removingPerson = 'You are removing a person!';
export const noOtherEntities = 'No company owns a part of the borrower entity. There is nothing to fill in here.';
export const s1Lead = 'Each of these owners has to hand in an S-1. Download the form, have it signed, and upload it.';
export const downloadS1 = 'Download S-1';
export const ownsOfBorrower = 'Owns {percent}% of the borrower';
export const orgDocumentsHint =
  'What the entity was made by: articles or certificate of formation, operating or partnership agreement';
export const nobodyOwesS1 = 'No owner has to hand in an S-1';
export const uploadS1 = 'Upload the signed S-1 of {name}';
export const usesThirdParty = 'Do you use a third-party general contractor?';
export const noContractors = 'You have added no general contractors';
export const noLicenses = 'You have added no licenses';
export const noEmployees = 'You have added no employees who own nothing';
export const noOwnersYet = 'Nobody owns a part of the company by name yet';
export const invited = 'An invitation was sent to {email}';
export const invite = 'Invite';
export const optionalReference = 'This reference is optional.';
export const confirmStructure = 'I verify that owners and contractors are as shown';
export const structureLead =
  'Owners, how they hold the company, and who builds for it. Any change of owners or contractors takes the verification back.';
export const effectiveLead =
  'What each person owns of the company over all paths. Lenders ask about everybody from 25%, and about one person who controls the company.';
export const controlPerson = 'Control person';
export const noControlPerson = 'Nobody chosen yet';
export const unassignedShare = '{percent}% of the company belongs to nobody named here yet.';
export const groupShare = 'Groups of people under 20%';
export const shownAbove = 'shown above';
export const resume = 'Résumé';
export const addResume = 'Add Résumé';
export const resumeOf = 'Résumé of {name}';
export const addResumeOf = 'Add the résumé of {name}';
export const viewResumeOf = 'View the résumé of {name}';
export const uploadResume = 'Upload the résumé of {name}';
export const personConsent = 'This person agrees to receive text messages at this number';
export const personConsentGiven = 'This person agreed to receive text messages at this number.';
export const findInStructure = 'Find an owner or contractor';
export const notInStructure = 'Nobody in the diagram has this name';
export const structureKeys =
  'Drag to move the diagram. With the keyboard, Tab enters it, the arrow keys go from box to box, and Home goes to the borrower.';
export const pictureFailed = 'This browser could not draw the picture. Save it as SVG instead';
export const diagramFailed = 'The diagram could not be loaded. The list below says the same.';
export const textConsentStop = 'Stop text messages';
export const notAnAdmin = 'Only an administrator can look after a company';
export const companyAdminExists = 'This administrator looks after the company already';
export const companyAdminGone = 'This administrator does not look after the company any more';
export const pointPersonChanged = 'Somebody else chose another point person meanwhile. Please look again.';
export const sectionNeeds = 'Still needed to complete this section: {items}';
export const needsAllOwners = 'owners who hold 100% together';
export const needsContractor = 'the general contractor';
export const needsStructure = 'your verification that owners and contractors are as shown';
export const needsPeopleConfirmed = 'your confirmation that all relevant people have been added';
