import type { BookingAlteration } from './booking-events.ts'
import { isolate } from './isolate.ts'
import { obstacleWords } from './obstacle-words.ts'
import { say } from './say.ts'
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
    ...(limits.length > 0 ? [say('Overridden: {limits}', { limits: limits.join('. ') })] : []),
    ...(reason === null ? [] : [say('Reason: {reason}', { reason: isolate(reason) })]),
  ].join('. ')
}

function whatChanged(change: BookingAlteration, formats: WordFormats): string {
  const { names, rooms, currency = '', feeCents = 0, waivedCents = 0 } = change
  const before = isolate(names?.from ?? '')
  const now = isolate(names?.to ?? '')
  switch (change.kind) {
    case 'guests':
      return say('{guests} instead of {before}', {
        guests: partyWords(change, 'to'),
        before: partyWords(change, 'from'),
      })
    case 'plan':
      return say('Rate plan {plan} instead of {before}', { plan: now, before })
    case 'room-type':
      return rooms?.to
        ? say('{before} changed to {type}, room {room}', { before, type: now, room: rooms.to })
        : say('{before} changed to {type}', { before, type: now })
    case 'price':
      return priceWords(change, formats)
    case 'add-room':
      return rooms?.to
        ? say('Added {type}, room {room}', { type: now, room: rooms.to })
        : say('Added {type}', { type: now })
    case 'drop-room': {
      const dropped = rooms?.from
        ? say('Dropped {type}, room {room}', { type: before, room: rooms.from })
        : say('Dropped {type}', { type: before })
      if (feeCents > 0)
        return `${dropped}. ${say('Fee {amount}', { amount: formats.money(feeCents, currency) })}`
      return waivedCents > 0
        ? `${dropped}. ${say('The fee of {amount} was waived', { amount: formats.money(waivedCents, currency) })}`
        : dropped
    }
    case 'leave-early': {
      const left = say(
        '{nights, plural, one {# night} other {# nights}} given back, the guest leaves on {day}',
        { nights: change.nights ?? 0, day: formats.day(change.fromOn ?? '') },
      )
      return feeCents > 0
        ? `${left}. ${say('Fee {amount}', { amount: formats.money(feeCents, currency) })}`
        : left
    }
    case 'split': {
      const place = (type: string, room: string | null | undefined) =>
        room ? say('{type}, room {room}', { type, room }) : type
      return say('From {day} in {place} instead of {before}', {
        day: formats.day(change.fromOn ?? ''),
        place: place(now, rooms?.to),
        before: place(before, rooms?.from),
      })
    }
    case 'swap':
      return say('Swapped rooms with {reference}: room {room} instead of {before}', {
        reference: change.reference,
        room: rooms?.to,
        before: rooms?.from,
      })
  }
}

function priceWords(change: BookingAlteration, { day, money }: WordFormats): string {
  const { fromOn = '', nights = 1, nightsCents, currency = '' } = change
  const { from = 0, to = 0 } = nightsCents ?? {}
  const values = { nights, day: day(fromOn) }
  return to === 0
    ? say('{nights, plural, =1 {Price of {day}} other {Price of # nights from {day}}}: complimentary', values)
    : say(
        '{nights, plural, =1 {Price of {day}} other {Price of # nights from {day}}}: {amount} instead of {before}',
        { ...values, amount: money(to, currency), before: money(from, currency) },
      )
}

function partyWords(change: BookingAlteration, when: 'from' | 'to'): string {
  const adults = change.adults?.[when] ?? 0
  const children = change.children?.[when] ?? 0
  return children === 0
    ? say('{adults, plural, one {# adult} other {# adults}}', { adults })
    : say(
        '{adults, plural, one {# adult} other {# adults}}, {children, plural, one {# child} other {# children}}',
        { adults, children },
      )
}
