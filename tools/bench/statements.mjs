/** Loaded into a measured service: writes down the statements that it sends through mysql2, when asked. */
import { createRequire } from 'node:module';

const { Connection } = createRequire(import.meta.url)('mysql2');
let recorded;
for (const method of ['query', 'execute']) {
  const send = Connection.prototype[method];
  Connection.prototype[method] = function (statement, values, ...more) {
    const text = typeof statement === 'string' ? statement : statement?.sql;
    const filled = Array.isArray(values) ? values : statement?.values;
    recorded?.push(filled ? this.format(text, filled) : text);
    return send.call(this, statement, values, ...more);
  };
}

process.on('message', (question) => {
  if (question?.ask === 'record') {
    recorded = [];
    process.send({ id: question.id });
  }
  if (question?.ask === 'recorded') {
    process.send({ id: question.id, statements: recorded });
    recorded = undefined;
  }
});
