import * as z from 'zod/mini';
import { adminPerMinute, adminRefusals, reason, version } from './administration.ts';
import { type Contract, failure } from './contract.ts';
import { email } from './email-address.ts';
import { line } from './fields.ts';

/** Whose figures the site claims of itself: those of the specification, or what was counted. */
export const figureSources = ['specified', 'measured'] as const;

const particular = z.nullable(line(200).check(z.minLength(1)));

/** What the site says of itself; null for what it leaves out. */
export const siteFields = {
  name: particular,
  street: particular,
  city: particular,
  country: particular,
  email: z.nullable(email),
  phone: z.nullable(line(40).check(z.regex(/^\+?[\d ()/.-]{5,40}$/))),
  claimed_figures: z.nullable(z.enum(figureSources)),
};
export type SiteFields = z.infer<ReturnType<typeof z.object<typeof siteFields>>>;
export type SiteField = keyof SiteFields;

export const siteSettings = z.object({
  values: z.object(siteFields),
  /** The variables of the environment that are set: what they say cannot be changed here. */
  locked: z.partialRecord(z.enum(Object.keys(siteFields) as [SiteField, ...SiteField[]]), z.string()),
  version,
});
export type AdminSiteSettings = z.infer<typeof siteSettings>;

const common = { tag: 'Administration', access: 'admin', perMinute: adminPerMinute } as const;

export const getAdminSettings = {
  ...common,
  operationId: 'getAdminSettings',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'The imprint and whose figures the site claims of itself',
  responses: { 200: siteSettings, ...adminRefusals },
} as const satisfies Contract;

export const patchAdminSettings = {
  ...common,
  operationId: 'patchAdminSettings',
  method: 'PATCH',
  path: '/api/admin/settings',
  summary: 'Changes them; what is not sent stays. Pages and mails follow at once',
  freshProof: true,
  antiForgery: true,
  body: z.extend(z.partial(z.object(siteFields)), { version, reason }),
  responses: { 200: siteSettings, ...adminRefusals, 409: failure },
} as const satisfies Contract;
