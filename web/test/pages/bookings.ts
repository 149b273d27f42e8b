import { bookings } from '@roomlark/contract/bookings/bookings'
import { companyBills } from '@roomlark/contract/bookings/company-bills'
import { companyProfiles } from '@roomlark/contract/bookings/company-profiles'
import { folios } from '@roomlark/contract/bookings/folio'
import { unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import { groups } from '@roomlark/contract/bookings/groups'
import { guests } from '@roomlark/contract/bookings/guests'
import { invoiceJournal } from '@roomlark/contract/bookings/invoice-journal'
import { reviews } from '@roomlark/contract/bookings/reviews'
import { waiting } from '@roomlark/contract/guest-site/waiting'
import { housekeeping } from '@roomlark/contract/inventory/housekeeping'
import { folioLines, makeFolio } from '../fixtures/folio.ts'
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
import { makeId } from '../fixtures/ids.ts'
import { thePayments } from '../fixtures/payments.ts'
import { answer } from '../support/answers.ts'
import { fails, isStatic, never, type PageStates, waits } from '../support/page-table.ts'

const journalEntry = {
  bookingId,
  reference: 'RL-4M8TX',
  hotelName: 'Casa da Aurora',
  kind: 'invoice' as const,
  number: 'VM-2026-0418',
  issuedOn: today,
  dueOn: today,
  company: 'Weber GmbH',
  payerName: 'Jonas Weber',
  currency: 'EUR',
  totalCents: 24_000,
  openCents: 24_000,
  reminders: 1,
  state: 'overdue' as const,
}
const receivable = {
  company: 'Weber GmbH',
  currency: 'EUR',
  invoices: 1,
  until30Cents: 24_000,
  until60Cents: 0,
  until90Cents: 0,
  olderCents: 0,
  openCents: 24_000,
  overdueCents: 24_000,
}
const withHotel = [oneHotel, theHotel]
const guest = {
  id: '0d000000-0000-4000-8000-0000000000aa',
  name: 'Tove Nilsen',
  email: 'tove@guests.example',
  preferences: 'High floor',
  stays: 3,
  nights: 7,
  revenue: [{ currency: 'EUR', cents: 124_000 }],
  lastStayOn: '2026-06-21',
}
const averages = { score: 4.3, room: 4, cleanliness: 4.6, staff: 4.8, place: null, value: 3.9 }
const reviewMeta = { total: 1, totalPages: 1, page: 1, limit: 20, unanswered: 1, reported: 0, score: null }
const review = {
  id: '0d000000-0000-4000-8000-0000000000ee',
  hotel: { id: hotelId, name: 'Villa Marenne', slug: 'villa-marenne' },
  booking: { id: bookingId, reference: 'RL-4M8TX' },
  language: 'en' as const,
  score: 5,
  room: 4,
  cleanliness: 5,
  staff: 5,
  place: null,
  value: 4,
  good: 'The breakfast on the terrace',
  better: '',
  trip: 'couple' as const,
  author: 'Claire Dubois',
  roomType: 'Double room',
  stayedOn: '2026-06-21',
  publishedAt: '2026-06-24T09:00:00.000Z',
  editedAt: null,
  answer: null,
  report: null,
  version: 1,
}
const group = {
  id: '0d000000-0000-4000-8000-0000000000bb',
  hotelId,
  name: 'Meier wedding',
  state: 'open' as const,
  arriveOn: '2026-09-04',
  departOn: '2026-09-06',
  cutOffAt: '2026-08-04T16:00:00.000Z',
  timeZone: 'Europe/Rome',
  agreed: 8,
  picked: 2,
  held: 6,
  bookings: 1,
}
const theGroup = answer(groups.get, {
  ...group,
  currency: 'EUR',
  billing: 'room' as const,
  ratePlanName: 'Flexible rate',
  payer: { ...unnamedPayer, company: 'Meier GmbH' },
  account: { chargesCents: 36_000, paidCents: 0, balanceCents: 36_000 },
  blocks: [
    {
      roomTypeId: double.id,
      roomTypeName: 'Double room',
      priceCents: 18_000,
      nights: ['2026-09-04', '2026-09-05'].map((night) => ({ night, rooms: 4, picked: 1, held: 3 })),
    },
  ],
  rooms: [
    {
      id: bookingId,
      reference: 'RL-4M8TX',
      state: 'confirmed' as const,
      guestName: 'Tove Nilsen',
      checkInOn: '2026-09-04',
      checkOutOn: '2026-09-06',
      roomTypeName: 'Double room',
    },
  ],
  events: [{ kind: 'created' as const, at: '2026-08-01T10:00:00Z', nights: 8, until: '2026-08-04T18:00' }],
})
const company = {
  ...unnamedPayer,
  id: '0d000000-0000-4000-8000-0000000000cc',
  hotelId,
  hotelName: 'Villa Marenne',
  company: 'Meier Maschinenbau GmbH',
  vatId: 'DE136695976',
  city: 'Hamburg',
  takes: ['room' as const, 'taxes' as const],
  dueDays: 30,
  vatCheck: { state: 'valid' as const, name: null, at: '2026-08-01T10:00:00Z' },
}
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
      given: [oneBooking, theBooking, theMessages, thePayments],
      shows: [
        'tove@guests.example',
        'Flexible rate',
        'Is there parking?',
        // On the clock of the hotel, not of the reader.
        'Sun 15 November, 22:00',
        ['button', 'Check in guest'],
        ['button', 'Change booking'],
        ['heading', 'Online payments'],
        ...['Test mode', 'Visa ···· 4242', 'expires April 2029', 'up to €120.00', 'Partly refunded'],
        ...['Refund of €50.00 on its way: The sauna was closed', '€120.00 could not be charged'],
        ['button', 'Charge the kept card'],
        ['button', 'Charge the card of Tove Nilsen again'],
        ['button', 'Refund the payment of €120.00'],
        ['button', 'Show the link for €50.00'],
        ['button', 'Payment link'],
      ],
    },
    failed: fails('This booking did not load'),
  },
  {
    page: '/bookings/:id/folio',
    as: 'hotel',
    at: () => `/bookings/${bookingId}/folio`,
    loading: waits(['heading', 'Folio']),
    empty: {
      given: [theBooking, answer(folios.get, makeFolio([]))],
      shows: ['Nothing is charged on this folio.', 'No payment is recorded yet.', ['button', 'Add charge']],
    },
    full: {
      given: [theBooking, answer(folios.get, makeFolio(folioLines))],
      shows: [
        ['heading', 'Folio of Tove Nilsen'],
        'Boat trip, one guest stayed',
        'Card ending 4417',
        'At the desk terminal, by Ada Byron',
        'Balance, due at check-out',
        ['button', 'Record payment'],
      ],
    },
    failed: fails('This folio did not load'),
  },
  {
    page: '/bookings/day',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { given: withHotel, shows: ['Arrivals', 'Departures', 'In house'], hides: ['Tove Nilsen'] },
    full: {
      given: [
        ...withHotel,
        answer(bookings.day, {
          hotelId,
          day: today,
          arrivals: [
            {
              ...booking,
              arrivalTime: '18:30',
              guestPhone: '+47 22 00 00 00',
              stayNumber: 3,
              isVip: true,
              unreadMessages: 2,
              balanceCents: 24_000,
            },
          ],
          moves: [{ stayId, bookingId, guestName: 'Ines Prado', fromRoom: '101', toRoom: '204' }],
        }),
      ],
      shows: [
        'Tove Nilsen',
        ['button', /Arrived/],
        'VIP',
        'Arrives at 18:30',
        ['link', '+47 22 00 00 00'],
        '2 stays before',
        '2 new messages',
        '€240.00 to pay',
        'Room moves',
        'Ines Prado',
      ],
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
    page: '/bookings/housekeeping',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { given: withHotel, shows: ['No rooms yet', ['link', 'Open the hotel']] },
    full: {
      given: [
        ...withHotel,
        answer(housekeeping.board, {
          day: today,
          rooms: [
            {
              id: double.rooms[0].id,
              number: '101',
              roomTypeName: double.name,
              floor: '1',
              state: 'dirty',
              departure: 'done',
              arrival: 'expected',
            },
          ],
        }),
      ],
      shows: ['Floor 1', 'Has left, arrival today', ['button', 'Mark room 101 as clean']],
      hides: ['Tove Nilsen'],
    },
    failed: theHotelFails,
  },
  {
    page: '/bookings/new',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { shows: ['No hotel yet', ['link', 'Add Hotel']] },
    full: {
      given: [
        ...withHotel,
        theRooms,
        theRates,
        answer(bookings.offers, [
          {
            roomTypeId: double.id,
            ratePlanId: makeId(6),
            left: 2,
            currency: 'EUR',
            totalCents: 24_000,
            limits: [{ kind: 'min-stay', params: { name: 'Double room', nights: 3 } }],
          },
        ]),
      ],
      shows: ['Double room', ['textbox', 'Guest name'], ['button', 'Double room, Flexible rate: €240.00']],
    },
    failed: theHotelFails,
  },
  {
    page: '/bookings/reviews',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { shows: ['No reviews yet'] },
    full: {
      given: [
        oneHotel,
        answer(reviews.list, [review], reviewMeta),
        answer(reviews.trends, {
          scores: { ...averages, reviews: 6, distribution: [0, 0, 1, 2, 3] },
          months: [{ ...averages, month: '2026-06-01', reviews: 6 }],
          searched: 6,
          topics: [{ topic: 'breakfast', good: 4, better: 1 }],
        }),
      ],
      shows: [
        '1 review, 1 not answered',
        'The breakfast on the terrace',
        ['link', 'RL-4M8TX'],
        ['button', 'Answer'],
        ['button', 'Report'],
        'What guests mention',
        '4.3',
      ],
    },
    failed: fails('The reviews did not load'),
  },
  {
    page: '/bookings/invoices',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { shows: ['No invoices yet'] },
    full: {
      given: [
        answer(invoiceJournal.list, [journalEntry], { total: 1, totalPages: 1, page: 1, limit: 20 }),
        answer(invoiceJournal.receivables, [receivable]),
      ],
      shows: ['1 invoice', ['link', 'VM-2026-0418'], 'Overdue', ['heading', 'Who owes'], '€240.00 overdue'],
    },
    failed: fails('The invoices did not load'),
  },
  {
    page: '/bookings/guests',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { shows: ['No guests yet', ['link', 'New booking']] },
    full: {
      given: [answer(guests.list, [guest], { total: 1, totalPages: 1, page: 1, limit: 20 })],
      shows: ['1 guest', ['link', 'Tove Nilsen'], 'tove@guests.example', 'High floor', '€1,240.00'],
    },
    failed: fails('The guests did not load'),
  },
  {
    page: '/bookings/guests/:id',
    as: 'hotel',
    at: () => `/bookings/guests/${guest.id}`,
    loading: waits(['heading', 'Guest']),
    empty: {
      given: [answer(guests.get, { id: guest.id, name: 'Tove Nilsen', preferences: '', notes: '' })],
      shows: ['No stay yet', 'Nothing noted yet.', 'This guest no longer has any bookings.'],
    },
    full: {
      given: [answer(guests.get, { ...guest, otherContacts: ['tove@work.example'] }), oneBooking],
      shows: ['Returning', 'High floor', 'tove@work.example', 'RL-4M8TX', ['button', 'Edit']],
    },
    failed: fails('This did not load'),
  },
  {
    page: '/bookings/groups',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { shows: ['No groups yet', ['button', 'Add your first group']] },
    full: {
      given: [answer(groups.list, [group], { total: 1, totalPages: 1, page: 1, limit: 20 })],
      shows: [
        '1 group',
        ['link', 'Meier wedding'],
        '2 of 8',
        '4 August 2026, 18:00',
        ['button', 'New group'],
      ],
    },
    failed: fails('The groups did not load'),
  },
  {
    page: '/bookings/companies',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { shows: ['No companies yet', ['button', 'Add your first company']] },
    full: {
      given: [
        answer(
          invoiceJournal.debtors,
          [{ ...company, debts: [{ currency: 'EUR', openCents: 124_000, overdueCents: 30_000 }] }],
          {
            ...{ total: 1, totalPages: 1, page: 1, limit: 20 },
            debts: [{ currency: 'EUR', openCents: 124_000, overdueCents: 30_000 }],
          },
        ),
      ],
      shows: [
        '1 company, €1,240.00 owed, €300.00 of it overdue',
        '€300.00 overdue',
        ['link', 'Meier Maschinenbau GmbH'],
        'Hamburg, Villa Marenne',
        'Valid',
        ['button', 'New company'],
      ],
    },
    failed: fails('The companies did not load'),
  },
  {
    page: '/bookings/companies/:id',
    as: 'hotel',
    at: () => `/bookings/companies/${company.id}`,
    loading: waits(['heading', 'Company']),
    empty: {
      given: [answer(companyProfiles.get, { ...company, takes: [], vatId: '', vatCheck: null })],
      shows: ['Guests pay themselves'],
      hides: [['button', 'Check now']],
    },
    full: {
      given: [
        answer(companyProfiles.get, company),
        answer(companyBills.account, {
          companyId: company.id,
          currency: 'EUR',
          unbilled: [
            {
              folioId: '0d000000-0000-4000-8000-0000000000dd',
              bookingId,
              reference: 'RL-4M8TX',
              guestName: 'Tove Nilsen',
              state: 'checked-out' as const,
              checkInOn: '2026-08-01',
              checkOutOn: '2026-08-03',
              chargesCents: 36_000,
            },
          ],
          bills: [
            {
              kind: 'invoice' as const,
              number: 'VM-2026-0012',
              issuedAt: '2026-08-01T10:00:00Z',
              dueOn: '2026-08-31',
              stays: 3,
              totalCents: 90_000,
              openCents: 50_000,
              state: 'part-paid' as const,
            },
          ],
        }),
      ],
      shows: [
        ['button', 'Issue one bill over €360.00'],
        'VM-2026-0012',
        'Partly paid',
        'Room and Taxes',
        '30',
        'VIES, Sat 1 August 2026',
        ['button', 'Check now'],
        ['button', 'Change'],
      ],
    },
    failed: fails('This did not load'),
  },
  {
    page: '/bookings/waiting',
    as: 'hotel',
    loading: waits(['heading', 'Bookings']),
    empty: { shows: ['Nobody is waiting'] },
    full: {
      given: [
        answer(
          waiting.list,
          [
            {
              id: '0d000000-0000-4000-8000-0000000000ab',
              hotelId,
              hotelName: 'Villa Marenne',
              email: 'iris@guests.example',
              checkInOn: '2026-09-04',
              checkOutOn: '2026-09-06',
              adults: 2,
              childAges: [4],
              rooms: 1,
              state: 'told' as const,
              since: '2026-08-01T10:00:00.000Z',
              heldUntil: '2026-08-03T10:00:00.000Z',
            },
          ],
          { total: 1, totalPages: 1, page: 1, limit: 20 },
        ),
      ],
      shows: [
        '1 guest on the waiting list',
        ['link', 'iris@guests.example'],
        'Room held',
        ['button', 'Strike off iris@guests.example'],
      ],
    },
    failed: fails('The waiting list did not load'),
  },
  {
    page: '/bookings/groups/:id',
    as: 'hotel',
    at: () => `/bookings/groups/${group.id}`,
    loading: waits(['heading', 'Group']),
    empty: { shows: ['No bookings yet.', ['link', 'Import CSV']], hides: [['button', 'Download CSV']] },
    full: {
      given: [theGroup],
      shows: [
        '2 of 8 nights are booked, 6 are held',
        'Meier GmbH',
        ['link', 'Tove Nilsen'],
        'Set aside 8 nights of rooms, cut-off 4 August 2026, 18:00',
        'Sat 1 August, 12:00, Roomlark',
        ['button', 'Book a room'],
        ['button', 'Download CSV'],
      ],
    },
    failed: fails('This did not load'),
  },
  {
    page: '/bookings/groups/:id/rooming-list',
    as: 'hotel',
    at: () => `/bookings/groups/${group.id}/rooming-list`,
    loading: waits(['heading', 'Import rooming list']),
    empty: { shows: ['Drop a CSV file here', ['button', 'Download template']] },
    full: { given: [theGroup], shows: ['Drop a CSV file here', ['link', 'Meier wedding']] },
    failed: fails('This did not load'),
  },
  {
    page: '/bookings/*',
    as: 'hotel',
    at: () => '/bookings/nowhere',
    ...isStatic('Page not found', ['link', 'Back to bookings']),
  },
]
