/** Tells the page around the widget how far the person is. The portal's origin alone hears it. */
export const widgetScript = `(() => {
  const { status, code, origin } = document.body.dataset;
  if (window.parent !== window) window.parent.postMessage({ Status: Number(status), requestCode: code }, origin);
  document.querySelector('h1')?.focus();
})();
`;

export const styles = `:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #fff; }
body { margin: 0; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem 1rem 2rem; }
h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
h1:focus { outline: none; }
p { margin: 0 0 1rem; }
.step { color: #4a5668; font-size: .875rem; margin: 0 0 .25rem; }
.note { color: #4a5668; font-size: .875rem; }
.error { color: #a3182a; font-weight: 600; }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; }
legend { padding: 0; font-weight: 600; margin-bottom: .5rem; }
label.choice { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid #c6cedb; border-radius: .5rem; margin-bottom: .5rem; cursor: pointer; }
label.choice:has(input:checked) { border-color: #1d5fbf; background: #eef4fd; }
label.choice:focus-within { outline: 3px solid #1d5fbf; outline-offset: 1px; }
label.choice input { flex: none; width: 1.125rem; height: 1.125rem; accent-color: #1d5fbf; }
label.choice span.amount { margin-left: auto; font-variant-numeric: tabular-nums; }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; }
button, a.button { font: inherit; min-height: 2.75rem; padding: 0 1.25rem; border-radius: .5rem; border: 1px solid #1d5fbf; background: #1d5fbf; color: #fff; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
a.button { background: #fff; color: #1d5fbf; }
button:focus-visible, a:focus-visible, select:focus-visible { outline: 3px solid #123f80; outline-offset: 2px; }
h2 { font-size: 1rem; margin: 0 0 .25rem; }
section { border-top: 1px solid #dbe1ea; padding: 1rem 0; }
section p { margin-bottom: .5rem; }
select { font: inherit; min-height: 2.75rem; max-width: 100%; border-radius: .5rem; border: 1px solid #8894a8; background: #fff; padding: 0 .5rem; }
`;
