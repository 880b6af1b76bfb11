import { describeRecordings } from '@michi/testing/recordings';
import { tokyoquest } from './rules.ts';

describeRecordings(tokyoquest, `${import.meta.dirname}/recordings`);
