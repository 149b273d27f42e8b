import { inEachLanguage } from '@roomlark/contract/guest-texts'
import type { CreativesInput, HotelCreatives, PartnerCreatives } from '@roomlark/contract/partners/creatives'
import { imageUrls } from '../../adapters/image-store.ts'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { getBookableHotel, lockBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { getPartnership } from '../partnerships/happenings.service.ts'
import {
  type PictureRow,
  replaceReleased,
  selectCreatives,
  selectPictures,
  upsertCreatives,
} from './creatives.queries.ts'

export async function getHotelCreatives(ctx: SignedInContext, hotelId: string): Promise<HotelCreatives> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  return readCreatives(ctx.sql, hotelId)
}

async function readCreatives(sql: Sql, hotelId: string): Promise<HotelCreatives> {
  const row = await selectCreatives(sql, hotelId)
  const images = await selectPictures(sql, hotelId)
  return {
    images: images.map(({ caption, isReleased, ...image }) => ({ ...toImage(image), caption, isReleased })),
    texts: row?.texts ?? {},
    brandRules: row?.brandRules ?? '',
    version: row?.version ?? 0,
  }
}

export async function saveCreatives(
  ctx: SignedInContext,
  hotelId: string,
  input: CreativesInput,
): Promise<HotelCreatives> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    if (!(await upsertCreatives(tx, hotelId, input, ctx.clock()))) throw changedByOthers('the creatives')
    await replaceReleased(tx, hotelId, input.images)
    await recordAudit(ctx, tx, {
      action: 'creatives.saved',
      target: `rates:${hotelId}`,
      after: { pictures: input.images.length },
    })
    return readCreatives(tx, hotelId)
  })
}

/** What the affiliate may use while the partnership is agreed on. */
export async function getPartnerCreatives(ctx: SignedInContext, id: string): Promise<PartnerCreatives> {
  const { hotelId, state } = await getPartnership(ctx, ctx.sql, id)
  if (state !== 'active' && state !== 'paused') throw notFound('partnership')
  const { images, texts, brandRules } = await readCreatives(ctx.sql, hotelId)
  return {
    images: images
      .filter(({ isReleased }) => isReleased)
      .map(({ caption: _, isReleased: __, ...image }) => image),
    texts,
    brandRules,
    seeRooms: {
      ...{ en: bannerWordsIn('en').seeRooms, es: bannerWordsIn('es').seeRooms },
      ...{
        de: bannerWordsIn('de').seeRooms,
        fr: bannerWordsIn('fr').seeRooms,
        it: bannerWordsIn('it').seeRooms,
      },
    },
  }
}

const bannerWordsIn = inEachLanguage((translate) => ({ seeRooms: translate('See rooms') }))

function toImage({ file, ...image }: Omit<PictureRow, 'caption' | 'isReleased'>) {
  return { ...image, ...imageUrls(file) }
}
