/**
 * Has the browser fetch and keep what an address leads to. The server names the file and says that it is to be saved,
 * so the page stays; a new tab is used where the specification asks for one, and closes by itself.
 */
export function saveFile(address: string, { newTab = false }: { newTab?: boolean } = {}): void {
  const link = document.createElement('a');
  link.href = address;
  if (newTab) {
    link.target = '_blank';
    link.rel = 'noopener';
  } else {
    link.download = '';
  }
  document.body.append(link);
  link.click();
  link.remove();
}
