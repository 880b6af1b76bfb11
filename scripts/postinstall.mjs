// After every `npm ci`, also one by hand.
import { root } from './prepare.mjs';
import { linkRuntime } from './runtime.mjs';

linkRuntime(root);
