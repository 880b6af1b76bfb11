import { describeRecordings } from '@michi/testing/recordings';
import { hanazono } from './rules.ts';

describeRecordings(hanazono, `${import.meta.dirname}/recordings`);
