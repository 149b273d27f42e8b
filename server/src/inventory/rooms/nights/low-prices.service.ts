import { dayText } from '@roomlark/contract/dates'
import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import { isLowPrice, moneyText, namedLowNights } from '@roomlark/contract/money'
import { AppError } from '../../../errors.ts'

export type LowNight = {
  roomTypeId: string
  roomTypeName: string
  night: string
  priceCents: number
  floorCents: number | null
}

/** Refuses prices that have not been confirmed yet, and names the nights as `nights.<room type>.<night>`. */
export function requireUsualPrices(low: readonly LowNight[], currency: string): void {
  const [first] = low
  if (!first) return
  const price = moneyText(first.priceCents, currency)
  const more = low.length === 1 ? '' : ` and ${low.length - 1} more`
  throw new AppError(
    'low_price',
    `${first.roomTypeName} would cost ${price} on ${dayText(first.night)}${more}. Please confirm it.`,
    {
      fields: Object.fromEntries(
        low
          .slice(0, namedLowNights)
          .map(({ roomTypeId, night, ...one }) => [
            `nights.${roomTypeId}.${night}`,
            lowWords(one.priceCents, one.floorCents, currency),
          ]),
      ),
    },
  )
}

export function requireUsualBasePrice(
  { basePriceCents, floorCents }: Pick<RoomTypeInput, 'basePriceCents' | 'floorCents'>,
  currency: string,
): void {
  if (!isLowPrice(basePriceCents, floorCents)) return
  const words = lowWords(basePriceCents, floorCents, currency)
  throw new AppError('low_price', `The base price is ${words}. Please confirm it.`, {
    fields: { basePriceCents: words },
  })
}

function lowWords(cents: number, floorCents: number | null, currency: string): string {
  const price = moneyText(cents, currency)
  return floorCents === null ? price : `${price}, the floor is ${moneyText(floorCents, currency)}`
}
