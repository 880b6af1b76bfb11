import { onTestFinished, vi } from 'vitest';

/** What the page gives the browser to be saved, until the test ends: nothing is really saved. */
export function savedFiles() {
  const blobs = new Map<string, Blob>();
  const files: { readonly name: string; readonly file: Blob }[] = [];
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = blobs.get(this.getAttribute('href') ?? '');
    if (file) files.push({ name: this.download, file });
  });
  onTestFinished(() => {
    url.mockRestore();
    click.mockRestore();
  });
  return files;
}

/** As in a browser that lets nobody read pictures, until the test ends. */
export function forbidPictures(): void {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { OffscreenCanvas } = globalThis;
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  const toBlob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((onBlob: BlobCallback) => onBlob(null));
  onTestFinished(() => {
    Object.assign(globalThis, { OffscreenCanvas });
    toBlob.mockRestore();
    warn.mockRestore();
  });
}
