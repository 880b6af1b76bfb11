import { describeRecordings } from '@michi/testing/recordings';
import { review } from './rules.ts';

describeRecordings(review, `${import.meta.dirname}/recordings`);
