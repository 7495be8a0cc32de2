import './quick-labels.cjs';
import './quick-selectors.cjs';
import { quickStyles } from './quick-styles.cjs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { extendLimits } from './patience.mjs';
import { trySecondTime } from './second-try.mjs';

/** What a browser has and jsdom has not; Node's own where it has one. */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'DOMException',
  'Headers',
  'ReadableStream',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

let pages = 0;

/** Channels of one page: Node's own would keep the process alive for as long as they are open, and reach the pages of other test files. */
function channelsOf(page) {
  const ownName = (name) => `${name} ${page}`;
  return class ChannelOfTest extends BroadcastChannel {
    constructor(name) {
      super(ownName(name));
      this.unref();
    }
  };
}

export default class WebEnvironment extends TestEnvironment {
  handleTestEvent(event, state) {
    extendLimits(event, state);
  }

  async setup() {
    await super.setup();
    const page = this.global;
    trySecondTime(page);
    for (const name of fromNode) page[name] = globalThis[name];
    page.BroadcastChannel = channelsOf((pages += 1));
    page.Request = class extends Request {
      // Node's own knows no page to be relative to.
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
      }
    };
    page.crypto.randomUUID ??= () => globalThis.crypto.randomUUID();
    page.Element.prototype.scrollIntoView ??= () => {};
    page.Blob.prototype.arrayBuffer ??= function read() {
      return new Promise((resolve, reject) => {
        const reader = new page.FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    };
    page.Blob.prototype.text ??= async function read() {
      return new TextDecoder().decode(await this.arrayBuffer());
    };
    // A page that is not laid out has nowhere to scroll; jsdom would say so of each attempt.
    quickStyles(page);
    page.scrollTo = () => {};
    page.scrollBy = () => {};
    page.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });
    page.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    page.reportError ??= (error) => console.error(error);
    const dialog = page.HTMLDialogElement?.prototype;
    if (dialog && !dialog.showModal) {
      dialog.showModal = dialog.show = function () {
        this.setAttribute('open', '');
      };
      dialog.close = function () {
        this.removeAttribute('open');
      };
    }
  }
}
