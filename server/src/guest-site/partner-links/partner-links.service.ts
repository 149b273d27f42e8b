import { addDays, utcDay } from '@roomlark/contract/dates'
import {
  type LinkFigures,
  linkLimits,
  type PartnerLink,
  type PartnerLinkChange,
  type PartnerLinkInput,
  type TagFigures,
} from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { lockPartnership } from '../../partners/partnerships/happenings.service.ts'
import { insertWithNewCode } from '../../partners/partnerships/link-codes.service.ts'
import { type Days, selectLinkFigures, selectTagFigures } from './figures.queries.ts'
import {
  countActiveLinks,
  insertLink,
  type LinkRow,
  selectLink,
  selectLinks,
  updateLink as updateLinkRow,
} from './partner-links.queries.ts'
import { readPartnershipDetail } from './partnership-detail.service.ts'
import { requireSite } from './sites.service.ts'

export async function listLinks(
  ctx: SignedInContext,
  id: string,
  { days }: { days: number },
): Promise<{ data: PartnerLink[]; meta: Days }> {
  await readPartnershipDetail(ctx, id)
  const period = lastDays(ctx, days)
  const rows = await selectLinks(ctx.sql, id)
  return { data: await withFigures(ctx, ctx.sql, rows, period), meta: period }
}

export async function listTags(
  ctx: SignedInContext,
  { id, linkId }: { id: string; linkId: string },
  { days }: { days: number },
): Promise<TagFigures[]> {
  await readPartnershipDetail(ctx, id)
  await getLink(ctx.sql, id, linkId)
  return selectTagFigures(ctx.sql, linkId, lastDays(ctx, days), mostTags)
}

const mostTags = 100

export async function createLink(
  ctx: SignedInContext,
  id: string,
  input: PartnerLinkInput,
): Promise<PartnerLink> {
  requireOrder(input)
  return ctx.sql.begin(async (tx) => {
    const { hotelId, affiliateId, state } = await lockPartnership(ctx, tx, id)
    if (affiliateId === null || (state !== 'active' && state !== 'paused')) {
      throw new AppError('conflict', say('Links can be added while you are a partner of this hotel.'))
    }
    await requireRoomType(ctx, tx, id, input.roomTypeId)
    await requireSite(tx, affiliateId, input.siteId)
    await requireSpareLink(tx, id)
    const linkId = await insertWithCode(ctx, tx, { id, hotelId, affiliateId }, input)
    return readLink(ctx, tx, id, linkId)
  })
}

export async function changeLink(
  ctx: SignedInContext,
  { id, linkId }: { id: string; linkId: string },
  input: PartnerLinkChange,
): Promise<PartnerLink> {
  requireOrder(input)
  return ctx.sql.begin(async (tx) => {
    await lockPartnership(ctx, tx, id)
    const before = await getLink(tx, id, linkId)
    if (input.roomTypeId !== before.roomTypeId) await requireRoomType(ctx, tx, id, input.roomTypeId)
    if (input.siteId !== before.siteId) await requireSite(tx, ctx.actor.userId, input.siteId)
    if (before.archivedAt !== null && !input.isArchived) await requireSpareLink(tx, id)
    if (!(await updateLinkRow(tx, linkId, input, ctx.clock()))) throw changedByOthers('this link')
    return readLink(ctx, tx, id, linkId)
  })
}

export async function getLink(sql: Sql, id: string, linkId: string): Promise<LinkRow> {
  const row = await selectLink(sql, id, linkId)
  if (!row) throw notFound('link')
  return row
}

/** The code that was asked for, or one that nobody has yet. */
async function insertWithCode(
  ctx: SignedInContext,
  tx: Transaction,
  partnership: Parameters<typeof insertLink>[1],
  input: PartnerLinkInput,
): Promise<string> {
  if (input.code !== undefined) {
    const linkId = await insertLink(tx, partnership, { ...input, code: input.code }, ctx.clock())
    if (linkId === undefined) throw codeTaken()
    return linkId
  }
  return insertWithNewCode((code) => insertLink(tx, partnership, { ...input, code }, ctx.clock()))
}

async function readLink(ctx: SignedInContext, sql: Sql, id: string, linkId: string): Promise<PartnerLink> {
  const [link] = await withFigures(ctx, sql, [await getLink(sql, id, linkId)], lastDays(ctx, 30))
  if (!link) throw notFound('link')
  return link
}

async function withFigures(
  { publicUrl }: Pick<SignedInContext, 'publicUrl'>,
  sql: Sql,
  rows: LinkRow[],
  period: Days,
): Promise<PartnerLink[]> {
  const ids = rows.map(({ id }) => id)
  const found = new Map((await selectLinkFigures(sql, ids, period)).map((row) => [row.linkId, row]))
  return rows.map(({ createdAt, archivedAt, ...row }) => ({
    ...row,
    url: `${publicUrl}/r/${row.code}`,
    createdAt: createdAt.toISOString(),
    isArchived: archivedAt !== null,
    figures: found.get(row.id)?.figures ?? noFigures,
    suspectedClicks: found.get(row.id)?.suspectedClicks ?? 0,
  }))
}

export const noFigures: LinkFigures = { clicks: 0, bookings: 0, stays: 0, earningsUsdCents: 0 }

export function lastDays({ clock }: Pick<SignedInContext, 'clock'>, days: number): Days {
  const untilOn = utcDay(clock())
  return { fromOn: addDays(untilOn, 1 - days), untilOn }
}

async function requireRoomType(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  roomTypeId: string | null,
): Promise<void> {
  if (roomTypeId === null) return
  const { hotel } = await readPartnershipDetail({ ...ctx, sql: tx }, id)
  if (hotel.roomTypes.some((type) => type.id === roomTypeId)) return
  const fields = { roomTypeId: say('Choose a room of this hotel') }
  throw new AppError('validation_failed', `${fields.roomTypeId}.`, { fields })
}

export async function requireSpareLink(tx: Transaction, id: string): Promise<void> {
  if ((await countActiveLinks(tx, id)) < linkLimits.active) return
  throw new AppError(
    'conflict',
    say('A partnership has at most {most} active links. Archive one that you no longer use.', {
      most: linkLimits.active,
    }),
  )
}

/** Dates that are over are allowed, since a link that once had them keeps them. */
function requireOrder({ checkInOn, checkOutOn }: Pick<PartnerLinkInput, 'checkInOn' | 'checkOutOn'>): void {
  if (checkInOn === null && checkOutOn === null) return
  const fault =
    checkInOn === null || checkOutOn === null
      ? say('Choose both dates, or none')
      : checkInOn >= checkOutOn
        ? say('Check-out must be after check-in')
        : null
  if (fault === null) return
  throw new AppError('validation_failed', `${fault}.`, { fields: { checkOutOn: fault } })
}

function codeTaken(): AppError {
  const fields = { code: say('This code is taken. Choose another one.') }
  return new AppError('conflict', fields.code, { fields })
}
