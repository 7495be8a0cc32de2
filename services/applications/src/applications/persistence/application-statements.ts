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

/** `lock`: '' or ' FOR UPDATE'. */
export const applicationById = (lock = ''): string => `SELECT ${columns} FROM application WHERE id = ?${lock}`;

const ofProperties =
  "'properties' AS kind, id, position, NULL AS ofId, details, street, city, county, state, zip_code AS zipCode, budget_total AS budgetTotal FROM property";
const ofPart = (kind: string, table: string): string =>
  `'${kind}', id, position, property_id, details, NULL, NULL, NULL, NULL, NULL, NULL FROM ${table}`;
const overseers =
  "'overseers', id, 0, overseeing_person_id, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM construction_overseer";

/** The lists with a table of their own, as `filled_lists` names them. */
const lists = { units: ofPart('units', 'unit'), floorPlans: ofPart('floorPlans', 'floor_plan'), overseers } as const;
export const allLists = Object.keys(lists);

/**
 * All that belongs to an application, in no order: its properties and of its lists those that are named, each row with its place in the
 * list. One statement for up to four tables, with the application's id for each of them.
 */
export const partsOfApplication = (named: readonly string[], lock = ''): string => {
  const selects = [
    ofProperties,
    ...Object.entries(lists).flatMap(([list, select]) => (named.includes(list) ? [select] : [])),
  ];
  const each = selects.map((select) => `SELECT ${select} WHERE application_id = ?${lock}`);
  return lock ? each.map((select) => `(${select})`).join(' UNION ALL ') : each.join(' UNION ALL ');
};

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
