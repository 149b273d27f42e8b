import {
  type Ari,
  type AriChanges,
  type AriUpdate,
  type ChannelConnection,
  channelLimits,
} from '@roomlark/contract/bookings/channel'
import { addDays, dateIn, daysBetween } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import { calendarLimits } from '@roomlark/contract/inventory/calendar-change'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { buildCalendarByType, requireNone } from '../../inventory/calendar/calendar.service.ts'
import { editCalendarTogether, findEditFaults } from '../../inventory/calendar/calendar-edit.service.ts'
import { readTermsByHotel } from '../../inventory/rates/rates.service.ts'
import { getBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { readNights } from '../../inventory/rooms/nights/nights.service.ts'
import { readSoldTypes } from '../../inventory/rooms/rooms.service.ts'
import { consume } from '../../platform/outbox/outbox.service.ts'
import { ariNight, ariRates, joinedRanges, readCursor, writeCursor } from './ari.policy.ts'
import { deleteChangesBefore, insertChanges, selectChanges } from './ari.queries.ts'
import { getOpenConnection } from './connections.service.ts'

type Range = { fromOn: string; untilOn: string }
const dayMs = 86_400_000

/**
 * Without a cursor these are all nights, so that a channel that starts, or starts again, needs nothing else. They are
 * also all nights after codes were mapped. Changes are noted only for hotels with a channel, and whoever was changing
 * something while the channel was connected has a lower number than its first mapping, so nothing is missed there.
 */
export async function listChanges(
  ctx: SignedInContext,
  connectionId: string,
  cursor: string | undefined,
): Promise<AriChanges> {
  const connection = await getOpenConnection(ctx, ctx.sql, connectionId)
  const hotel = await getBookableHotel(ctx, ctx.sql, connection.hotelId)
  const now = ctx.clock()
  const fromOn = dateIn(hotel.timeZone, now)
  const all = { fromOn, untilOn: addDays(fromOn, channelLimits.daysAhead) }
  const { since, saidAt } = cursor === undefined ? { since: '0', saidAt: now } : readCursor(cursor)
  const { oldest, next, isRemapped, ranges } = await selectChanges(ctx.sql, connection, since, all)
  const isForgotten = now.getTime() - saidAt.getTime() > channelLimits.keptDays * dayMs
  // A number that was never given out belongs to another database, such as one before a restore.
  if (isForgotten || BigInt(since) > BigInt(next)) {
    throw new AppError('cursor_expired', say('This cursor is not known any more. Start again without one.'))
  }
  return {
    cursor: writeCursor({ since: oldest, saidAt: now }),
    ranges: joinedRanges(cursor === undefined || isRemapped ? [all] : ranges),
  }
}

export async function getAri(ctx: SignedInContext, connectionId: string, range: Range): Promise<Ari> {
  const connection = await getOpenConnection(ctx, ctx.sql, connectionId)
  requireRange(connection, range)
  const hotel = await getBookableHotel(ctx, ctx.sql, connection.hotelId)
  const types = await readSoldTypes(ctx.sql, hotel.id)
  const terms = (await readTermsByHotel(ctx.sql, [hotel.id])).get(hotel.id)
  const mapped = types.filter(({ id }) => connection.rooms.some(({ roomTypeId }) => roomTypeId === id))
  const ids = mapped.map(({ id }) => id)
  const stored = await readNights(ctx.sql, ids, range.fromOn, range.untilOn)
  const nights = buildCalendarByType(mapped, terms?.rules ?? [], stored, range)
  const rates = connection.rates.flatMap(({ code, ratePlanId }) => {
    const plan = terms?.plans.find(({ id }) => id === ratePlanId)
    return plan ? [{ code, plan }] : []
  })
  return {
    ...range,
    currency: hotel.currency,
    rates: ariRates(rates, dateIn(hotel.timeZone, ctx.clock())),
    rooms: connection.rooms.flatMap(({ code, roomTypeId }) => {
      const type = mapped.find(({ id }) => id === roomTypeId)
      return type
        ? [{ code, nights: (nights.get(type.id) ?? []).map((night) => ariNight(night, type, rates)) }]
        : []
    }),
  }
}

/** An answer stays small enough that nobody else waits for it. */
function requireRange({ rooms, rates }: ChannelConnection, { fromOn, untilOn }: Range): void {
  const count = daysBetween(fromOn, untilOn) + 1
  const most = Math.floor(channelLimits.prices / Math.max(1, rooms.length * rates.length))
  const nights = Math.min(channelLimits.nights, Math.max(1, most))
  if (count < 1) requireNone({ untilOn: say('The last night cannot be before the first') })
  if (count > nights) requireNone({ untilOn: say('Choose at most {nights} nights', { nights }) })
}

/** Applies the rules of the rates grid to values that the hotel's own system sets. */
export async function setAri(
  ctx: SignedInContext,
  connectionId: string,
  { updates, acceptLow }: { updates: AriUpdate[]; acceptLow?: boolean | undefined },
): Promise<{ nights: number }> {
  const { hotelId, rooms } = await getOpenConnection(ctx, ctx.sql, connectionId)
  requireNone(updateFaults(updates))
  const edits = updates.map(({ roomCode, ...edit }) => {
    const room = rooms.find(({ code }) => code === roomCode)
    if (!room) throw unknownCode('room', roomCode)
    return { ...edit, roomTypeId: room.roomTypeId }
  })
  return { nights: await editCalendarTogether(ctx, hotelId, edits, acceptLow) }
}

/** A number of rooms that is left is a change too. */
function readRoomLimit({ roomsLeft }: AriUpdate) {
  return roomsLeft === undefined ? {} : { capacity: roomsLeft }
}

function updateFaults(updates: AriUpdate[]): FieldErrors {
  const faults = updates.flatMap((update, index) =>
    Object.entries(findEditFaults({ ...update, change: { ...update.change, ...readRoomLimit(update) } })).map(
      ([field, words]) => [`updates.${index}.${field}`, words],
    ),
  )
  const nights = updates.reduce((sum, { fromOn, untilOn }) => sum + daysBetween(fromOn, untilOn) + 1, 0)
  const most = 4 * calendarLimits.editNights
  if (faults.length === 0 && nights > most)
    return { updates: say('Change at most {most} nights at once', { most }) }
  return Object.fromEntries(faults)
}

export function unknownCode(kind: 'room' | 'rate', code: string): AppError {
  const message = say(
    '{kind, select, room {The room code} other {The rate code}} {code} is not mapped. Ask the hotel to map it, then send this again.',
    { kind, code },
  )
  return new AppError('unknown_code', message)
}

/** Notes what has changed for hotels that a channel sells. */
export async function noteChanges(ctx: Pick<ServiceContext, 'sql'>): Promise<void> {
  await consume(ctx, 'channels', insertChanges)
}

/** A channel that has not asked for this long starts again. */
export async function forgetChanges(ctx: ServiceContext): Promise<void> {
  const keptMs = (channelLimits.keptDays + 1) * dayMs
  await deleteChangesBefore(ctx.sql, new Date(ctx.clock().getTime() - keptMs))
}
