// A page that came as HTML can be read before its scripts are there. The last button pressed before its part of the
// page answers is kept, and what was typed and chosen; platform/device/beginning/early-input.ts does it again then.
(() => {
  const FIELDS = 'input, select, textarea';
  const CHOICES = 'input[type=radio], input[type=checkbox]';
  const early = { button: null, fields: new Map(), hasStep: false, onStep: null, isAlive, onInput() {}, stop };
  // React marks what it has taken over.
  function isAlive(element) {
    return Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  }
  function keepButton(event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || isAlive(button)) return;
    // A form whose script is missing would be sent to the page itself, and what stands in it would be lost.
    event.preventDefault();
    event.stopPropagation();
    early.button?.removeAttribute('data-waiting');
    early.button = button;
    // Until its part of the page answers it shows that it was pressed.
    button.setAttribute('data-waiting', '');
    early.onInput();
  }
  function keepField({ target: field }) {
    if (!(field instanceof Element) || !field.matches(FIELDS)) return;
    if (!isAlive(field)) keep(field);
    // A field can be marked while a part beside it is awaited; React answers nothing until that is there.
    else setTimeout(() => isUntold(field) && keep(field));
  }
  function keep(field) {
    early.fields.set(field, given(field));
    early.onInput();
  }
  const given = (field) => (field.matches(CHOICES) ? field.checked : field.value);
  // React notes on a field what it told of it last.
  function isUntold(field) {
    const told = field._valueTracker?.getValue();
    return told !== undefined && told !== String(given(field));
  }
  function stop() {
    document.removeEventListener('click', keepButton, true);
    document.removeEventListener('input', keepField, true);
    document.removeEventListener('change', keepField, true);
  }
  document.addEventListener('click', keepButton, true);
  document.addEventListener('input', keepField, true);
  document.addEventListener('change', keepField, true);
  window.earlyInput = early;
  // The page's words are painted before its scripts run, and its scripts wait until somebody begins to do something with
  // it: reading needs none. A page that nobody touches gets them a while after it has loaded.
  const STEPS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
  const UNTOUCHED_MS = 10_000;
  const { entry, files = '', stylesheet } = document.currentScript?.dataset ?? {};
  if (entry && isAwaited()) fetchFiles();
  if (entry) requestAnimationFrame(() => setTimeout(() => (isAwaited() ? begin() : waitForStep())));
  // Fetched before the first paint they would share a slow line with the page's own words.
  function fetchFiles() {
    if (stylesheet) addLink({ rel: 'prefetch', as: 'style', href: stylesheet });
    for (const href of files.split(' ')) addLink({ rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href });
  }
  function addLink(link) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  // What scripts put into the page needs styles that did not come with it. Not before: the whole page is styled anew then.
  function begin() {
    const start = () => void import(entry);
    if (stylesheet) addLink({ rel: 'stylesheet', href: stylesheet, onload: start, onerror: start });
    else start();
  }
  function waitForStep() {
    fetchFiles();
    if (early.hasStep) return begin();
    early.onStep = begin;
    const rest = () => setTimeout(() => early.onStep?.(), UNTOUCHED_MS);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, { once: true });
  }
  // Somebody who is known here, an address that asks for something, a frame and what this device has chosen are not drawn
  // by the server: a background, drawings in dark colours, another language.
  function isAwaited() {
    if (parent !== window || location.search || location.hash) return true;
    try {
      const chosen = (key) => localStorage.getItem(`snapwell.${key}`);
      const language = chosen('language');
      return (
        chosen('signed-in') === 'true' ||
        chosen('federated-redirect') !== null ||
        chosen('background') !== null ||
        chosen('theme') === 'dark' ||
        (language !== null && language !== document.documentElement.lang)
      );
    } catch {
      // Storage is closed to this page: nobody is known here.
      return false;
    }
  }
  function noteStep({ type, movementX, movementY }) {
    // Where the pointer lies a browser says by itself, too.
    if (type === 'pointermove' && !movementX && !movementY) return;
    for (const kind of STEPS) removeEventListener(kind, noteStep, true);
    early.hasStep = true;
    early.onStep?.();
    early.onStep = null;
  }
  for (const kind of STEPS) addEventListener(kind, noteStep, { capture: true, passive: true });
})();
