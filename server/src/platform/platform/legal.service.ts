import { dayText, utcDay } from '@roomlark/contract/dates'
import {
  firstDayAfterNotice,
  type LegalDocument,
  type LegalInput,
  type LegalNotice,
  type LegalText,
  type LegalVersion,
  noticeDays,
} from '@roomlark/contract/platform/legal'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announce } from './announcements.service.ts'
import { insertVersion, lockVersions, selectAnnounced, selectVersions } from './legal.queries.ts'

type Reading = Pick<ServiceContext, 'clock'> & { sql: Sql }
type Versions = { inForce: LegalText; announced: LegalText | null; versions: LegalVersion[] }

const first: LegalText = {
  version: 1,
  summary: 'The first version',
  body: null,
  publishedAt: null,
  effectiveAt: null,
}

export async function getLegalText(ctx: Reading, document: LegalDocument): Promise<Versions> {
  const now = ctx.clock()
  const rows = await selectVersions(ctx.sql, document)
  const texts = rows.map(({ version, summary, body, publishedAt, effectiveAt }) => ({
    version,
    summary,
    body,
    publishedAt: publishedAt.toISOString(),
    effectiveAt: effectiveAt.toISOString(),
  }))
  const holds = ({ effectiveAt }: { effectiveAt: string }) => effectiveAt <= now.toISOString()
  return {
    inForce: texts.find(holds) ?? first,
    announced: texts.findLast((text) => !holds(text)) ?? null,
    versions: [...texts, first].map(({ version, summary, publishedAt, effectiveAt }) => ({
      version,
      summary,
      publishedAt,
      effectiveAt,
    })),
  }
}

export async function listNotices(ctx: Reading): Promise<LegalNotice[]> {
  const rows = await selectAnnounced(ctx.sql, ctx.clock())
  return rows.map(({ document, version, summary, effectiveAt }) => ({
    document,
    version,
    summary,
    effectiveAt: effectiveAt.toISOString(),
  }))
}

export async function publishLegalText(
  ctx: SignedInContext,
  document: LegalDocument,
  { effectiveOn, ...input }: LegalInput,
): Promise<LegalNotice> {
  const publishedAt = ctx.clock()
  const effectiveAt = new Date(`${effectiveOn}T00:00:00Z`)
  requireNotice(publishedAt, effectiveOn)
  return ctx.sql.begin(async (tx) => {
    await lockVersions(tx)
    const [newest] = await selectVersions(tx, document)
    if (newest && effectiveAt <= newest.effectiveAt) {
      const message = say('Version {version} takes effect on {day}. This one must take effect later.', {
        version: newest.version,
        day: dayText(utcDay(newest.effectiveAt)),
      })
      throw new AppError('conflict', message, { fields: { effectiveOn: message } })
    }
    const version = (newest?.version ?? first.version) + 1
    const publishedBy = ctx.actor.userId
    await insertVersion(tx, { ...input, document, version, publishedAt, publishedBy, effectiveAt })
    const after = { version, effectiveOn, summary: input.summary }
    await tell(tx, { type: 'platform' }, { everyone: true })
    const { summary } = input
    await announce(ctx, tx, { kind: 'legal', document, version, summary, effectiveOn })
    await recordAudit(ctx, tx, { action: 'legal.published', target: `legal:${document}`, after })
    return { document, version, summary: input.summary, effectiveAt: effectiveAt.toISOString() }
  })
}

function requireNotice(now: Date, effectiveOn: string): void {
  const earliest = firstDayAfterNotice(now)
  if (effectiveOn >= earliest) return
  const message = say('The terms promise {days} days’ notice: choose {earliest} or later', {
    days: noticeDays,
    earliest: dayText(earliest),
  })
  throw new AppError('validation_failed', message, { fields: { effectiveOn: message } })
}
