/** There are no pages to serve; the message is one sentence that says what to do. */
export class PagesNotBuilt extends Error {
  override readonly name = 'PagesNotBuilt';

  constructor() {
    super('The pages are not built: run npm run build, or npm start.');
  }
}
