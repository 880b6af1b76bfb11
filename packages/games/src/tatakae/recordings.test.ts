import { describeRecordings } from '@michi/testing/recordings';
import { tatakae } from './rules.ts';

describeRecordings(tatakae, `${import.meta.dirname}/recordings`);
