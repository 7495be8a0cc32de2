export * from './fields.js';
export * from './form.js';
export * from './nested.js';
export { fieldsOf, pickFields, record, shapeOf, writableFields } from './record.js';
export type { FactsOf, FieldName, NamedField, RecordOf } from './record.js';
export { required } from './field.js';
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
