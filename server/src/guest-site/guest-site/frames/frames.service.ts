import type {
  BookingFrame,
  BookingFrameInput,
  GuestFrame,
} from '@roomlark/contract/guest-site/booking-frames'
import type { EmbedPage } from '@roomlark/contract/guest-site/guest-embed-page'
import type { GuestPage } from '@roomlark/contract/guest-site/guest-page'
import { Id } from '@roomlark/contract/primitives'
import type { PublicContext, SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { changedByOthers } from '../../../errors.ts'
import {
  getBookableHotel,
  lockBookableHotel,
} from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import type { Visitor } from '../guest-site.service.ts'
import { deleteFrame, selectFrame, selectFrameByKey, upsertFrame } from './frames.queries.ts'

type Show<Params> = (ctx: PublicContext, visitor: Visitor, params: Params) => Promise<Outcome>

export async function getBookingFrame(ctx: SignedInContext, hotelId: string): Promise<BookingFrame | null> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  return (await selectFrame(ctx.sql, hotelId)) ?? null
}

export async function saveBookingFrame(
  ctx: SignedInContext,
  hotelId: string,
  { version, ...input }: BookingFrameInput & { version: number | null },
): Promise<BookingFrame> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const before = (await selectFrame(tx, hotelId)) ?? null
    const after = await upsertFrame(tx, hotelId, input, version)
    if (!after) throw changedByOthers('these settings')
    await recordAudit(ctx, tx, {
      action: 'booking-frame.saved',
      target: `hotel:${hotelId}`,
      ...(before && { before }),
      after,
    })
    return after
  })
}

export async function removeBookingFrame(ctx: SignedInContext, hotelId: string): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const before = await selectFrame(tx, hotelId)
    if (!before) return null
    await deleteFrame(tx, hotelId)
    await recordAudit(ctx, tx, { action: 'booking-frame.removed', target: `hotel:${hotelId}`, before })
    return null
  })
}

/**
 * Adds the frame that a page is shown in, if its address has the key of the page's own hotel. Only the way to a booking
 * can be framed: what could be lost by a click, such as a cancellation, opens in a window of its own.
 */
export async function findFrame<Page extends GuestPage>(ctx: { sql: Sql }, page: Page): Promise<Page> {
  const { frame: key } = page.visit.carried
  const slug = findSlug(page)
  if (key === undefined || !slug) return page
  const frame = await readFrame(ctx.sql, slug, key)
  return frame ? { ...page, visit: { ...page.visit, frame } } : page
}

/** Shows a page in the frame of its hotel, if it is opened there. */
export function inFrame<Params>(show: Show<Params>): Show<Params> {
  return async (ctx, visitor, params) => {
    const outcome = await show(ctx, visitor, params)
    return 'redirect' in outcome ? outcome : { ...outcome, page: await findFrame(ctx, outcome.page) }
  }
}

/** Returns the frame that the box leads to, if the key is that of the hotel. */
export async function findFrameOfBox(
  ctx: { sql: Sql },
  slug: string,
  key: string,
): Promise<EmbedPage['frame']> {
  const frame = await readFrame(ctx.sql, slug, key)
  return frame ? { key, accent: frame.accent } : null
}

async function readFrame(sql: Sql, slug: string, key: string): Promise<GuestFrame | undefined> {
  return Id.safeParse(key).success ? selectFrameByKey(sql, key, slug) : undefined
}

function findSlug(page: GuestPage): string | null | undefined {
  switch (page.kind) {
    case 'hotel':
    case 'checkout':
    case 'checkout-refused':
    case 'pay':
      return page.hotel.slug
    case 'booking':
      return page.booking.hotel.slug
    default:
      return undefined
  }
}
