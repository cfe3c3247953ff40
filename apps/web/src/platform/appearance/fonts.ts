import address from '#styles/fonts.css?url';

/**
 * Brings the product's fonts. The page does not wait for them: they are 150 kB, and until they are here the device's own
 * stand in for them with the same measures (`styles/stand-ins.css`).
 */
export function startFonts(): void {
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}
