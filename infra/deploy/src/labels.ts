/** What its kind is called in labels; network policies select by it. */
export const componentLabel = 'app.kubernetes.io/component';
export const namespace = 'groundwork';

export const labels = (name: string) => ({ 'app.kubernetes.io/name': name, 'app.kubernetes.io/part-of': 'groundwork' });
export const metadata = (name: string, of: string = name) => ({ name, namespace, labels: labels(of) });
/** By these its pods are selected; they never change. */
export const selectorOf = (unit: { readonly name: string }) => ({
  matchLabels: { 'app.kubernetes.io/name': unit.name },
});
export const asEnv = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
