// Runs before the first paint, so a chosen theme never flashes the other one, nothing moves unasked, and whoever is
// signed in is not asked to.
(function () {
  try {
    var root = document.documentElement;
    var theme = localStorage.getItem('rinkside.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('rinkside.motion') === 'less') root.dataset.motion = 'less';
    if (localStorage.getItem('rinkside.session')) root.dataset.known = '';
  } catch (error) {
    // Storage may be closed to us; the system's own preference then decides.
  }
})();
