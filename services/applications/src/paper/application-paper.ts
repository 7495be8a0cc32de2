import type { Letterhead } from '@groundwork/domain-accounts';
import {
  applicationRecord,
  applicationTitle,
  legalQuestions,
  loanTypes,
  projectNumberText,
  propertyTypes,
  supplierCategories,
} from '@groundwork/domain-applications';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import { documentName, fileStatusLabels, isFileType } from '@groundwork/domain-files';
import { addCents, formatCents } from '@groundwork/domain-money';
import { fieldsOf } from '@groundwork/domain-records';
import { formatPhone } from '@groundwork/domain-validation';
import { finish, newPaper, section, sentence, title } from '@groundwork/server-paper';
import type { Line } from '@groundwork/server-paper';
import type { ClosingItemEntity } from '../closing-rows/index.js';
import type { CreditFile } from '../credit-file/index.js';
import type { LoanDecisionEntity } from '../decision-rows/index.js';
import type { ApplicationRecord } from '../applications/index.js';
import { answerLine, unanswered } from './answer-lines.js';
import { decisionSections } from './decision-lines.js';
import { closingLine, conditionLines, momentText, sheetLines, supervisionLines } from './paper-lines.js';
import { propertySections } from './property-lines.js';

/** A row of a budget on paper. */
interface PaperBudgetLine {
  readonly name: string;
  readonly section: string;
  readonly type?: string;
  readonly budgetAmount: number;
}

/** Everything that the paper of an application tells; the same facts make the same bytes. */
export interface ApplicationPaper {
  readonly application: ApplicationRecord;
  readonly facts: ApplicationFacts;
  readonly budgets: ReadonlyMap<string, readonly PaperBudgetLine[]>;
  /** By unit; of units that have one. */
  readonly unitBudgets: ReadonlyMap<string, readonly PaperBudgetLine[]>;
  readonly appraisals: readonly (readonly [street: string, lines: readonly Line[]])[];
  readonly creditFile: CreditFile;
  readonly decisions: readonly LoanDecisionEntity[];
  readonly closing: readonly ClosingItemEntity[];
  readonly at: Date;
  readonly letterhead: Letterhead | undefined;
}

const nothing: Line = ['None', '', 'regular'];
const orNone = (lines: readonly Line[]): readonly Line[] => (lines.length > 0 ? lines : [nothing]);

/** An application on paper for the credit file: every answer, budgets, capital, parties, term sheet, decisions, documents. */
export async function applicationPaper(paper: ApplicationPaper): Promise<Buffer> {
  const { application, facts, creditFile } = paper;
  const name = `Loan application: ${applicationTitle(application)}`;
  const foot = `Project ${projectNumberText(application.projectNumber)}, version ${application.version}, as it stood ${momentText(paper.at)}`;
  const document = newPaper(name, foot, paper.at, paper.letterhead);
  title(document, name);
  sentence(document, `${foot}. Company: ${creditFile.parties.name}.`);
  section(document, 'Loan', loanLines(application, facts));
  (facts.properties ?? []).forEach((property, index) => {
    section(document, `Property ${index + 1}: ${property.street || unanswered}`, []);
    for (const { heading, lines } of propertySections(facts, index)) section(document, heading, lines, 3);
  });
  for (const [index, { id, street, units }] of application.properties.entries()) {
    budgetSections(document, `Budget of property ${index + 1}: ${street || unanswered}`, paper.budgets.get(id) ?? []);
    for (const [place, unit] of units.entries()) {
      const lines = paper.unitBudgets.get(unit.id);
      if (lines) budgetSections(document, `Budget of unit ${place + 1} of property ${index + 1}`, lines);
    }
  }
  section(document, 'Capital', capitalLines(facts, [...paper.budgets.values()].flat()));
  for (const [street, lines] of paper.appraisals) section(document, `Appraisal: ${street}`, lines, 3);
  section(document, 'Borrower, owners and contractors', partyLines(facts, creditFile.parties));
  section(document, 'Suppliers and Subcontractors', supplierLines(facts));
  section(document, 'Financial & Litigation', legalLines(facts));
  section(document, 'Term Sheet', termSheetLines(facts, creditFile.termSheet));
  section(document, 'Conditions', orNone(conditionLines(facts.approvalConditions)));
  section(document, 'Closing', orNone(paper.closing.map((item) => closingLine(item))));
  for (const [decision, ...upon] of paper.decisions.map(decisionSections)) {
    section(document, decision.heading, decision.lines);
    for (const { heading, lines } of upon) section(document, heading, lines, 3);
  }
  section(document, 'Documents', orNone(creditFile.files.map((file) => documentLine(file, application.properties))));
  return finish(document, foot);
}

function loanLines({ status, loanType, propertyType }: ApplicationRecord, facts: ApplicationFacts): Line[] {
  const situation = { ...facts, propertyCount: facts.properties?.length ?? 0 };
  const { fields } = applicationRecord;
  return [
    ['Loan', loanType ? loanTypes[loanType].label : unanswered],
    ['Purpose', facts.intendedPurpose === 'rent' ? 'to Rent' : 'to Sell'],
    ['Property type', propertyType ? propertyTypes[propertyType].label : unanswered],
    ['Status', status.replace('_', ' ')],
    answerLine(fields.numberApplyingFor, facts.numberApplyingFor),
    answerLine(fields.lineOfCredit, facts.lineOfCredit),
    ...fieldsOf(applicationRecord, { section: 'project', facts: situation }).map((field) =>
      answerLine(field, facts[field.name]),
    ),
  ];
}

function budgetSections(document: PDFKit.PDFDocument, heading: string, lines: readonly PaperBudgetLine[]): void {
  const sum = (rows: readonly PaperBudgetLine[]) => formatCents(addCents(rows.map(({ budgetAmount }) => budgetAmount)));
  section(document, heading, [['Total', sum(lines), 'bold']]);
  const used = lines.filter(({ budgetAmount }) => budgetAmount !== 0);
  for (const group of new Set(used.map((line) => line.section))) {
    const rows = used.filter((line) => line.section === group);
    section(
      document,
      `${group}: ${sum(rows)}`,
      rows.map(({ name, type, budgetAmount }) => [name, `${formatCents(budgetAmount)}${type ? ` (${type})` : ''}`]),
      3,
    );
  }
}

function capitalLines(facts: ApplicationFacts, lines: readonly PaperBudgetLine[]): Line[] {
  const { requestedLoanAmount, fundingSources } = facts;
  return [
    ['Budget in all', formatCents(addCents(lines.map(({ budgetAmount }) => budgetAmount)))],
    answerLine(applicationRecord.fields.requestedLoanAmount, requestedLoanAmount),
    ...(fundingSources ?? []).map(({ name, total }): Line => [name, formatCents(total)]),
  ];
}

function partyLines(facts: ApplicationFacts, parties: CreditFile['parties']): Line[] {
  const named = [...parties.owners, ...parties.people, ...parties.contractors];
  const nameOf = (id: string | null | undefined) =>
    id === parties.companyId ? parties.name : (named.find((party) => party.id === id)?.name ?? (id || unanswered));
  const { borrowerId, contractorSelected, generalContractorId, constructionOverseers } = facts;
  const { fields } = applicationRecord;
  return [
    ['Borrower', nameOf(borrowerId), 'bold'],
    answerLine(fields.contractorSelected, contractorSelected),
    ...(contractorSelected ? [['General contractor', nameOf(generalContractorId)] as const] : []),
    ...(constructionOverseers ?? []).map((row) => ['Construction overseer', nameOf(row.overseeingPersonId)] as const),
    answerLine(fields.ownershipConfirmation, facts.ownershipConfirmation),
    ...parties.owners.map((owner): Line => ['Owner', `${owner.name}, ${owner.percentOwnership}%`]),
  ];
}

function supplierLines({ suppliers }: ApplicationFacts): Line[] {
  return supplierCategories.map(({ field, label }) => {
    const { name, phone } = suppliers?.[field] ?? {};
    return [label, [name, phone ? formatPhone(phone) : ''].filter(Boolean).join(', ') || unanswered];
  });
}

function legalLines({ legalInformation }: ApplicationFacts): Line[] {
  return legalQuestions.map(({ field, label }) => {
    const answer = legalInformation?.[field];
    const words = answer === true ? 'Yes' : answer === false ? 'No' : unanswered;
    return [label, [words, legalInformation?.[`${field}Explaination`]].filter(Boolean).join(': ')];
  });
}

function termSheetLines(facts: ApplicationFacts, accepted: CreditFile['termSheet']): Line[] {
  const { termSheetAgreementTime } = facts;
  const broker = ['brokerUsed', 'brokerName', 'brokerEmail', 'brokerRate', 'brokerAdditionalFees'] as const;
  const { fields } = applicationRecord;
  return [
    ...(termSheetAgreementTime && accepted
      ? sheetLines(accepted)
      : [['Accepted', termSheetAgreementTime ? momentText(termSheetAgreementTime) : 'not accepted'] as const]),
    ...broker.map((name) => answerLine(fields[name], facts[name])),
    answerLine(fields.costAck, facts.costAck),
    ...(facts.lineOfCredit ? acknowledged(facts) : []),
  ];
}

/** The supervision by its record: a tick alone is no acknowledgement (decision 0063). */
const acknowledged = ({ supervisoryAck, supervision }: ApplicationFacts): Line[] =>
  supervisoryAck && supervision
    ? supervisionLines(supervision)
    : [[applicationRecord.fields.supervisoryAck.label, supervisoryAck ? 'ticked, without a record' : unanswered]];

const documentLine = (file: CreditFile['files'][number], properties: Parameters<typeof documentName>[1]): Line => [
  isFileType(file.fileType) ? documentName(file, properties) : file.fileType,
  `${file.userFileName}, ${fileStatusLabels[file.status]}, ${momentText(file.uploadedAt)}, SHA-256 ${file.sha256}`,
];
