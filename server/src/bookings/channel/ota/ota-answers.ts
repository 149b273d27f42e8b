import type { ChannelMessage, ReservationResult } from '@roomlark/contract/bookings/channel-reservations'
import type { OtaContent } from './ota-xml.ts'

/** Types of ids of the OpenTravel code list (UIT). */
const idType = { hotel: '10', reservation: '14', reference: '16' } as const

/** The result for a reservation, with the reference of its booking. */
export function writeTaken(reservationId: string, { outcome, booking }: ReservationResult): OtaContent {
  return {
    '@_ResResponseType': outcome === 'cancelled' ? 'Cancelled' : 'Committed',
    HotelReservations: {
      HotelReservation: {
        ...(booking && { '@_ResStatus': resStatus[booking.state] }),
        UniqueID: { '@_Type': idType.reservation, '@_ID': reservationId },
        ...writeReference(booking),
      },
    },
  }
}

/** The hotel's changes, oldest first, each with the number that acknowledges it. */
export function writeMessages(connectionId: string, messages: readonly ChannelMessage[]): OtaContent {
  if (messages.length === 0) return {}
  return {
    ReservationsList: {
      HotelReservation: messages.map(({ id, kind, at, reservationId, booking, rooms }) => ({
        '@_LastModifyDateTime': at,
        '@_ResStatus': messageStatus[kind],
        UniqueID: [
          { '@_Type': idType.reservation, '@_ID': reservationId },
          { '@_Type': idType.reference, '@_ID': String(id), '@_ID_Context': connectionId },
        ],
        ...(rooms.length > 0 && {
          RoomStays: {
            RoomStay: rooms.map(({ roomCode, checkInOn, checkOutOn }) => ({
              ...(roomCode !== null && { RoomTypes: { RoomType: { '@_RoomTypeCode': roomCode } } }),
              TimeSpan: { '@_Start': checkInOn, '@_End': checkOutOn },
              BasicPropertyInfo: { '@_HotelCode': connectionId },
            })),
          },
        }),
        ...writeReference(booking),
      })),
    },
  }
}

function writeReference(booking: ReservationResult['booking']): OtaContent {
  if (!booking) return {}
  const own = { '@_ResID_Type': idType.hotel, '@_ResID_Value': booking.reference }
  return { ResGlobalInfo: { HotelReservationIDs: { HotelReservationID: own } } }
}

const resStatus: Record<NonNullable<ReservationResult['booking']>['state'], string> = {
  held: 'Requested',
  expired: 'Cancelled',
  confirmed: 'Reserved',
  'checked-in': 'In-house',
  'checked-out': 'Checked-Out',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
}

const messageStatus: Record<ChannelMessage['kind'], string> = {
  changed: 'Modify',
  cancelled: 'Cancelled',
  'no-show': 'No-show',
  reinstated: 'Reserved',
  departed: 'Checked-Out',
}
