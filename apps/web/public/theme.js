// Runs before the first paint, so a chosen theme never flashes the other one.
(function () {
  try {
    var theme = localStorage.getItem('rinkside.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {
    // Storage may be closed to us; the system's own preference then decides.
  }
})();
