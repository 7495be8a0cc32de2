/** Has the browser keep what was fetched already, so that a failure could be told of. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  click(address, (link) => (link.download = name));
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Has the browser fetch and keep what an address leads to. The server names the file and says that it is to be saved,
 * so the page stays; a new tab is used where the specification asks for one, and closes by itself.
 */
export function saveFile(address: string, { newTab = false }: { newTab?: boolean } = {}): void {
  click(address, (link) => {
    if (newTab) {
      link.target = '_blank';
      link.rel = 'noopener';
    } else {
      link.download = '';
    }
  });
}

function click(address: string, how: (link: HTMLAnchorElement) => void): void {
  const link = document.createElement('a');
  link.href = address;
  how(link);
  document.body.append(link);
  link.click();
  link.remove();
}
