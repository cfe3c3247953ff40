// A page that came as HTML can be read before its scripts are there. The last button pressed in that time is kept, and
// pressed again by app/rendered/early-clicks.ts when the page has been taken over.
(() => {
  const early = { button: null, stop: () => document.removeEventListener('click', keep, true) };
  function keep(event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    // A form whose script is missing would be sent to the page itself, and what stands in it would be lost.
    event.preventDefault();
    event.stopPropagation();
    early.button = button;
  }
  document.addEventListener('click', keep, true);
  window.earlyClicks = early;
})();
