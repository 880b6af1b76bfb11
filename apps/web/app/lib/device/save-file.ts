/** A large file takes the browser some time to write. */
const saveMs = 60_000;

/** Hands a file over to the browser, which keeps it under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), saveMs);
}
