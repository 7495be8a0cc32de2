// Chooses light or dark before the first paint. A file of its own: the page allows no inline script.
(function () {
  var chosen;
  try {
    chosen = localStorage.getItem('groundwork.theme');
  } catch (_) {
    // Storage may be closed to us; then the system decides.
  }
  var dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
})();
