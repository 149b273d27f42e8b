import { alterationWords } from './alteration-words.ts'
import type { BookingDetailName, BookingEventKind, BookingMailKind, Happened } from './booking-events.ts'
import type { TakenWay } from './booking-states.ts'
import { isolate } from './isolate.ts'
import { obstacleWords } from './obstacle-words.ts'
import type { WordFormats } from './word-formats.ts'

export const eventTitles: Record<BookingEventKind, string> = {
  created: 'New booking received',
  confirmed: 'Booking confirmed',
  changed: 'Booking changed',
  moved: 'Booking moved to other dates',
  'room-assigned': 'Room assigned',
  'checked-in': 'Guest arrived',
  'checked-out': 'Guest left',
  cancelled: 'Booking cancelled',
  'no-show': 'Guest did not arrive',
  expired: 'Hold expired',
  option: 'Option',
  undone: 'Corrected at the desk',
  reinstated: 'Booking reinstated',
  note: 'Note',
  mail: 'Mail sent',
}

/** Says what happened in a few words without a full stop. What was erased is left out. */
export function eventWords(event: Happened, formats: WordFormats): string {
  const { kind, params, particulars } = event
  // An older event has its original sentence in the particulars.
  if (params === null) return particulars ?? eventTitles[kind]
  switch (kind) {
    case 'created':
      return createdWords(params, particulars, formats)
    case 'confirmed':
      return 'Confirmed'
    case 'changed':
      return changedWords(params, particulars, formats)
    case 'moved':
      return movedWords(params, formats)
    case 'room-assigned':
      return roomWords(params)
    case 'checked-in':
      return 'Arrived'
    case 'checked-out':
      return leftWords(params, particulars, formats)
    case 'cancelled':
      return `Cancelled by the ${params.by}${inBrackets(particulars)}. ${feeWords(params, formats)}`
    case 'no-show':
      return `Did not arrive${inBrackets(particulars)}. ${feeWords(params, formats)}${firstNightWords(params)}`
    case 'expired':
      return 'The hold expired'
    case 'option': {
      const until = formatLocalTime(params.until, formats)
      return params.step === 'extended' ? `Option extended until ${until}` : `The option ends on ${until}`
    }
    case 'undone':
      return undoneWords(params, formats)
    case 'reinstated':
      return reinstatedWords(params)
    case 'note':
      return particulars ?? eventTitles.note
    case 'mail':
      return `${mailNames[params.mail]} sent${particulars === null ? '' : ` to ${particulars}`}`
  }
}

type ParamsOf<Kind extends BookingEventKind> = NonNullable<Extract<Happened, { kind: Kind }>['params']>

function bookedWords({ group, channel }: ParamsOf<'created'>): string {
  if (channel) return `Sold by ${isolate(channel)}`
  return group ? `Booked for group ${isolate(group)}` : 'Booked'
}

function createdWords(params: ParamsOf<'created'>, reason: string | null, formats: WordFormats): string {
  const { heldMinutes, takenBy, rooms, checkInOn, checkOutOn, roomNumber, limits, imported } = params
  const made = imported ? 'Imported' : bookedWords(params)
  const hold = params.heldUntil
    ? `Option until ${formatLocalTime(params.heldUntil, formats)}`
    : `Held for ${heldMinutes} minutes`
  const done = heldMinutes === null ? made : hold
  const way = takenBy === null ? '' : takenWords[takenBy]
  const types = rooms.map(({ name, quantity }) =>
    quantity === 1 ? isolate(name) : `${quantity} × ${isolate(name)}`,
  )
  const dates = `${formats.day(checkInOn)} to ${formats.day(checkOutOn)}`
  const room = roomNumber === null ? '' : `, room ${roomNumber}`
  const words = `${done}${way}: ${types.join(', ')}, ${dates}${room}`
  if (limits.length === 0) return words
  const because = reason === null ? '' : `. Reason: ${isolate(reason)}`
  return `${words}. Overridden: ${limits.map((limit) => obstacleWords(limit, formats)).join('. ')}${because}`
}

function changedWords(params: ParamsOf<'changed'>, reason: string | null, formats: WordFormats): string {
  const { details, change, guestMailed } = params
  if (!change) return `Changed ${details.map((name) => detailNames[name]).join(', ')}`
  const silent = guestMailed === false ? ['The guest was not emailed'] : []
  return [alterationWords(change, reason, formats), ...silent].join('. ')
}

function reinstatedWords({
  after,
  nights: count,
  feeDropped,
  otherRooms,
  guestMailed,
}: ParamsOf<'reinstated'>) {
  return [
    `Reinstated after ${after === 'cancelled' ? 'the cancellation' : 'a no-show'}: ${nights(count)} booked again`,
    ...(feeDropped ? ['The fee is no longer owed'] : []),
    ...otherRooms.map(({ from: lost, to }) =>
      to === null
        ? `Room ${lost} is taken: the stay needs another room`
        : `Room ${lost} is taken: room ${to} instead`,
    ),
    ...(guestMailed ? [] : ['The guest was not emailed']),
  ].join('. ')
}

function formatLocalTime(local: string, { day }: WordFormats): string {
  return `${day(local.slice(0, 10))}, ${local.slice(11)}`
}

function movedWords({ from, to, guestMailed }: ParamsOf<'moved'>, { day }: WordFormats): string {
  const range = (dates: typeof from) => `${day(dates.checkInOn)} – ${day(dates.checkOutOn)}`
  return `Moved from ${range(from)} to ${range(to)}${guestMailed ? '' : '. The guest was not emailed'}`
}

function roomWords({ fromRoom, toRoom, lost }: ParamsOf<'room-assigned'>): string {
  if (lost) return `Room ${fromRoom} is taken on the new dates: the stay needs another room`
  if (toRoom === null) return `Removed from room ${fromRoom}`
  return fromRoom === null ? `Assigned to room ${toRoom}` : `Moved from room ${fromRoom} to ${toRoom}`
}

function leftWords(
  { nights: count, bookedUntilOn, open }: ParamsOf<'checked-out'>,
  reason: string | null,
  { day, money }: WordFormats,
): string {
  const left =
    count === 0 ? 'Left' : `Left early: ${nights(count)} released, was booked until ${day(bookedUntilOn)}`
  if (!open) return left
  const amount = money(Math.abs(open.cents), open.currency)
  const words = open.cents > 0 ? `${amount} was left to pay` : `${amount} was paid too much`
  return `${left}. ${words}${inBrackets(reason)}`
}

function undoneWords(params: ParamsOf<'undone'>, { day }: WordFormats): string {
  const again = `: ${nights(params.nights)} reinstated, booked until ${day(params.bookedUntilOn)}`
  const taken = params.nights === 0 ? '' : again
  return `${steps[params.step]} undone${taken}${params.feeDropped ? '. The fee is no longer owed' : ''}`
}

function firstNightWords({ firstNight }: ParamsOf<'no-show'>): string {
  if (firstNight === undefined) return ''
  return firstNight === 'kept' ? '. The room is kept for the first night' : '. The room is released'
}

function feeWords({ feeCents, currency }: ParamsOf<'cancelled' | 'no-show'>, { money }: WordFormats): string {
  return feeCents > 0 ? `Fee ${money(feeCents, currency)}` : 'No fee'
}

function inBrackets(reason: string | null): string {
  return reason === null ? '' : ` (${isolate(reason)})`
}

function nights(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`
}

const takenWords: Record<TakenWay, string> = {
  phone: ' by phone',
  'walk-in': ' at the desk',
  email: ' by email',
}

const steps: Record<ParamsOf<'undone'>['step'], string> = {
  'checked-in': 'Arrival',
  'checked-out': 'Departure',
  'no-show': 'No-show',
}

const detailNames: Record<BookingDetailName, string> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  country: 'country',
  language: 'language',
  notes: 'notes',
  specialRequests: 'special requests',
  guests: 'guests',
  rooms: 'rooms',
  plan: 'rate plan',
  roomType: 'room type',
  price: 'price',
  link: 'the guest’s link',
}

const mailNames: Record<BookingMailKind, string> = {
  confirmation: 'Confirmation',
  change: 'Change',
  cancellation: 'Cancellation',
  reminder: 'Reminder',
  option: 'Reminder of the option',
}
