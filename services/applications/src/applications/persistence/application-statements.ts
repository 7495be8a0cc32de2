/** The statements of the portal's hottest reads, narrow and in our own words: the reader, the lists and the bench run these. */

const columns = `id, project_number AS projectNumber, company_id AS companyId, user_id AS userId, status, version, round, name, loan_type AS loanType,
  property_type AS propertyType, intended_purpose AS intendedPurpose, number_applying_for AS numberApplyingFor,
  line_of_credit AS lineOfCredit, section_complete AS sectionComplete, percentage_complete AS percentageComplete,
  items_needed AS itemsNeeded, rejected_steps AS rejectedSteps, filled_lists AS filledLists,
  term_sheet_agreement_time AS termSheetAgreementTime, term_sheet_figures AS termSheetFigures, supervision, details, created_at AS createdAt, updated_at AS updatedAt,
  submitted_at AS submittedAt, awaiting_at AS awaitingAt, closing_at AS closingAt, approved_at AS approvedAt, decided_at AS decidedAt, decided_by AS decidedBy, ledger_opened_at AS ledgerOpenedAt, terms`;

const summaryColumns = `id, project_number AS projectNumber, company_id AS companyId, name, status, version, loan_type AS loanType, property_type AS propertyType,
  intended_purpose AS intendedPurpose, number_applying_for AS numberApplyingFor, line_of_credit AS lineOfCredit,
  first_street AS street, section_complete AS sectionComplete, percentage_complete AS percentageComplete,
  items_needed AS itemsNeeded, rejected_steps AS rejectedSteps, created_at AS createdAt, updated_at AS updatedAt,
  submitted_at AS submittedAt, awaiting_at AS awaitingAt, closing_at AS closingAt, approved_at AS approvedAt,
  ledger_opened_at AS ledgerOpenedAt, term_sheet_agreement_time AS termSheetAgreementTime`;

/** Longest list of one company. */
const longest = 500;

/** `lock`: '' or ' FOR UPDATE', in all of these. */
export const applicationById = (lock = ''): string => `SELECT ${columns} FROM application WHERE id = ?${lock}`;

export const propertiesOf = (lock = ''): string =>
  `SELECT id, street, city, county, state, zip_code AS zipCode, budget_total AS budgetTotal, details FROM property WHERE application_id = ? ORDER BY position${lock}`;

const partsOf = (table: string, lock: string): string =>
  `SELECT id, property_id AS propertyId, details FROM ${table} WHERE application_id = ? ORDER BY property_id, position${lock}`;
export const unitsOf = (lock = ''): string => partsOf('unit', lock);
export const floorPlansOf = (lock = ''): string => partsOf('floor_plan', lock);

export const overseersOf = (lock = ''): string =>
  `SELECT id, application_id AS applicationId, overseeing_person_id AS overseeingPersonId FROM construction_overseer WHERE application_id = ? ORDER BY id${lock}`;

/** Newest change first; the orders are those of the indices. `where` begins with ' WHERE' or is empty. */
export const summariesOfAll = (where: string, limit: number): string =>
  `SELECT ${summaryColumns} FROM application${where} ORDER BY updated_at DESC, id DESC LIMIT ${limit}`;

/** `where` begins with ' AND' or is empty. */
export const summariesOfCompany = (where: string): string =>
  `SELECT ${summaryColumns} FROM application WHERE company_id = ?${where} ORDER BY updated_at DESC, id DESC LIMIT ${longest}`;

/** What the lender's list shows beyond the summary. */
export const lenderColumns =
  'company_name AS companyName, credit_approver_id AS creditApproverId, stage_at AS stageAt, amount, point_person_id AS pointPersonId, ';

/**
 * The lender's list: what fits is found and put in order in indices alone, and the rows of one page are read. `from` says by which
 * index, `more` what is read beyond the summary; numbers are unique and need no id beside them.
 */
export function foundApplications(
  from: string,
  where: readonly string[],
  { column, direction }: { readonly column: string; readonly direction: 'asc' | 'desc' },
  limit: number,
  more = '',
): string {
  const order = (value: string, id: string) =>
    `ORDER BY ${value} ${direction}${column === 'project_number' ? '' : `, ${id} ${direction}`}`;
  return `SELECT ${summaryColumns}, ${more}sortValue
  FROM (SELECT application.id AS metId, ${column} AS sortValue FROM ${from}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''} ${order(column, 'application.id')} LIMIT ${limit}) AS met
  JOIN application ON application.id = met.metId ${order('sortValue', 'application.id')}`;
}
