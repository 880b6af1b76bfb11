export default import.meta.glob('../../../../../../packages/messages/messages/fr/*.json', {
  import: 'default',
});
