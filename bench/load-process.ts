// Sends requests as its argument says, and prints what became of them.
import autocannon, { type Options } from 'autocannon';

// A server that is slower than its clients would find them asleep, and pay for waking them with each answer; a
// faster one never would. So they stay awake for both.
let working = true;
const stayAwake = () => {
  if (working) setImmediate(stayAwake);
};
stayAwake();

const options: Options = JSON.parse(process.argv[2] ?? '');
const summary = await autocannon(options);
working = false;
console.log(JSON.stringify(summary));
