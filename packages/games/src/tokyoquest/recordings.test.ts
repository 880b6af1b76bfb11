import { describeRecordings } from '@michi/testing/recordings';
import { formerTokyoquest, tokyoquest } from './rules.ts';

describeRecordings(tokyoquest, `${import.meta.dirname}/recordings`);
describeRecordings(formerTokyoquest, `${import.meta.dirname}/former-recordings`);
