import {
  type AffiliateSite,
  type AffiliateSiteChange,
  type AffiliateSiteInput,
  siteLimits,
} from '@roomlark/contract/guest-site/affiliate-sites'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { lockAffiliate } from './own-links.queries.ts'
import { insertSite, type SiteRow, selectSites, updateSite } from './sites.queries.ts'

export async function listSites(ctx: SignedInContext): Promise<AffiliateSite[]> {
  return (await selectSites(ctx.sql, ctx.actor.userId)).map(toSite)
}

export async function createSite(ctx: SignedInContext, input: AffiliateSiteInput): Promise<AffiliateSite> {
  const affiliateId = ctx.actor.userId
  return ctx.sql.begin(async (tx) => {
    await lockAffiliate(tx, affiliateId)
    const sites = await selectSites(tx, affiliateId)
    if (sites.length >= siteLimits.sites) {
      throw new AppError('conflict', say('You have at most {most} sites.', { most: siteLimits.sites }))
    }
    const id = await insertSite(tx, { ...input, affiliateId, at: ctx.clock() })
    if (id === undefined) throw nameTaken()
    return toSite(await getSite(tx, affiliateId, id))
  })
}

/** Links of an archived site keep it, and so do their figures; new ones cannot have it. */
export async function changeSite(
  ctx: SignedInContext,
  id: string,
  { isArchived, version, ...input }: AffiliateSiteChange,
): Promise<AffiliateSite> {
  const affiliateId = ctx.actor.userId
  return ctx.sql.begin(async (tx) => {
    await lockAffiliate(tx, affiliateId)
    const before = await getSite(tx, affiliateId, id)
    if (before.version !== version) throw changedByOthers('this site')
    const others = (await selectSites(tx, affiliateId)).filter((site) => site.id !== id)
    if (others.some(({ name }) => name.toLowerCase() === input.name.toLowerCase())) throw nameTaken()
    await updateSite(tx, id, { ...input, archivedAt: isArchived ? (before.archivedAt ?? ctx.clock()) : null })
    return toSite(await getSite(tx, affiliateId, id))
  })
}

/** Refuses a site of somebody else, and for new links one that is archived. */
export async function requireSite(
  sql: Sql,
  affiliateId: string,
  id: string | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return
  const [site] = await selectSites(sql, affiliateId, id)
  if (site && site.archivedAt === null) return
  const fields = { siteId: say('Choose one of your sites') }
  throw new AppError('validation_failed', `${fields.siteId}.`, { fields })
}

async function getSite(tx: Transaction, affiliateId: string, id: string): Promise<SiteRow> {
  const [site] = await selectSites(tx, affiliateId, id)
  if (!site) throw notFound('site')
  return site
}

function nameTaken(): AppError {
  const fields = { name: say('You already have a site with this name') }
  return new AppError('conflict', `${fields.name}.`, { fields })
}

function toSite({ archivedAt, ...site }: SiteRow): AffiliateSite {
  return { ...site, isArchived: archivedAt !== null }
}
