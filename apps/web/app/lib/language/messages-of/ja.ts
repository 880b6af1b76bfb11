export default import.meta.glob('../../../../../../packages/messages/messages/ja/*.json', {
  import: 'default',
});
