export * from './fields.js';
export * from './form.js';
export { kindsOf } from './kinds.js';
export * from './nested.js';
export {
  fieldNames,
  fieldsOf,
  hiddenFields,
  pickFields,
  readableBy,
  record,
  shapeOf,
  storedValues,
  wholeRecord,
  writableFields,
} from './record.js';
export type { FactsOf, FieldName, NamedField, RecordOf, WholeRecord } from './record.js';
export { orNull, relabelled, required, someOf } from './field.js';
export type {
  AnyField,
  AnyRecord,
  Field,
  FieldKind,
  FieldList,
  FieldOptions,
  InputKind,
  Option,
  RecordDeclaration,
  Writer,
} from './field.js';
export { machineFlaws, statusMachine } from './status-machine.js';
export type { Guard, StatusMachine, StatusTable, Transitions } from './status-machine.js';
export * from './merged.js';
