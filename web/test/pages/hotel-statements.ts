import { disputes } from '@roomlark/contract/partners/disputes'
import { hotelStatements } from '@roomlark/contract/settlement/hotel-statements'
import { stayQuestions } from '@roomlark/contract/settlement/stay-questions'
import { aurora, hotelId, theHotel } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, type PageStates, waits } from '../support/page-table.ts'

const sum = (lines: number, baseCents: number, grossCents: number) => ({ lines, baseCents, grossCents })
const open = {
  month: '2026-06',
  currency: 'USD',
  state: 'open' as const,
  number: null,
  paid: null,
  closesOn: '2026-07-05',
  dueOn: '2026-07-19',
  lines: 9,
  totalCents: 150_465,
}
const closed = {
  ...open,
  month: '2026-05',
  state: 'closed' as const,
  number: 'HS-2026-00006',
  lines: 17,
  closesOn: '2026-06-05',
  dueOn: '2026-06-19',
  totalCents: 280_497,
  paid: {
    paidCents: 80_497,
    writtenOffCents: 0,
    openCents: 200_000,
    isOverdue: true,
    settledAt: null,
    pausesOn: '2026-11-20',
  },
}
const statement = {
  ...open,
  hotel: { id: hotelId, name: aurora.name, city: 'Lisboa', timeZone: 'Europe/Lisbon' },
  currencies: ['USD'],
  today: '2026-06-16',
  closedAt: null,
  objectionsUntil: null,
}
const line = {
  line: null,
  bookingId: makeId(61),
  reference: 'RL-2F6MA',
  kind: 'commission' as const,
  agreed: null,
  state: 'counted' as const,
  isDisputed: false,
  outcome: 'stayed' as const,
  partnerName: 'Slow Miles',
  checkInOn: '2026-05-29',
  checkOutOn: '2026-06-02',
  endedOn: '2026-06-02',
  ratePercent: 15,
  boostPercent: 0,
  baseCents: 112_800,
  grossCents: 16_920,
}
const dispute = {
  id: makeId(66),
  state: 'proposed' as const,
  steps: ['answer' as const, 'accept' as const],
  proposal: { baseCents: 19_600, grossCents: 2940, netCents: 2352, standsOn: '2026-06-19', acceptedBy: [] },
  messages: [{ id: 1, kind: 'opened' as const, side: 'hotel' as const, text: 'One night, not three.' }],
}
const question = answer(
  stayQuestions.list,
  [
    {
      bookingId: makeId(62),
      reference: 'RL-4N6VD',
      guestName: 'Noah Brandt',
      isCheckedIn: false,
      roomNames: ['Sea View Double'],
      partnerName: 'Slow Miles',
      checkInOn: '2026-06-11',
      checkOutOn: '2026-06-15',
      currency: 'USD',
      roomCents: 112_800,
      grossCents: 16_920,
    },
  ],
  { total: 1 },
)

/** Pages about what a hotel owes, month by month. */
export const hotelStatementPages: readonly PageStates[] = [
  {
    page: '/hotels/:id/statements',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/statements`,
    loading: waits(),
    empty: {
      given: [theHotel],
      shows: [['heading', 'Statements'], 'No statement is closed yet'],
      hides: ['did not load', 'Arrived'],
    },
    full: {
      given: [
        theHotel,
        question,
        answer(
          hotelStatements.list,
          { open: [open], closed: [closed] },
          { total: 1, totalPages: 1, page: 1, limit: 24 },
        ),
      ],
      shows: [
        'Bookings through partners pause on Fri 20 November',
        ['link', 'June 2026'],
        ['link', 'May 2026'],
        ...['$1,504.65', '9 lines so far, closes Sun 5 July at 23:59', 'HS-2026-00006'],
        ...['$2,804.97', '$2,000.00 left to pay', 'Overdue', 'Did Noah Brandt arrive on Thu 11 June?'],
      ],
    },
    failed: fails('This hotel did not load'),
  },
  {
    page: '/hotels/:id/statements/:month',
    as: 'hotel',
    at: () => `/hotels/${hotelId}/statements/2026-06`,
    loading: waits(),
    empty: {
      given: [answer(hotelStatements.get, { ...statement, lines: 0, totalCents: 0 })],
      shows: [['heading', 'Lines'], 'No stay through a partner has ended in this month yet'],
      hides: ['did not load', 'Arrived'],
    },
    full: {
      given: [
        question,
        answer(hotelStatements.get, {
          ...statement,
          counted: sum(9, 954_100, 150_465),
          disputed: sum(1, 58_800, 8820),
          asked: sum(1, 112_800, 16_920),
          toCome: sum(4, 600_000, 97_776),
        }),
        answer(
          hotelStatements.lines,
          [
            line,
            { ...line, bookingId: makeId(63), reference: 'RL-3V8HB', state: 'disputed', isDisputed: true },
            { ...line, bookingId: makeId(62), reference: 'RL-4N6VD', state: 'asked', outcome: 'to-come' },
            {
              ...line,
              bookingId: makeId(64),
              reference: 'RL-8B7GK',
              boostPercent: 3,
              baseCents: 110_400,
              grossCents: 19_872,
            },
            {
              ...line,
              bookingId: makeId(65),
              reference: 'RL-4K8DP',
              kind: 'correction',
              baseCents: -7360,
              grossCents: -1104,
            },
          ],
          { total: 5, totalPages: 1, page: 1, limit: 100 },
        ),
        answer(disputes.ofCommission, { disputes: [dispute] }),
      ],
      shows: [
        ['heading', 'June 2026'],
        ...['What Casa da Aurora owes for stays that ended in June, so far', 'Day 16 of 30', '−$11.04'],
        ...['29 May to 2 Jun', '18%, 3 of it boost', 'Disputed, 1 line, not counted', 'Expected by 30 June'],
        ...['$2,482.41', '4 stays still to end', 'Closes Sun 5 July, 23:59', 'Due Sun 19 July', 'Correction'],
        'One night, not three.',
        ['button', 'Object to RL-2F6MA'],
        ['button', 'Accept'],
        ['link', 'Counted 9'],
        ['link', 'RL-2F6MA'],
        ['button', 'Arrived'],
        ['button', 'No-show'],
        ['button', 'Left early'],
        ['button', 'PDF'],
      ],
    },
    failed: fails('This statement did not load'),
  },
]
