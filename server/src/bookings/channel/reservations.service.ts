import type { ChannelConnection } from '@roomlark/contract/bookings/channel'
import type {
  BookedReservation,
  ReservationInput,
  ReservationResult,
} from '@roomlark/contract/bookings/channel-reservations'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { requireNone } from '../../inventory/calendar/calendar.service.ts'
import { lockBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { lockRemainingTypes } from '../../inventory/rooms/rooms.service.ts'
import { lockBooking } from '../bookings/bookings.service.ts'
import { cancelForChannel, changeForChannel } from '../bookings/change/channel-change.service.ts'
import { bookForChannel, type SoldStay } from '../bookings/create/channel-booking.service.ts'
import { beginForHotel } from '../bookings/create/pool-share.service.ts'
import { lapseHoldsOn } from '../bookings/hold/holds.service.ts'
import { recordChannelPayment } from '../folios/posting/channel-payment.service.ts'
import { unknownCode } from './ari.service.ts'
import { getOpenConnection } from './connections.service.ts'
import { deleteMessagesAfter, selectLastMessage } from './messages.queries.ts'
import { collectedCents, soldFaults } from './reservations.policy.ts'
import {
  lockReservation,
  type ReservationRow,
  selectFee,
  selectIsCancelledByGuest,
  selectReservation,
  updateReservation,
} from './reservations.queries.ts'

type Outcome = ReservationResult['outcome']

export async function getReservation(
  ctx: SignedInContext,
  connectionId: string,
  reservationId: string,
): Promise<ReservationResult> {
  const { id } = await getOpenConnection(ctx, ctx.sql, connectionId)
  return readResult(ctx.sql, id, reservationId, 'repeated')
}

/**
 * Takes a reservation as the channel has it. Messages about one reservation are worked on one after another, and one
 * that is repeated or late changes nothing, so that a channel can send whatever it is not sure of again. What is refused
 * leaves no trace.
 */
export async function deliverReservation(
  ctx: SignedInContext,
  connectionId: string,
  reservationId: string,
  message: ReservationInput,
): Promise<ReservationResult> {
  const { hotelId } = await getOpenConnection(ctx, ctx.sql, connectionId)
  if (message.status !== 'cancelled') await lapseHoldsOn(ctx, hotelId, message)
  return beginForHotel(ctx, hotelId, async (tx) => {
    // Locked before the codes are read, because mapping locks the same row.
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    const connection = await getOpenConnection(ctx, tx, connectionId)
    const before = await lockReservation(tx, connectionId, reservationId)
    if (message.revision <= before.revision) {
      const outcome = message.revision === before.revision ? 'repeated' : 'outdated'
      return readResult(tx, connectionId, reservationId, outcome)
    }
    // Waits for whoever is changing the booking: what they leave for the channel is not of this transaction.
    if (before.bookingId) await lockBooking(ctx, tx, before.bookingId)
    const last = await selectLastMessage(tx, before.id)
    const { outcome, ...after } =
      message.status === 'cancelled'
        ? await cancel(ctx, tx, before)
        : await book(ctx, tx, hotel, connection, before, message)
    if (after.bookingId) {
      const earlier = after.bookingId === before.bookingId ? before.collectedCents : 0
      await recordChannelPayment(ctx, tx, after.bookingId, after.collectedCents - earlier)
    }
    await updateReservation(tx, { id: before.id, revision: message.revision, ...after })
    await deleteMessagesAfter(tx, before.id, last)
    return readResult(tx, connectionId, reservationId, outcome)
  })
}

type Done = Pick<ReservationRow, 'bookingId' | 'collectedCents'> & { outcome: Outcome }

async function cancel(ctx: SignedInContext, tx: Transaction, before: ReservationRow): Promise<Done> {
  const { bookingId } = before
  // A cancellation may arrive before the reservation, which is then outdated.
  if (bookingId === null) return { outcome: 'cancelled', bookingId, collectedCents: 0 }
  await cancelForChannel(ctx, tx, bookingId)
  const feeCents = before.collectedCents === 0 ? 0 : await selectFee(tx, bookingId)
  return { outcome: 'cancelled', bookingId, collectedCents: feeCents }
}

async function book(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: Awaited<ReturnType<typeof lockBookableHotel>>,
  connection: ChannelConnection,
  before: ReservationRow,
  message: BookedReservation,
): Promise<Done> {
  requireNone(soldFaults(message, hotel.currency))
  const sold = soldStay(connection, message)
  await requireStillSold(tx, hotel.id, sold)
  const collected = collectedCents(message)
  // The channel may sell again a stay that it cancelled itself, but not one that the hotel cancelled.
  if (before.bookingId === null || (await selectIsCancelledByGuest(tx, before.bookingId))) {
    const bookingId = await bookForChannel(ctx, tx, hotel, sold, connection.name)
    return { outcome: 'booked', bookingId, collectedCents: collected }
  }
  await changeForChannel(ctx, tx, hotel, before.bookingId, sold)
  return { outcome: 'changed', bookingId: before.bookingId, collectedCents: collected }
}

function soldStay({ rooms, rates }: ChannelConnection, message: BookedReservation): SoldStay {
  const { checkInOn, checkOutOn, rateCode, guest, specialRequests } = message
  const rate = rates.find(({ code }) => code === rateCode)
  if (!rate) throw unknownCode('rate', rateCode)
  return {
    checkInOn,
    checkOutOn,
    guest,
    specialRequests,
    ratePlanId: rate.ratePlanId,
    rooms: message.rooms.map(({ roomCode, adults, childAges, nights }) => {
      const room = rooms.find(({ code }) => code === roomCode)
      if (!room) throw unknownCode('room', roomCode)
      return { roomTypeId: room.roomTypeId, adults, childAges, nights }
    }),
  }
}

/** A code stays mapped after the hotel has removed the room type, which no reading names any more. */
async function requireStillSold(tx: Transaction, hotelId: string, { rooms }: SoldStay): Promise<void> {
  const ids = new Set(rooms.map(({ roomTypeId }) => roomTypeId))
  const types = await lockRemainingTypes(tx, hotelId, [...ids])
  if (types.length === ids.size) return
  throw new AppError('not_on_sale', say('The hotel does not sell this room any more.'))
}

async function readResult(
  sql: Sql,
  connectionId: string,
  reservationId: string,
  outcome: Outcome,
): Promise<ReservationResult> {
  const stored = await selectReservation(sql, connectionId, reservationId)
  if (!stored) throw notFound('reservation')
  return { outcome, ...stored }
}
