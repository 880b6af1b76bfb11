import { describeRecordings } from '@michi/testing/recordings';
import { puzzle } from './rules.ts';

describeRecordings(puzzle, `${import.meta.dirname}/recordings`);
