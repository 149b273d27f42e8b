import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { filterText, Id, Instant, SearchText } from '../primitives.ts'
import { say } from '../say.ts'

export const AuditChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  /** Null if nobody was signed in, or if the server itself did it. */
  actorId: z.nullable(z.string()),
  /** The current name of the account, or null if it was deleted. */
  actorName: z.nullable(z.string()),
  /** The current name of the API key by which it was done. */
  keyName: z.nullable(z.string()),
  action: z.string(),
  target: z.string(),
  /** The current name of the target, if it has one. */
  targetName: z.nullable(z.string()),
  /** The hotel it concerns, even if the target is one of its room types, rate plans, calendars or feeds. */
  hotel: z.nullable(z.object({ id: z.string(), name: z.string() })),
  changes: z.array(AuditChange),
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditExportLimit = 20_000

export const AuditExportQuery = z.strictObject({
  /** Searches words of the actor's name or address, or of the target. */
  search: z.optional(SearchText),
  action: z.optional(filterText(80, say('This action does not exist'))),
  /** Entries by or about this account. */
  userId: z.optional(Id),
  /** Both days are in UTC and included. */
  fromOn: z.optional(IsoDate),
  untilOn: z.optional(IsoDate),
})
export type AuditExportQuery = z.infer<typeof AuditExportQuery>

export const AuditQuery = z.extend(AuditExportQuery, {
  page: PageNumber,
  limit: pageLimit(100, 25),
})
export type AuditQuery = z.infer<typeof AuditQuery>

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/audit',
    access: ['admin'],
    summary: 'Audit log, newest first',
    query: AuditQuery,
    response: z.array(AuditEntry),
    meta: PageMeta,
  }),
  actions: endpoint({
    method: 'GET',
    path: '/audit/actions',
    access: ['admin'],
    summary: 'Every kind of action in the audit log',
    response: z.array(z.string()),
  }),
  export: endpoint({
    method: 'GET',
    path: '/audit/export',
    access: ['admin'],
    summary: 'All entries a list would show, as CSV; at most 20,000',
    query: AuditExportQuery,
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
}
