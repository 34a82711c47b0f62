/**
 * Inlined into every document, the same bytes in each (its hash stands in the policy). Installs the
 * one Trusted Types policy, then starts the shell once the document is painted: at once on pages
 * whose purpose is a form, in idle time on pages that are read.
 */
(function () {
  var boot = JSON.parse(document.getElementById('boot').textContent);
  var own = location.origin + '/releases/';
  var admitted = new Set();
  // Only a developer's server puts any origin there.
  function overrides() {
    var data = document.getElementById('site-data');
    return (data && JSON.parse(data.textContent).overrides) || [];
  }
  // Content that was sanitised at build, or that stood in the document already.
  window.admitHtml = function (html) {
    admitted.add(html);
    return html;
  };
  if (window.trustedTypes) {
    window.trustedTypes.createPolicy('default', {
      createScriptURL: function (url) {
        var from = new URL(url, location.href);
        return from.href.indexOf(own) === 0 || overrides().indexOf(from.origin) >= 0 ? url : null;
      },
      createHTML: function (html) {
        return admitted.has(html) ? html : null;
      },
    });
  }
  // A call from a page that is not live yet is counted once it is.
  addEventListener('click', function (event) {
    window.pressed = event.target;
  });
  function add(tag, attributes) {
    var element = document.createElement(tag);
    for (var name in attributes) element.setAttribute(name, attributes[name]);
    document.head.appendChild(element);
  }
  var begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    boot.load.forEach(function (file) {
      var attributes = {
        rel: 'preload',
        href: file[0],
        as: file[1],
        fetchpriority: 'low',
        crossorigin: '',
      };
      if (file[2]) attributes.integrity = file[2];
      add('link', attributes);
    });
    var script = document.createElement('script');
    script.src = boot.main[0];
    script.integrity = boot.main[1];
    script.crossOrigin = 'anonymous';
    document.head.appendChild(script);
  }
  function afterPaint() {
    if (boot.form) begin();
    else if (window.requestIdleCallback) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 200);
  }
  // Somebody who already taps needs the page live now.
  addEventListener('pointerdown', begin, { once: true, capture: true });
  addEventListener('keydown', begin, { once: true, capture: true });
  try {
    new PerformanceObserver(afterPaint).observe({ type: 'paint', buffered: true });
  } catch {
    afterPaint();
  }
  // A page in a background tab is never painted.
  setTimeout(afterPaint, 3000);
})();
