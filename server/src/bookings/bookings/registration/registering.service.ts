import {
  findCheckInWindow,
  type GuestEntry,
  type Registration,
  type Signature,
} from '@roomlark/contract/bookings/registration'
import { dropUnasked, listMissing } from '@roomlark/contract/bookings/registration-laws'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { GuestContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../../errors.ts'
import { type BookingRow, updateArrivalTime } from '../bookings.queries.ts'
import { lockBooking } from '../bookings.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { selectAskingHotel, upsertRegistration } from './registration.queries.ts'
import { readRegistration } from './registration.service.ts'

export type RegistrationInput = {
  guests: GuestEntry[]
  hasAgreedToRules: boolean
  signature: Signature | null
  arrivalTime: string | null
  /** False while something is missing: then it is kept for later, and the desk sees that it has begun. */
  isDone: boolean
  /** The version that the guest has seen; 0 if nothing was saved yet. */
  version: number
}

/** Saves who comes. A registration that was ready stays so: what is incomplete does not replace it. */
export async function saveRegistration(
  ctx: GuestContext,
  bookingId: string,
  input: RegistrationInput,
): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const booking = await lockBooking(ctx, tx, bookingId)
    if (findCheckInWindow(booking, dateIn(booking.timeZone, ctx.clock())) !== 'open') throw notOpen()
    const known = await readRegistration(ctx, tx, bookingId)
    if ((known?.version ?? 0) !== input.version) throw changedByOthers('this booking')
    if (known?.readyAt && !input.isDone) return
    const hotel = await selectAskingHotel(tx, bookingId)
    if (!hotel) throw notFound('booking')
    const { country, houseRules } = hotel
    const stay = (place: number) => ({ country, place, arrivalOn: booking.checkInOn })
    const isComplete =
      input.guests.length >= booking.adults + booking.childAges.length &&
      input.guests.every((guest, place) => listMissing(guest, stay(place)).length === 0) &&
      input.signature !== null &&
      (input.hasAgreedToRules || houseRules === '')
    if (input.isDone && !isComplete) {
      throw new AppError('validation_failed', say('Something is still missing.'))
    }
    const registration: Registration = {
      guests: input.isDone
        ? input.guests.map((guest, place) => dropUnasked(guest, stay(place)))
        : input.guests,
      agreedRules: input.hasAgreedToRules ? houseRules : null,
      signature: input.signature,
    }
    const now = ctx.clock()
    await upsertRegistration(tx, bookingId, {
      sealed: ctx.cipher.encrypt(JSON.stringify(registration)),
      guests: input.guests.length,
      readyAt: input.isDone ? now : null,
      now,
    })
    await announce(ctx, tx, booking, input)
  })
}

/** Tells open pages of the desk and the history; nobody is emailed, because the desk looks at the day. */
async function announce(
  ctx: GuestContext,
  tx: Transaction,
  booking: BookingRow,
  { arrivalTime, isDone }: RegistrationInput,
): Promise<void> {
  const hasOtherTime = arrivalTime !== booking.arrivalTime
  await updateArrivalTime(tx, booking.id, arrivalTime, ctx.clock())
  const details = [
    ...(hasOtherTime ? (['arrivalTime'] as const) : []),
    ...(isDone ? (['registration'] as const) : []),
  ]
  if (details.length > 0) {
    await announceBooking(ctx, tx, booking.id, { kind: 'changed', params: { details }, quiet: true })
  }
}

function notOpen(): AppError {
  return new AppError('conflict', say('Online check-in is not open for this booking.'))
}
