/**
 * jsdom walks the whole page for each field whose labels are asked for, and for each label on the way once more to find its
 * field; queries by label and by name ask this of every field after every change. Here the page is walked once after a
 * change. Loaded before jsdom.
 */
const path = require('node:path');

const living = path.join(path.dirname(require.resolve('jsdom')), 'jsdom', 'living');
const controls = require(path.join(living, 'helpers', 'form-controls.js'));
const { domSymbolTree } = require(path.join(living, 'helpers', 'internal-constants.js'));
const NodeList = require(path.join(living, 'generated', 'NodeList.js'));

const { isLabelable } = controls;
const htmlNamespace = 'http://www.w3.org/1999/xhtml';
const isLabel = ({ _localName, _namespaceURI }) => _localName === 'label' && _namespaceURI === htmlNamespace;

/** The field that a label is of; `ids` has the first element of each id. */
function controlOf(label, ids) {
  const id = label.getAttributeNS(null, 'for');
  const named = ids.get(id);
  if (id !== null) return named && isLabelable(named) ? named : undefined;
  for (const descendant of domSymbolTree.treeIterator(label)) if (isLabelable(descendant)) return descendant;
  return undefined;
}

const known = new WeakMap();

/** The labels below a root by their fields, as long as nothing below it changes. */
function labelsBelow(root) {
  const before = known.get(root);
  if (before?.version === root._version) return before.labels;
  const ids = new Map();
  const all = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    const id = node.nodeType === 1 ? node.getAttributeNS(null, 'id') : null;
    if (id && !ids.has(id)) ids.set(id, node);
    if (isLabel(node)) all.push(node);
  }
  const labels = new Map();
  for (const label of all) {
    const control = controlOf(label, ids);
    if (control) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  known.set(root, { version: root._version, labels });
  return labels;
}

controls.getLabelsForLabelable = (labelable) => {
  if (!isLabelable(labelable)) return null;
  if (!labelable._labels) {
    const root = labelable.getRootNode({});
    const query = () => labelsBelow(root).get(labelable) ?? [];
    labelable._labels = NodeList.createImpl(root._globalObject, [], { element: root, query });
  }
  return labelable._labels;
};
