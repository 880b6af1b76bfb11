import * as z from 'zod/mini';
import { templateIds } from './templates.ts';

/** One page, to be handed in. */
export const setupSchema = z.strictObject({ template: z.enum(templateIds) });
export type Setup = z.infer<typeof setupSchema>;

/** The level of a run, by which its best result is known. */
export const levelOf = ({ template }: Setup): string => template;
