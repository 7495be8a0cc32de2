// Chooses light or dark, names the tab and colors its icon before the first paint. A file of its own: the page allows no inline script.
(function () {
  var chosen;
  try {
    chosen = localStorage.getItem('groundwork.theme');
  } catch (_) {
    // Storage may be closed to us; then the system decides.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  // A style sheet above a script has arrived, or failed, when the script runs. Until then the tab has no other name that would change.
  var root = document.documentElement;
  var said = getComputedStyle(root);
  var name = said.getPropertyValue('--lender-name').trim();
  // Asked while the page is light: white stands on the icon. No other style sheet is here yet.
  var accent = said.getPropertyValue('--chakra-colors-accent-solid').trim();
  root.classList.toggle('dark', dark);
  var icon = accent && document.querySelector('link[rel="icon"]');
  if (icon) icon.href = icon.href.replace('%230d5c63', encodeURIComponent(accent));
  document.title = name ? decodeURIComponent(name) : 'Groundwork';
})();
