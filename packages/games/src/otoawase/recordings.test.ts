import { describeRecordings } from '@michi/testing/recordings';
import { otoawase } from './rules.ts';

describeRecordings(otoawase, `${import.meta.dirname}/recordings`);
