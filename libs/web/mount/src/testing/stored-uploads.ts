/** Whatever a test uploads is stored at once, as `file`. Gives what ends that. */
export function uploadsAreStored(file: object): () => void {
  const real = globalThis.XMLHttpRequest;
  class Stores {
    upload = {};
    status = 201;
    responseText = JSON.stringify(file);
    onload?: () => void;
    open() {}
    abort() {}
    setRequestHeader() {}
    send() {
      setTimeout(() => this.onload?.());
    }
  }
  globalThis.XMLHttpRequest = Stores as never;
  return () => {
    globalThis.XMLHttpRequest = real;
  };
}
