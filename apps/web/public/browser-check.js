// Marks browsers that are older than the supported ones and tells people. Old syntax, because those browsers run it.
(function () {
  // Import maps came with Safari 16.4, the oldest supported browser.
  if (HTMLScriptElement.supports && HTMLScriptElement.supports('importmap')) return;
  document.documentElement.setAttribute('data-old-browser', '');
  document.addEventListener('DOMContentLoaded', function () {
    var notice = document.getElementById('old-browser');
    if (notice) notice.removeAttribute('hidden');
  });
})();
