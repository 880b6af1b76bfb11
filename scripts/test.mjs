// `npm test`: everything that must pass, a browser included.
import { build, install, run } from './prepare.mjs';

install();
build();
run('npm', ['run', 'check', '--silent']);
run('npm', ['run', 'test:unit', '--silent']);
run('npm', ['run', 'test:e2e', '--silent']);
