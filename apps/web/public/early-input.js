// A page that came as HTML can be read before its scripts are there. The last button pressed before its part of the
// page answers is kept, and what was typed and chosen; platform/device/beginning/early-input.ts does it again then.
(() => {
  const FIELDS = 'input, select, textarea';
  const CHOICES = 'input[type=radio], input[type=checkbox]';
  const early = { button: null, fields: new Map(), isAlive, onInput() {}, stop };
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
    early.button = button;
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
  // The page's words are painted before its scripts run.
  const { entry } = document.currentScript?.dataset ?? {};
  if (entry) requestAnimationFrame(() => setTimeout(() => void import(entry)));
})();
