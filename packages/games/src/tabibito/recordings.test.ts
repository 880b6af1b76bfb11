import { describeRecordings } from '@michi/testing/recordings';
import { tabibito } from './rules.ts';

describeRecordings(tabibito, `${import.meta.dirname}/recordings`);
