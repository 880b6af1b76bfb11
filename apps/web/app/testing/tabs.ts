/** What another tab of the site stores, of which this one hears. */
export function storeElsewhere(key: string, value: string): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.contentWindow?.localStorage.setItem(key, value);
  frame.remove();
}
