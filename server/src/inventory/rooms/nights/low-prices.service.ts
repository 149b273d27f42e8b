import { dayText } from '@roomlark/contract/dates'
import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import { isLowPrice, moneyText, namedLowNights } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
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
  const night = dayText(first.night)
  const { roomTypeName: roomType } = first
  const more = low.length - 1
  throw new AppError(
    'low_price',
    more === 0
      ? say('{roomType} would cost {price} on {night}. Please confirm it.', { roomType, price, night })
      : say('{roomType} would cost {price} on {night} and {more} more. Please confirm it.', {
          roomType,
          price,
          night,
          more,
        }),
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
  throw new AppError('low_price', say('The base price is {price}. Please confirm it.', { price: words }), {
    fields: { basePriceCents: words },
  })
}

function lowWords(cents: number, floorCents: number | null, currency: string): string {
  const price = moneyText(cents, currency)
  return floorCents === null
    ? price
    : say('{price}, the floor is {floor}', { price, floor: moneyText(floorCents, currency) })
}
