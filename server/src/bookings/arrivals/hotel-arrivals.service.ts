import {
  type GuestArrival,
  type HotelArrivals,
  type HotelArrivalsInput,
  HotelEntry,
  isArrivalShown,
  isEntryShown,
} from '@roomlark/contract/bookings/arrivals'
import type { GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import {
  type ArrivalsRow,
  selectArrivals,
  selectHotelArrivals,
  selectRoomCount,
  selectRoomsOnDay,
  upsertArrivals,
} from './hotel-arrivals.queries.ts'

const nothing = {
  directions: '',
  takesCheckIn: true,
  wayIn: '',
  doorCode: '',
  wifiName: '',
  wifiPassword: '',
  roomCodes: [],
  version: 0,
}

export async function getHotelArrivals(ctx: SignedInContext, hotelId: string): Promise<HotelArrivals> {
  const row = await selectArrivals(ctx.sql, hotelId, getHotelScope(ctx.actor))
  if (row === undefined) throw notFound('hotel')
  if (row === null) return nothing
  const { directions, takesCheckIn, version } = row
  return { directions, takesCheckIn, ...openEntry(ctx, row), version }
}

export async function saveHotelArrivals(
  ctx: SignedInContext,
  hotelId: string,
  { version, directions, takesCheckIn, roomCodes, ...entry }: HotelArrivalsInput,
): Promise<HotelArrivals> {
  const codes = roomCodes.filter(({ code }) => code !== '')
  await ctx.sql.begin(async (tx) => {
    if ((await selectArrivals(tx, hotelId, getHotelScope(ctx.actor))) === undefined) throw notFound('hotel')
    const roomIds = new Set(codes.map(({ roomId }) => roomId))
    if ((await selectRoomCount(tx, hotelId, [...roomIds])) < roomIds.size) throw notFound('room')
    const sealedEntry = ctx.cipher.encrypt(JSON.stringify({ ...entry, roomCodes: codes }))
    const by = { byId: ctx.actor.userId, now: ctx.clock() }
    if (!(await upsertArrivals(tx, { hotelId, version }, { directions, takesCheckIn, sealedEntry }, by)))
      throw changedByOthers('these settings')
    // The audit log never learns what opens a door.
    await recordAudit(ctx, tx, { action: 'hotel.arrivals', target: `hotel:${hotelId}` })
  })
  return getHotelArrivals(ctx, hotelId)
}

/** Returns what the guest may know now, or null if the hotel has written nothing or expects the guest no more. */
export async function readGuestArrival(
  ctx: Pick<ServiceContext, 'sql' | 'cipher'>,
  { id, hotelId, booking }: { id: string; hotelId: string; booking: GuestBooking },
): Promise<GuestArrival | null> {
  if (!isArrivalShown(booking)) return null
  const row = await selectHotelArrivals(ctx.sql, hotelId)
  if (!row) return null
  const { roomCodes, ...common } = openEntry(ctx, row)
  const hasEntry = roomCodes.length > 0 || Object.values(common).some((text) => text !== '')
  if (row.directions === '' && !hasEntry) return null
  const { directions } = row
  if (!hasEntry || !isEntryShown(booking, booking.hotelTime)) {
    const isOver = booking.hotelTime >= `${booking.checkOutOn}T${booking.checkOutTime}`
    return { directions, entry: null, isEntryToCome: hasEntry && !isOver }
  }
  const rooms = (await selectRoomsOnDay(ctx.sql, id, booking.today)).flatMap((room) => {
    const found = roomCodes.find(({ roomId }) => roomId === room.id)
    return found ? [{ number: room.number, code: found.code }] : []
  })
  return { directions, entry: { ...common, rooms }, isEntryToCome: false }
}

function openEntry({ cipher }: Pick<ServiceContext, 'cipher'>, { sealedEntry }: ArrivalsRow): HotelEntry {
  return HotelEntry.parse(JSON.parse(cipher.decrypt(sealedEntry)))
}
