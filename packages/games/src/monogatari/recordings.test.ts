import { describeRecordings } from '@michi/testing/recordings';
import { monogatari } from './rules.ts';

describeRecordings(monogatari, `${import.meta.dirname}/recordings`);
