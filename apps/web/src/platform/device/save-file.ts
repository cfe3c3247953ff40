/** Hands a file to the person as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
