import { describeRecordings } from '@michi/testing/recordings';
import { kotodama } from './rules.ts';

describeRecordings(kotodama, `${import.meta.dirname}/recordings`);
