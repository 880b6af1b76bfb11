import { describeRecordings } from '@michi/testing/recordings';
import { mitsukete } from './rules.ts';

describeRecordings(mitsukete, `${import.meta.dirname}/recordings`);
