import { bookings } from '@roomlark/contract/bookings'
import {
  booking,
  bookingId,
  double,
  hotelId,
  oneBooking,
  oneHotel,
  stayId,
  theBooking,
  theHotel,
  theMessages,
  theRates,
  theRooms,
  today,
} from '../fixtures/hotel.ts'
import { answer } from '../support/answers.ts'
import { fails, isStatic, never, type PageStates, waits } from '../support/page-table.ts'

const withHotel = [oneHotel, theHotel]
const theHotelFails = fails('The hotel did not load')

/** The desk: the list, the views of one hotel and the panel beside them. */
export const bookingPages: readonly PageStates[] = [
  {
    page: '/bookings',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { shows: ['No bookings yet'] },
    full: { given: [oneBooking], shows: ['1 booking', 'Tove Nilsen', 'RL-4M8TX'] },
    failed: fails('The bookings did not load'),
  },
  {
    page: '/bookings/:id',
    as: 'hotel',
    at: () => `/bookings/${bookingId}`,
    loading: waits(['heading', 'Booking']),
    empty: never('a booking has a guest, a stay and a price'),
    full: {
      given: [oneBooking, theBooking, theMessages],
      shows: ['tove@guests.example', 'Flexible rate', 'Is there parking?', ['button', 'Check in guest']],
    },
    failed: fails('This booking did not load'),
  },
  {
    page: '/bookings/day',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { given: withHotel, shows: ['Arrivals', 'Departures', 'In house'], hides: ['Tove Nilsen'] },
    full: {
      given: [...withHotel, answer(bookings.day, { hotelId, day: today, arrivals: [booking] })],
      shows: ['Tove Nilsen', ['button', /Arrived/]],
    },
    failed: theHotelFails,
  },
  {
    page: '/bookings/calendar',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { given: withHotel, shows: ['No rooms yet', ['link', 'Open the hotel']] },
    full: {
      given: [
        ...withHotel,
        answer(bookings.tape, {
          fromOn: '2026-11-15',
          untilOn: '2026-11-29',
          roomTypes: [{ id: double.id, name: double.name, rooms: double.rooms }],
          bars: [
            {
              stayId,
              bookingId,
              guestName: booking.guestName,
              state: 'confirmed',
              roomTypeId: double.id,
              roomId: double.rooms[0].id,
              checkInOn: today,
              checkOutOn: '2026-11-18',
            },
          ],
        }),
      ],
      shows: ['Double room', '101', 'Tove Nilsen'],
    },
    failed: theHotelFails,
  },
  {
    page: '/bookings/new',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { shows: ['No hotel yet', ['link', 'Add Hotel']] },
    full: { given: [...withHotel, theRooms, theRates], shows: ['Double room', ['textbox', 'Guest name']] },
    failed: theHotelFails,
  },
  {
    page: '/bookings/*',
    as: 'hotel',
    at: () => '/bookings/nowhere',
    ...isStatic('Page not found', ['link', 'Back to bookings']),
  },
]
