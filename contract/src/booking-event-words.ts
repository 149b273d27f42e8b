import type { BookingEventKind, BookingMailKind, bookingDetailNames, Happened } from './booking-events.ts'
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
  undone: 'Corrected at the desk',
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
      return `Changed ${params.details.map((name) => detailNames[name]).join(', ')}`
    case 'moved':
      return movedWords(params, formats)
    case 'room-assigned':
      return roomWords(params)
    case 'checked-in':
      return 'Arrived'
    case 'checked-out':
      return params.nights === 0
        ? 'Left'
        : `Left early: ${nights(params.nights)} released, was booked until ${formats.day(params.bookedUntilOn)}`
    case 'cancelled':
      return `Cancelled by the ${params.by}${inBrackets(particulars)}. ${feeWords(params, formats)}`
    case 'no-show':
      return `Did not arrive${inBrackets(particulars)}. ${feeWords(params, formats)}`
    case 'expired':
      return 'The hold expired'
    case 'undone':
      return undoneWords(params, formats)
    case 'note':
      return particulars ?? eventTitles.note
    case 'mail':
      return `${mailNames[params.mail]} sent${particulars === null ? '' : ` to ${particulars}`}`
  }
}

type ParamsOf<Kind extends BookingEventKind> = NonNullable<Extract<Happened, { kind: Kind }>['params']>

function createdWords(params: ParamsOf<'created'>, reason: string | null, formats: WordFormats): string {
  const { heldMinutes, takenBy, rooms, checkInOn, checkOutOn, roomNumber, limits } = params
  const done = heldMinutes === null ? 'Booked' : `Held for ${heldMinutes} minutes`
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

function movedWords({ from, to, guestMailed }: ParamsOf<'moved'>, { day }: WordFormats): string {
  const range = (dates: typeof from) => `${day(dates.checkInOn)} – ${day(dates.checkOutOn)}`
  return `Moved from ${range(from)} to ${range(to)}${guestMailed ? '' : '. The guest was not emailed'}`
}

function roomWords({ fromRoom, toRoom, lost }: ParamsOf<'room-assigned'>): string {
  if (lost) return `Room ${fromRoom} is taken on the new dates: the stay needs another room`
  if (toRoom === null) return `Removed from room ${fromRoom}`
  return fromRoom === null ? `Assigned to room ${toRoom}` : `Moved from room ${fromRoom} to ${toRoom}`
}

function undoneWords(params: ParamsOf<'undone'>, { day }: WordFormats): string {
  const again = `: ${nights(params.nights)} reinstated, booked until ${day(params.bookedUntilOn)}`
  const taken = params.nights === 0 ? '' : again
  return `${steps[params.step]} undone${taken}${params.feeDropped ? '. The fee is no longer owed' : ''}`
}

function feeWords({ feeCents, currency }: ParamsOf<'no-show'>, { money }: WordFormats): string {
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

const detailNames: Record<(typeof bookingDetailNames)[number], string> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  country: 'country',
  language: 'language',
  notes: 'notes',
  specialRequests: 'special requests',
  guests: 'guests',
  rooms: 'rooms',
}

const mailNames: Record<BookingMailKind, string> = {
  confirmation: 'Confirmation',
  change: 'Change',
  cancellation: 'Cancellation',
  reminder: 'Reminder',
}
