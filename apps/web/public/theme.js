// Sets the theme before the first paint. The key and the rule are those of platform/device/theme.ts.
(() => {
  let theme = 'light';
  try {
    if (localStorage.getItem('snapwell.theme') === 'dark') theme = 'dark';
  } catch {
    // Storage is closed to this page: light it is.
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.classList.toggle('dark', theme === 'dark');
})();
