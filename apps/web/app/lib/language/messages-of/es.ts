export default import.meta.glob('../../../../../../packages/messages/messages/es/*.json', {
  import: 'default',
});
