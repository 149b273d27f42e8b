import {
  findLinkTarget,
  type MadeLink,
  type MakeLinkInput,
  type OwnLink,
  type OwnLinkChange,
} from '@roomlark/contract/guest-site/own-links'
import { linkLimits } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { insertWithNewCode } from '../../partners/partnerships/link-codes.service.ts'
import { type Days, selectLinkFigures } from './figures.queries.ts'
import { type Resolved, resolveAddress } from './link-targets.service.ts'
import {
  countPartnersShown,
  countWideLinks,
  type FoundLink,
  insertWideLink,
  lockAffiliate,
  type OwnLinkRow,
  selectLinkByCode,
  selectOwnLinks,
  selectSameLink,
  updateWideLink,
} from './own-links.queries.ts'
import { insertLink } from './partner-links.queries.ts'
import { lastDays, noFigures, requireSpareLink } from './partner-links.service.ts'
import { requireSite } from './sites.service.ts'

export async function listOwnLinks(
  ctx: SignedInContext,
  { days }: { days: number },
): Promise<{ data: OwnLink[]; meta: Days }> {
  const period = lastDays(ctx, days)
  const rows = await selectOwnLinks(ctx.sql, ctx.actor.userId)
  return { data: await withFigures(ctx, ctx.sql, rows, period), meta: period }
}

/** Returns the link that the affiliate already has to such a page, or a new one. */
export async function makeLink(ctx: SignedInContext, input: MakeLinkInput): Promise<MadeLink> {
  const resolved = await resolveAddress(ctx, input.address)
  const { userId } = ctx.actor
  const { link, isNew } = await ctx.sql.begin(async (tx) => {
    await lockAffiliate(tx, userId)
    await requireSite(tx, userId, input.siteId)
    return findOrInsert(ctx, tx, resolved, { label: input.label, siteId: input.siteId ?? null })
  })
  const shown = 'shown' in resolved ? resolved.shown : 'partner'
  return {
    id: link.id,
    code: link.code,
    url: makeUrl(ctx, link.code, getTag(resolved, input.tag)),
    label: link.label,
    target: link.path === null ? 'hotel' : findLinkTarget(link.path),
    partnershipId: link.partnershipId,
    isNew,
    partnerHotels: shown === 'partner' ? 1 : await countPartnersShown(ctx.sql, userId, shown),
  }
}

/** The tag that was asked for, or the one that the pasted link had. */
export function getTag(resolved: Resolved, asked: string): string {
  return asked || ('tag' in resolved ? resolved.tag : '')
}

export function makeUrl(
  { publicUrl }: Pick<SignedInContext, 'publicUrl'>,
  code: string,
  tag: string,
): string {
  const query = tag === '' ? '' : `?${new URLSearchParams({ tag })}`
  return `${publicUrl}/r/${code}${query}`
}

/** The affiliate must be locked. */
export async function findOrInsert(
  ctx: SignedInContext,
  tx: Transaction,
  resolved: Resolved,
  wanted: { label: string; siteId: string | null },
): Promise<{ link: FoundLink; isNew: boolean }> {
  if ('link' in resolved) return { link: resolved.link, isNew: false }
  const { target, name } = resolved
  const affiliateId = ctx.actor.userId
  const same = await selectSameLink(tx, affiliateId, target, wanted)
  if (same) return { link: same, isNew: false }
  if ('path' in target) await requireSpareWideLink(tx, affiliateId)
  else await requireSpareLink(tx, target.partnershipId)
  const given = { ...wanted, label: wanted.label || name.slice(0, linkLimits.label), at: ctx.clock() }
  let taken = ''
  await insertWithNewCode(async (code) => {
    taken = code
    if ('path' in target) return insertWideLink(tx, { affiliateId, code, path: target.path, ...given })
    const { partnershipId: id, hotelId, ...page } = target
    const link = { ...page, ...given, code, language: null }
    return insertLink(tx, { id, hotelId, affiliateId }, link, given.at)
  })
  const link = await selectLinkByCode(tx, affiliateId, taken)
  if (!link) throw new Error('a link that was just made is gone')
  return { link, isNew: true }
}

export async function changeOwnLink(
  ctx: SignedInContext,
  id: string,
  change: OwnLinkChange,
): Promise<OwnLink> {
  const affiliateId = ctx.actor.userId
  return ctx.sql.begin(async (tx) => {
    await lockAffiliate(tx, affiliateId)
    const [before] = await selectOwnLinks(tx, affiliateId, id)
    if (!before) throw notFound('link')
    if (change.siteId !== before.siteId) await requireSite(tx, affiliateId, change.siteId)
    if (before.archivedAt !== null && !change.isArchived) await requireSpareWideLink(tx, affiliateId)
    if (!(await updateWideLink(tx, { affiliateId, id, at: ctx.clock() }, change))) {
      throw changedByOthers('this link')
    }
    const [link] = await withFigures(ctx, tx, await selectOwnLinks(tx, affiliateId, id), lastDays(ctx, 30))
    if (!link) throw notFound('link')
    return link
  })
}

async function requireSpareWideLink(tx: Transaction, affiliateId: string): Promise<void> {
  if ((await countWideLinks(tx, affiliateId)) < linkLimits.wide) return
  throw new AppError(
    'conflict',
    say('You have at most {most} active links without a hotel. Archive one that you no longer use.', {
      most: linkLimits.wide,
    }),
  )
}

async function withFigures(
  { publicUrl }: Pick<SignedInContext, 'publicUrl'>,
  sql: Sql,
  rows: OwnLinkRow[],
  period: Days,
): Promise<OwnLink[]> {
  const ids = rows.map(({ id }) => id)
  const found = new Map((await selectLinkFigures(sql, ids, period)).map((row) => [row.linkId, row]))
  return rows.map(({ createdAt, archivedAt, path, ...row }) => ({
    ...row,
    url: makeUrl({ publicUrl }, row.code, ''),
    target: findLinkTarget(path),
    opens: publicUrl + path,
    createdAt: createdAt.toISOString(),
    isArchived: archivedAt !== null,
    figures: found.get(row.id)?.figures ?? noFigures,
    suspectedClicks: found.get(row.id)?.suspectedClicks ?? 0,
  }))
}
