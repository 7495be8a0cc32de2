import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;
const remembering = new WeakSet<Storage>();

/**
 * Has class-validator remember the rules of a class. For those that it inherits it goes through all classes of the process at each check,
 * which in a service costs more than the check itself. Whoever declares another rule has all of them read anew.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  if (remembering.has(storage)) return;
  remembering.add(storage);
  const [read, add] = [storage.getTargetValidationMetadatas.bind(storage), storage.addValidationMetadata.bind(storage)];
  let known = new WeakMap<object, Rules>();
  storage.addValidationMetadata = (rule) => {
    known = new WeakMap();
    add(rule);
  };
  storage.getTargetValidationMetadatas = (target, schema, always, strict, groups) => {
    // Nobody here has groups of rules, or rules of a schema.
    if (schema || always || strict || groups?.length) return read(target, schema, always, strict, groups);
    let rules = known.get(target);
    if (!rules) {
      rules = read(target, schema, always, strict, groups);
      known.set(target, rules);
    }
    return rules;
  };
}
