import { describeRecordings } from '@michi/testing/recordings';
import { jukugo } from './rules.ts';

describeRecordings(jukugo, `${import.meta.dirname}/recordings`);
