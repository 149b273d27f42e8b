import { alterationWords } from './alteration-words.ts'
import type { BookingDetailName, BookingEventKind, BookingMailKind, Happened } from './booking-events.ts'
import { isolate } from './isolate.ts'
import { obstacleWords } from './obstacle-words.ts'
import { say } from './say.ts'
import type { WordFormats } from './word-formats.ts'

export const eventTitles: Record<BookingEventKind, string> = {
  created: say('New booking received'),
  confirmed: say('Booking confirmed'),
  changed: say('Booking changed'),
  moved: say('Booking moved to other dates'),
  'room-assigned': say('Room assigned'),
  'checked-in': say('Guest arrived'),
  'checked-out': say('Guest left'),
  cancelled: say('Booking cancelled'),
  'no-show': say('Guest did not arrive'),
  expired: say('Hold expired'),
  option: say('Option##held room'),
  undone: say('Corrected at the desk'),
  reinstated: say('Booking reinstated'),
  note: say('Note'),
  mail: say('Mail sent'),
}

/** Says what happened in a few words without a full stop. What was erased is left out. */
export function eventWords(event: Happened, formats: WordFormats): string {
  const { kind, params, particulars } = event
  // An older event has its original sentence in the particulars.
  if (params === null) return particulars ?? say(eventTitles[kind])
  switch (kind) {
    case 'created':
      return createdWords(params, particulars, formats)
    case 'confirmed':
      return say('Confirmed')
    case 'changed':
      return changedWords(params, particulars, formats)
    case 'moved':
      return movedWords(params, formats)
    case 'room-assigned':
      return roomWords(params)
    case 'checked-in':
      return say('Arrived')
    case 'checked-out':
      return leftWords(params, particulars, formats)
    case 'cancelled':
      return [`${say(cancelledWords[params.by])}${inBrackets(particulars)}`, feeWords(params, formats)].join(
        '. ',
      )
    case 'no-show':
      return [
        `${say('Did not arrive')}${inBrackets(particulars)}`,
        feeWords(params, formats),
        ...firstNightWords(params),
      ].join('. ')
    case 'expired':
      return say('The hold expired')
    case 'option': {
      const until = formatLocalTime(params.until, formats)
      return params.step === 'extended'
        ? say('Option extended until {until}', { until })
        : say('The option ends on {until}', { until })
    }
    case 'undone':
      return undoneWords(params, formats)
    case 'reinstated':
      return reinstatedWords(params)
    case 'note':
      return particulars ?? eventTitles.note
    case 'mail':
      return particulars === null
        ? say(mailWords[params.mail])
        : say('{mail} to {address}', { mail: say(mailWords[params.mail]), address: particulars })
  }
}

type ParamsOf<Kind extends BookingEventKind> = NonNullable<Extract<Happened, { kind: Kind }>['params']>

function bookedWords(params: ParamsOf<'created'>, formats: WordFormats): string {
  const { heldMinutes, heldUntil, takenBy, imported, group, channel } = params
  const way = takenBy === 'walk-in' ? 'desk' : takenBy
  if (heldMinutes !== null) {
    const until = heldUntil ? formatLocalTime(heldUntil, formats) : null
    if (until !== null)
      return say(
        '{way, select, phone {Option until {until} by phone} email {Option until {until} by email} desk {Option until {until} at the desk} other {Option until {until}}}',
        { way, until },
      )
    return say(
      '{way, select, phone {Held for {minutes} minutes by phone} email {Held for {minutes} minutes by email} desk {Held for {minutes} minutes at the desk} other {Held for {minutes} minutes}}',
      { way, minutes: heldMinutes },
    )
  }
  if (imported) return say('Imported')
  if (channel) return say('Sold by {channel}', { channel: isolate(channel) })
  if (group) return say('Booked for group {group}', { group: isolate(group) })
  return way === null
    ? say('Booked')
    : say('{way, select, phone {Booked by phone} email {Booked by email} other {Booked at the desk}}', {
        way,
      })
}

function createdWords(params: ParamsOf<'created'>, reason: string | null, formats: WordFormats): string {
  const { rooms, checkInOn, checkOutOn, roomNumber, limits, together = [] } = params
  const types = rooms.map(({ name, quantity }) =>
    quantity === 1 ? isolate(name) : `${quantity} × ${isolate(name)}`,
  )
  const values = {
    booked: bookedWords(params, formats),
    rooms: types.join(', '),
    from: formats.day(checkInOn),
    until: formats.day(checkOutOn),
  }
  const words = [
    roomNumber === null
      ? say('{booked}: {rooms}, {from} to {until}', values)
      : say('{booked}: {rooms}, {from} to {until}, room {room}', { ...values, room: roomNumber }),
    ...together.map(({ reference }) => say('Together with {reference}', { reference })),
  ]
  if (limits.length === 0) return words.join('. ')
  const overridden = limits.map((limit) => obstacleWords(limit, formats)).join('. ')
  return [
    ...words,
    say('Overridden: {limits}', { limits: overridden }),
    ...(reason === null ? [] : [say('Reason: {reason}', { reason: isolate(reason) })]),
  ].join('. ')
}

function changedWords(params: ParamsOf<'changed'>, reason: string | null, formats: WordFormats): string {
  const { details, change, guestMailed } = params
  if (!change)
    return say('Changed {details}', { details: details.map((name) => say(detailNames[name])).join(', ') })
  const silent = guestMailed === false ? [say('The guest was not emailed')] : []
  return [alterationWords(change, reason, formats), ...silent].join('. ')
}

function reinstatedWords({ after, nights, feeDropped, otherRooms, guestMailed }: ParamsOf<'reinstated'>) {
  return [
    after === 'cancelled'
      ? say(
          'Reinstated after the cancellation: {nights, plural, one {# night} other {# nights}} booked again',
          { nights },
        )
      : say('Reinstated after a no-show: {nights, plural, one {# night} other {# nights}} booked again', {
          nights,
        }),
    ...(feeDropped ? [say('The fee is no longer owed')] : []),
    ...otherRooms.map(({ from: lost, to }) =>
      to === null
        ? say('Room {room} is taken: the stay needs another room', { room: lost })
        : say('Room {lost} is taken: room {room} instead', { lost, room: to }),
    ),
    ...(guestMailed ? [] : [say('The guest was not emailed')]),
  ].join('. ')
}

function formatLocalTime(local: string, { day }: WordFormats): string {
  return `${day(local.slice(0, 10))}, ${local.slice(11)}`
}

function movedWords({ from, to, guestMailed }: ParamsOf<'moved'>, { day }: WordFormats): string {
  const range = (dates: typeof from) => `${day(dates.checkInOn)} – ${day(dates.checkOutOn)}`
  const moved = say('Moved from {before} to {dates}', { before: range(from), dates: range(to) })
  return [moved, ...(guestMailed ? [] : [say('The guest was not emailed')])].join('. ')
}

function roomWords({ fromRoom, toRoom, lost }: ParamsOf<'room-assigned'>): string {
  if (lost)
    return say('Room {room} is taken on the new dates: the stay needs another room', { room: fromRoom })
  if (toRoom === null) return say('Removed from room {room}', { room: fromRoom })
  return fromRoom === null
    ? say('Assigned to room {room}', { room: toRoom })
    : say('Moved from room {before} to {room}', { before: fromRoom, room: toRoom })
}

function leftWords(
  { nights, bookedUntilOn, open, companyPays }: ParamsOf<'checked-out'>,
  reason: string | null,
  { day, money }: WordFormats,
): string {
  const left =
    nights === 0
      ? say('Left##the guest')
      : say('Left early: {nights, plural, one {# night} other {# nights}} released, was booked until {day}', {
          nights,
          day: day(bookedUntilOn),
        })
  if (!open) return left
  const amount = money(Math.abs(open.cents), open.currency)
  if (companyPays) return `${left}. ${say('The company pays {amount} later', { amount })}`
  const words =
    open.cents > 0
      ? say('{amount} was left to pay', { amount })
      : say('{amount} was paid too much', { amount })
  return `${left}. ${words}${inBrackets(reason)}`
}

function undoneWords({ step, nights, bookedUntilOn, feeDropped }: ParamsOf<'undone'>, { day }: WordFormats) {
  const undone =
    nights === 0
      ? say(undoneSteps[step])
      : say('{undone}: {nights, plural, one {# night} other {# nights}} reinstated, booked until {day}', {
          undone: say(undoneSteps[step]),
          nights,
          day: day(bookedUntilOn),
        })
  return [undone, ...(feeDropped ? [say('The fee is no longer owed')] : [])].join('. ')
}

function firstNightWords({ firstNight }: ParamsOf<'no-show'>): string[] {
  if (firstNight === undefined) return []
  return [firstNight === 'kept' ? say('The room is kept for the first night') : say('The room is released')]
}

function feeWords({ feeCents, currency }: ParamsOf<'cancelled' | 'no-show'>, { money }: WordFormats): string {
  return feeCents > 0 ? say('Fee {amount}', { amount: money(feeCents, currency) }) : say('No fee')
}

function inBrackets(reason: string | null): string {
  return reason === null ? '' : ` (${isolate(reason)})`
}

const cancelledWords: Record<ParamsOf<'cancelled'>['by'], string> = {
  guest: say('Cancelled by the guest'),
  hotel: say('Cancelled by the hotel'),
}

const undoneSteps: Record<ParamsOf<'undone'>['step'], string> = {
  'checked-in': say('Arrival undone'),
  'checked-out': say('Departure undone'),
  'no-show': say('No-show undone'),
}

const detailNames: Record<BookingDetailName, string> = {
  name: say('name'),
  email: say('email'),
  phone: say('phone'),
  country: say('country'),
  language: say('language'),
  notes: say('notes'),
  specialRequests: say('special requests'),
  arrivalTime: say('time of arrival'),
  guests: say('guests'),
  rooms: say('rooms'),
  plan: say('rate plan'),
  departure: say('departure'),
  roomType: say('room type'),
  price: say('price'),
  extras: say('extras'),
  link: say('the guest’s link'),
  registration: say('online check-in'),
}

const mailWords: Record<BookingMailKind, string> = {
  confirmation: say('Confirmation sent'),
  change: say('Change sent'),
  cancellation: say('Cancellation sent'),
  reminder: say('Reminder sent'),
  option: say('Reminder of the option sent'),
  'check-in': say('Invitation to check in online sent'),
  'no-show': say('Email about the missed arrival sent'),
}
