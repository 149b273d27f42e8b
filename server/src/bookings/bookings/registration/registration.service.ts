import { type BookingRegistration, Registration } from '@roomlark/contract/bookings/registration'
import { keptMonths, registrationLaw } from '@roomlark/contract/bookings/registration-laws'
import { addDays, addMonths } from '@roomlark/contract/dates'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import {
  deleteUnneeded,
  type RegistrationRow,
  selectRegisteredStay,
  selectRegistration,
  selectRegistrations,
} from './registration.queries.ts'

export type ReadRegistration = Registration & { readyAt: Date | null; version: number }

/** Reads for the desk what the guests of a booking entered; null if they have not begun. */
export async function getRegistration(
  ctx: SignedInContext,
  bookingId: string,
): Promise<BookingRegistration | null> {
  const stay = await selectRegisteredStay(ctx.sql, bookingId, getHotelScope(ctx.actor))
  if (!stay) throw notFound('booking')
  const found = await readRegistration(ctx, ctx.sql, bookingId)
  if (!found) return null
  const { guests, signature, readyAt, agreedRules } = found
  return {
    isReady: readyAt !== null && guests.length >= stay.guests,
    guests,
    drawnSignature: signature?.kind === 'drawn' ? signature.path : null,
    typedSignature: signature?.kind === 'typed' ? signature.name : null,
    signedAt: readyAt?.toISOString() ?? null,
    hasAgreedToRules: agreedRules !== null,
    // The nightly sweep follows on the day after.
    erasedOn: addDays(addMonths(stay.checkOutOn, registrationLaw(stay.country).keptMonths), 1),
  }
}

/** Reads a registration for whoever has proved that they may: by a link, or by reaching its booking. */
export async function readRegistration(
  ctx: Pick<ServiceContext, 'cipher'>,
  sql: Sql,
  bookingId: string,
): Promise<ReadRegistration | null> {
  const row = await selectRegistration(sql, bookingId)
  return row ? open(ctx, row) : null
}

/** Reads the registrations of bookings that the caller reaches, by booking. */
export async function readRegistrations(
  ctx: Pick<ServiceContext, 'cipher' | 'sql'>,
  bookingIds: readonly string[],
): Promise<Map<string, ReadRegistration>> {
  const rows = await selectRegistrations(ctx.sql, bookingIds)
  return new Map(rows.map((row) => [row.bookingId, open(ctx, row)]))
}

function open(
  { cipher }: Pick<ServiceContext, 'cipher'>,
  { sealed, readyAt, version }: RegistrationRow,
): ReadRegistration {
  return { ...Registration.parse(JSON.parse(cipher.decrypt(sealed))), readyAt, version }
}

/** Runs every night, as the privacy policy promises. */
export async function sweepRegistrations(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  await deleteUnneeded(ctx.sql, keptMonths, ctx.clock())
}
