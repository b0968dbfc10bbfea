// Runs before the first paint, so a chosen theme never flashes the other one, nothing moves unasked, and whoever is
// signed in is not asked to. Who opens the app is asked for here: the scripts that want to know are still to come.
(function () {
  try {
    var root = document.documentElement;
    var theme = localStorage.getItem('rinkside.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('rinkside.motion') === 'less') root.dataset.motion = 'less';
    var session = localStorage.getItem('rinkside.session');
    if (session) root.dataset.known = '';
    if (session && location.pathname.indexOf('/app') === 0) {
      var authorization = 'Bearer ' + JSON.parse(session).accessToken;
      var address = '/api/users/me';
      var answer = fetch(address, { headers: { authorization: authorization } });
      // Without an answer nobody may have come to hear of it.
      answer.catch(function () {});
      window.early = { address: address, authorization: authorization, answer: answer };
    }
  } catch (error) {
    // Storage may be closed to us; the system's own preference then decides.
  }
})();
