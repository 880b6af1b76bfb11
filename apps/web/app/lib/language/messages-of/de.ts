export default import.meta.glob('../../../../../../packages/messages/messages/de/*.json', {
  import: 'default',
});
