import type { PageMeta } from '@roomlark/contract/paging'
import {
  type Bulletin,
  type BulletinChange,
  type BulletinInput,
  type BulletinQuery,
  type BulletinState,
  bulletinLimits,
  type Publication,
} from '@roomlark/contract/platform/bulletins'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { notificationRetentionMs } from '../notifications/notifications.service.ts'
import {
  type BulletinRow,
  countBulletins,
  deleteBulletin,
  deleteBulletinNews,
  insertBulletin,
  selectBulletin,
  selectBulletinForUpdate,
  selectBulletins,
  selectReach,
  updateBulletin,
  updatePublishAt,
  updateWithdrawn,
} from './bulletins.queries.ts'
import { makeOccasion } from './delivery.service.ts'

type Reading = Pick<ServiceContext, 'clock'> & { sql: Sql }

export async function listBulletins(
  ctx: Reading,
  query: BulletinQuery,
): Promise<{ data: Bulletin[]; meta: PageMeta }> {
  const [rows, total] = await Promise.all([selectBulletins(ctx.sql, query), countBulletins(ctx.sql)])
  const { page, limit } = query
  return {
    data: await describe(ctx, rows),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

export async function createBulletin(ctx: SignedInContext, input: BulletinInput): Promise<Bulletin> {
  return ctx.sql.begin(async (tx) => {
    const id = await insertBulletin(tx, input, ctx.clock())
    await record(ctx, tx, id, 'bulletin.drafted', input)
    return readBulletin(ctx, tx, id)
  })
}

export async function changeBulletin(
  ctx: SignedInContext,
  id: string,
  { version, ...input }: BulletinChange,
): Promise<Bulletin> {
  return change(ctx, id, version, async (tx, row) => {
    refuseUnless(ctx, row, ['draft', 'scheduled'])
    await updateBulletin(tx, id, input, ctx.clock())
    await record(ctx, tx, id, 'bulletin.changed', input)
  })
}

/** A scheduled one can be published earlier or put off. */
export async function publishBulletin(
  ctx: SignedInContext,
  id: string,
  { version, publishAt }: Publication,
): Promise<Bulletin> {
  const now = ctx.clock()
  const at = publishAt === null ? now : new Date(publishAt)
  requireSoon(now, at)
  return change(ctx, id, version, async (tx, row) => {
    refuseUnless(ctx, row, ['draft', 'scheduled'])
    await updatePublishAt(tx, id, at, now)
    await ctx.jobs.enqueue(
      tx,
      'bulletins.deliver',
      { bulletinId: id },
      at > now ? { startAfter: at } : undefined,
    )
    await recordAudit(ctx, tx, {
      action: 'bulletin.published',
      target: `bulletin:${id}`,
      after: { name: row.texts.en.title, audience: row.audience, publishAt: at.toISOString() },
    })
  })
}

function requireSoon(now: Date, at: Date): void {
  const latest = new Date(now.getTime() + bulletinLimits.daysAhead * 86_400_000)
  if (at >= now && at <= latest) return
  const message =
    at < now
      ? say('This time is over')
      : say('Choose a time in the next {days} days', { days: bulletinLimits.daysAhead })
  throw new AppError('validation_failed', message, { fields: { publishAt: message } })
}

export async function withdrawBulletin(
  ctx: SignedInContext,
  id: string,
  { version }: { version: number },
): Promise<Bulletin> {
  return change(ctx, id, version, async (tx, row) => {
    refuseUnless(ctx, row, ['scheduled', 'published'])
    if (findState(ctx, row) === 'scheduled') await updatePublishAt(tx, id, null, ctx.clock())
    else {
      await updateWithdrawn(tx, id, ctx.clock())
      await deleteBulletinNews(tx, makeOccasion(id))
      await tell(tx, { type: 'notification' }, { everyone: true })
    }
    await record(ctx, tx, id, 'bulletin.withdrawn', row)
  })
}

export async function removeBulletin(ctx: SignedInContext, id: string): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    const row = await selectBulletinForUpdate(tx, id)
    if (!row) throw notFound('announcement')
    refuseUnless(ctx, row, ['draft'])
    await deleteBulletin(tx, id)
    await record(ctx, tx, id, 'bulletin.removed', row)
    return null
  })
}

async function change(
  ctx: SignedInContext,
  id: string,
  version: number,
  work: (tx: Transaction, row: BulletinRow) => Promise<void>,
): Promise<Bulletin> {
  return ctx.sql.begin(async (tx) => {
    const row = await selectBulletinForUpdate(tx, id)
    if (!row) throw notFound('announcement')
    if (row.version !== version) throw changedByOthers('this announcement')
    await work(tx, row)
    return readBulletin(ctx, tx, id)
  })
}

async function record(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  action: string,
  { audience, texts }: BulletinInput,
): Promise<void> {
  await recordAudit(ctx, tx, {
    action,
    target: `bulletin:${id}`,
    after: { name: texts.en.title, audience },
  })
}

async function readBulletin(ctx: Pick<ServiceContext, 'clock'>, tx: Transaction, id: string) {
  const row = await selectBulletin(tx, id)
  const [bulletin] = await describe({ clock: ctx.clock, sql: tx }, row ? [row] : [])
  if (!bulletin) throw notFound('announcement')
  return bulletin
}

function findState(ctx: Pick<Reading, 'clock'>, { publishAt, withdrawnAt }: BulletinRow): BulletinState {
  if (withdrawnAt !== null) return 'withdrawn'
  if (publishAt === null) return 'draft'
  return publishAt > ctx.clock() ? 'scheduled' : 'published'
}

const stateWords: Record<BulletinState, () => string> = {
  draft: () => say('This announcement is a draft.'),
  scheduled: () => say('This announcement is scheduled. Make it a draft first.'),
  published: () => say('This announcement is published.'),
  withdrawn: () => say('This announcement was withdrawn.'),
}

function refuseUnless(ctx: Pick<Reading, 'clock'>, row: BulletinRow, allowed: BulletinState[]): void {
  const state = findState(ctx, row)
  if (!allowed.includes(state)) throw new AppError('conflict', stateWords[state]())
}

async function describe(ctx: Reading, rows: BulletinRow[]): Promise<Bulletin[]> {
  const oldest = new Date(ctx.clock().getTime() - notificationRetentionMs)
  const isCounted = (row: BulletinRow) =>
    findState(ctx, row) === 'published' && row.publishAt !== null && row.publishAt > oldest
  const counted = rows.filter(isCounted)
  const reach = counted.length
    ? await selectReach(
        ctx.sql,
        counted.map(({ id }) => makeOccasion(id)),
      )
    : []
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    audience: row.audience,
    texts: row.texts,
    state: findState(ctx, row),
    publishAt: row.publishAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    reach: isCounted(row)
      ? reach
          .filter(({ occasion }) => occasion === makeOccasion(row.id))
          .map(({ userType, told, read }) => ({ userType, told, read }))
      : null,
  }))
}
