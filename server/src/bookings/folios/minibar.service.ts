import type { MinibarCount, MinibarItem } from '@roomlark/contract/bookings/minibar'
import type { HotelExtra } from '@roomlark/contract/inventory/hotel-extras'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { selectExtra } from './extras.queries.ts'
import { listExtras } from './extras.service.ts'
import { lockFolios } from './folios.service.ts'
import { selectRoomGuest } from './minibar.queries.ts'
import { folioFor, lineWith, withVat } from './posting/folio-lines.ts'
import { writeLines } from './posting/posting.service.ts'

export async function listMinibar(ctx: SignedInContext, hotelId: string): Promise<MinibarItem[]> {
  const extras = await listExtras(ctx, hotelId)
  return extras.filter(isInMinibar).map(({ id, name }) => ({ id, name }))
}

function isInMinibar({ isMinibar, isArchived }: HotelExtra): boolean {
  return isMinibar && !isArchived
}

/** Charges what is missing at the prices of today, to whoever pays for extras of the booking. */
export async function chargeMinibar(
  ctx: SignedInContext,
  place: { hotelId: string; roomId: string },
  input: MinibarCount,
  key: string,
): Promise<{ roomNumber: string }> {
  const found = await selectRoomGuest(ctx.sql, { ...place, now: ctx.clock() }, getHotelScope(ctx.actor))
  if (!found) throw notFound('room')
  const { number: roomNumber, bookingId } = found
  if (bookingId === null) {
    throw new AppError(
      'conflict',
      say('Nobody stays in room {number} today. Tell the desk.', { number: roomNumber }),
    )
  }
  const attempt = { name: 'minibar', input, key }
  await lockFolios(ctx, bookingId, attempt, async (tx, { booking, folios }) => {
    for (const { extraId, quantity } of input.items) {
      const extra = await selectExtra(tx, place.hotelId, extraId)
      if (!extra || !isInMinibar(extra)) throw notFound('extra')
      const line = lineWith({
        folioId: folioFor('extras', folios),
        kind: 'extra',
        cause: 'desk',
        extraId,
        name: extra.name,
        quantity,
        unitCents: extra.priceCents,
        amountCents: quantity * extra.priceCents,
        vatBps: Math.round(extra.vatPercent * 100),
        note: say('Room {number}', { number: roomNumber }),
      })
      await writeLines(ctx, tx, booking, withVat(booking, line), { cause: 'folio-charge' })
    }
  })
  return { roomNumber }
}
