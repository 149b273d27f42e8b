import type { PartnerListPage } from '@roomlark/contract/guest-site/guest-partner-page'
import {
  type PartnerPage,
  type PartnerPageInput,
  partnerPageLimits,
} from '@roomlark/contract/partners/partner-page'
import { say } from '@roomlark/contract/say'
import { imageUrls } from '../../adapters/image-store.ts'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, changedByOthers } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import {
  type RecommendedRow,
  selectIsTaken,
  selectPage,
  selectPublicPage,
  selectRecommended,
  upsertPage,
} from './partner-page.queries.ts'

export async function getPartnerPage(ctx: SignedInContext): Promise<PartnerPage> {
  return readPage(ctx, ctx.sql)
}

async function readPage(ctx: SignedInContext, sql: Sql): Promise<PartnerPage> {
  const { userId } = ctx.actor
  const row = await selectPage(sql, userId)
  const hotels = await selectRecommended(sql, userId, partnerPageLimits.hotels)
  const empty = { slug: '', title: '', intro: '', isPublic: false, isIndexed: false, version: 0 }
  return {
    ...(row ?? empty),
    url: row ? `${ctx.publicUrl}/stays/by/${row.slug}` : null,
    hotels: hotels.length,
  }
}

export async function savePartnerPage(ctx: SignedInContext, input: PartnerPageInput): Promise<PartnerPage> {
  const { userId } = ctx.actor
  return ctx.sql.begin(async (tx) => {
    if (await selectIsTaken(tx, input.slug, userId)) throw addressTaken()
    const before = await selectPage(tx, userId)
    if (!(await upsertPage(tx, userId, input, ctx.clock()))) throw changedByOthers('this page')
    const { slug, isPublic, isIndexed } = input
    await recordAudit(ctx, tx, {
      action: 'partner-page.saved',
      target: `user:${userId}`,
      before: before ? { slug: before.slug, isPublic: before.isPublic, isIndexed: before.isIndexed } : {},
      after: { slug, isPublic, isIndexed },
    })
    return readPage(ctx, tx)
  })
}

function addressTaken(): AppError {
  const fields = { slug: say('This address is taken. Choose another one.') }
  return new AppError('conflict', fields.slug, { fields })
}

/** Finds the page of an affiliate for guests; undefined for one that is not public. */
export async function findPartnerList(
  { sql }: { sql: Sql },
  slug: string,
): Promise<PartnerListPage | undefined> {
  const page = await selectPublicPage(sql, slug)
  if (!page) return undefined
  const { name, title, intro, isIndexed } = page
  const hotels = await selectRecommended(sql, page.userId, partnerPageLimits.hotels)
  return { kind: 'partner-list', name, title, intro, isIndexed, hotels: hotels.map(toHotel) }
}

function toHotel({ name, city, country, starRating, code, picture }: RecommendedRow) {
  const cover = picture && {
    url: imageUrls(picture.file).url,
    width: picture.width,
    height: picture.height,
    caption: picture.caption,
    placeholder: picture.placeholder,
  }
  return { name, city, country, starRating, cover, path: `/r/${code}` }
}
