import { utcDay } from '@roomlark/contract/dates'
import type { PageMeta } from '@roomlark/contract/paging'
import {
  type AuditEntry,
  type AuditExportQuery,
  type AuditQuery,
  auditExportLimit,
} from '@roomlark/contract/platform/audit'
import { say } from '@roomlark/contract/say'
import type { PublicContext, ServiceContext, SignedInContext } from '../../context.ts'
import { writeCsv } from '../../csv-export.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { changesBetween, onlyDifferences, withoutSecrets } from './audit.policy.ts'
import {
  insertAudits,
  type ListedEntry,
  selectActions,
  selectEntries,
  selectEntryCount,
} from './audit.queries.ts'

type Entry = {
  action: string
  target: string
  before?: object
  after?: object
  /** Names the actor if nobody is signed in: the holder of an emailed link. */
  actorId?: string
}

/** Actor, origin and time of an act. */
type AuditedContext = Pick<PublicContext, 'clock' | 'origin' | 'actor'>

/** Records an entry in the transaction of the change, unless nothing changed. Never pass a secret. */
export async function recordAudit(ctx: AuditedContext, tx: Transaction, entry: Entry): Promise<void> {
  await recordAudits(ctx, tx, [entry])
}

export async function recordAudits(ctx: AuditedContext, tx: Transaction, entries: Entry[]): Promise<void> {
  const { address, requestId } = ctx.origin
  const rows = entries.flatMap((entry) => {
    const actorId = entry.actorId ?? ctx.actor?.userId ?? null
    const keyId = ctx.actor?.key?.id ?? null
    return toRows(entry).map((row) => ({ ...row, at: ctx.clock(), actorId, keyId, address, requestId }))
  })
  await insertAudits(tx, rows)
}

/** Records what the server does by itself, or what someone does at its command line. */
export async function recordOwnAudit(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  entry: Omit<Entry, 'actorId'>,
): Promise<void> {
  const nobody = { actorId: null, keyId: null, address: null, requestId: null }
  const rows = toRows(entry).map((row) => ({ ...row, at: ctx.clock(), ...nobody }))
  await insertAudits(tx, rows)
}

/** Returns one row, or none if nothing changed. */
function toRows({ action, target, ...sides }: Entry) {
  const changed = onlyDifferences(sides)
  if (!changed) return []
  const { before, after } = changed
  return [
    {
      action,
      target,
      before: before ? withoutSecrets(before) : null,
      after: after ? withoutSecrets(after) : null,
    },
  ]
}

export async function listAudit(
  ctx: SignedInContext,
  query: AuditQuery,
): Promise<{ data: AuditEntry[]; meta: PageMeta }> {
  const total = await selectEntryCount(ctx.sql, query)
  const { page, limit } = query
  return {
    data: (await selectEntries(ctx.sql, query)).map(toEntry),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

export async function listAuditActions(ctx: SignedInContext): Promise<string[]> {
  return selectActions(ctx.sql)
}

export async function exportAudit(
  ctx: SignedInContext,
  query: AuditExportQuery,
): Promise<{ filename: string; csv: string }> {
  const total = await selectEntryCount(ctx.sql, query)
  if (total > auditExportLimit) {
    throw new AppError(
      'conflict',
      say(
        '{total, plural, one {# entry matches} other {# entries match}}. Narrow the filters to at most {most, plural, other {#}}.',
        { total, most: auditExportLimit },
      ),
    )
  }
  const rows = await selectEntries(ctx.sql, { ...query, page: 1, limit: auditExportLimit })
  const filename = `audit-${utcDay(ctx.clock())}.csv`
  return { filename, csv: await writeCsv(listColumns(), rows, (row) => toCells(toEntry(row))) }
}

const listColumns = () => [
  ...[
    say('Time'),
    say('Actor'),
    say('Actor id'),
    say('API key'),
    say('Action'),
    say('Target'),
    say('Target name'),
    say('Hotel'),
    say('Changes'),
    say('Address'),
    say('Request id'),
  ],
]

function toCells(entry: AuditEntry): string[] {
  const changes = entry.changes.map(
    ({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`,
  )
  return [
    entry.at,
    entry.actorName ?? '',
    entry.actorId ?? '',
    entry.keyName ?? '',
    entry.action,
    entry.target,
    entry.targetName ?? '',
    entry.hotel?.name ?? '',
    changes.join('\n'),
    entry.address ?? '',
    entry.requestId ?? '',
  ]
}

function toEntry({ before, after, at, ...row }: ListedEntry): AuditEntry {
  return { ...row, at: at.toISOString(), changes: changesBetween(before, after) }
}
