// Runs before the first paint, so a chosen theme never flashes the other one, nothing moves unasked, and whoever is
// signed in is not asked to. Who opens the app, and what its screen shows of theirs, is asked for here: the scripts
// that want to know are still to come (src/state/early.ts takes the answers).
(function () {
  var script = document.currentScript;

  function askEarly(token) {
    var authorization = 'Bearer ' + token;
    var answers = {};
    window.early = { authorization: authorization, at: performance.now(), answers: answers };

    function ask(address) {
      // The app may have been faster, and has asked by itself.
      if (address in answers) return null;
      var answer = fetch(address, { headers: { authorization: authorization } });
      // Without an answer nobody may have come to hear of it.
      answer.catch(function () {});
      return (answers[address] = answer);
    }

    /** `{field}` stands for what the profile says there; what it does not say leads nowhere. */
    function addressFor(profile, template) {
      var known = true;
      var address = template.replace(/\{(\w+)\}/g, function (_, field) {
        known = known && !!profile[field];
        return profile[field];
      });
      return known ? address : null;
    }

    ask('/api/users/me')
      .then(function (answer) {
        return answer.ok ? answer.clone().json() : null;
      })
      .then(function (profile) {
        if (!profile || !profile.onboarding_complete || !script.dataset.asks) return;
        script.dataset.asks.split(' ').forEach(function (template) {
          var address = addressFor(profile, template);
          if (address) ask(address);
        });
      })
      .catch(function () {});

    // The first of a page takes a slow phone 50 ms or more: now it has nothing else to do.
    setTimeout(function () {
      new Intl.DateTimeFormat('en-US');
    });
  }

  try {
    var root = document.documentElement;
    var theme = localStorage.getItem('rinkside.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('rinkside.motion') === 'less') root.dataset.motion = 'less';
    var session = localStorage.getItem('rinkside.session');
    if (session) root.dataset.known = '';
    if (session && location.pathname.indexOf('/app') === 0) askEarly(JSON.parse(session).accessToken);
  } catch (error) {
    // Storage may be closed to us; the system's own preference then decides.
  }
})();
