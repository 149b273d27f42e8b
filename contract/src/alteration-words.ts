import type { BookingAlteration } from './booking-events.ts'
import { isolate } from './isolate.ts'
import { obstacleWords } from './obstacle-words.ts'
import type { WordFormats } from './word-formats.ts'

/** Says what the desk changed, such as `Double changed to Suite`; the reason is what somebody wrote, if anything. */
export function alterationWords(
  change: BookingAlteration,
  reason: string | null,
  formats: WordFormats,
): string {
  const limits = (change.limits ?? []).map((limit) => obstacleWords(limit, formats))
  return [
    whatChanged(change, formats),
    ...(limits.length > 0 ? [`Overridden: ${limits.join('. ')}`] : []),
    ...(reason === null ? [] : [`Reason: ${isolate(reason)}`]),
  ].join('. ')
}

function whatChanged(change: BookingAlteration, formats: WordFormats): string {
  const { names, rooms, nightsCents, currency = '', feeCents = 0, waivedCents = 0 } = change
  const before = isolate(names?.from ?? '')
  const now = isolate(names?.to ?? '')
  switch (change.kind) {
    case 'guests':
      return `${partyWords(change, 'to')} instead of ${partyWords(change, 'from')}`
    case 'plan':
      return `Rate plan ${now} instead of ${before}`
    case 'room-type':
      return `${before} changed to ${now}${rooms?.to ? `, room ${rooms.to}` : ''}`
    case 'price': {
      const { from = 0, to = 0 } = nightsCents ?? {}
      const price =
        to === 0
          ? 'complimentary'
          : `${formats.money(to, currency)} instead of ${formats.money(from, currency)}`
      return `${describePricedNights(change, formats)}: ${price}`
    }
    case 'add-room':
      return `Added ${now}${rooms?.to ? `, room ${rooms.to}` : ''}`
    case 'drop-room': {
      const fee =
        feeCents > 0
          ? `. Fee ${formats.money(feeCents, currency)}`
          : waivedCents > 0
            ? `. The fee of ${formats.money(waivedCents, currency)} was waived`
            : ''
      return `Dropped ${before}${rooms?.from ? `, room ${rooms.from}` : ''}${fee}`
    }
    case 'split': {
      const place = (name: string, room: string | null | undefined) => (room ? `${name}, room ${room}` : name)
      return `From ${formats.day(change.fromOn ?? '')} in ${place(now, rooms?.to)} instead of ${place(before, rooms?.from)}`
    }
    case 'swap':
      return `Swapped rooms with ${change.reference}: room ${rooms?.to} instead of ${rooms?.from}`
  }
}

function describePricedNights({ fromOn = '', nights = 1 }: BookingAlteration, { day }: WordFormats): string {
  return nights === 1 ? `Price of ${day(fromOn)}` : `Price of ${nights} nights from ${day(fromOn)}`
}

function partyWords(change: BookingAlteration, when: 'from' | 'to'): string {
  const adults = change.adults?.[when] ?? 0
  const children = change.children?.[when] ?? 0
  const grown = adults === 1 ? '1 adult' : `${adults} adults`
  if (children === 0) return grown
  return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`
}
