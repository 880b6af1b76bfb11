export default import.meta.glob('../../../../../../packages/messages/messages/en/*.json', {
  import: 'default',
});
