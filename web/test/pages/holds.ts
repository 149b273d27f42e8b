import { holds } from '@roomlark/contract/partners/commission-holds'
import { hotelId } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, never, type PageStates, waits } from '../support/page-table.ts'

const core = {
  id: makeId(60),
  netUsdCents: 9632,
  state: 'open' as const,
  isAnswered: true,
  version: 2,
  booking: { id: makeId(61), reference: 'RL-6Q2NV', checkInOn: '2026-06-03', checkOutOn: '2026-06-07' },
  heldAt: '2026-05-31T09:31:00.000Z',
  releasesAt: '2026-06-30T09:31:00.000Z',
}
const hold = {
  ...core,
  kinds: ['disposable-email' as const],
  hotel: { id: hotelId, name: 'Dar Sahira' },
  partner: { affiliateId: makeId(62), name: 'Slow Miles' },
}
const found = { kind: 'disposable-email' as const, evidence: { domain: 'quickbox.example' } }
const message = {
  id: 1,
  at: '2026-06-01T07:58:00.000Z',
  side: 'affiliate' as const,
  author: 'Slow Miles',
  text: 'A reader uses such addresses everywhere.',
}
const counts = { open: 4, released: 38, voided: 11 }
const meta = { total: 4, totalPages: 1, page: 1, limit: 20, counts, openUsdCents: 61_512 }

/** Pages about commissions on hold, for administrators and for the affiliate whose they are. */
export const holdPages: readonly PageStates[] = [
  {
    page: '/bookings/holds',
    as: 'admin',
    loading: waits(['heading', 'Holds']),
    empty: { shows: ['Nothing here', '0 to decide, $0.00 waiting'], hides: ['Void with a reason'] },
    full: {
      given: [
        answer(holds.list, [hold], meta),
        answer(holds.get, {
          ...hold,
          against: [
            { fact: 'signal', found, at: core.heldAt },
            { fact: 'quick', seconds: 40, usualSeconds: 380 },
          ],
          for: [
            { fact: 'checked-in', at: '2026-06-03T16:20:00.000Z' },
            { fact: 'kept', cents: 86_000, currency: 'USD', endedOn: '2026-06-07' },
            { fact: 'stays', stays: 214, releasedHolds: 1 },
          ],
          messages: [message],
        }),
      ],
      shows: [
        ...['4 to decide, $615.12 waiting', 'Released 38', 'Voided 11', 'Slow Miles', 'Answered'],
        'The guest’s address ends in quickbox.example, a provider of disposable addresses',
        ...['Booked 40 seconds after the click', 'Half of all bookings take more than 6 minutes'],
        ...['The guest was checked in', 'The hotel kept $860.00 for the room', '214 stays by this partner'],
        ...['1 hold of theirs ended released', 'A reader uses such addresses everywhere.'],
        ['button', 'Release $96.32'],
        ['button', 'Void with a reason'],
        ['button', 'Ask'],
      ],
      hides: ['Nothing here'],
    },
    failed: fails('The holds did not load'),
  },
  {
    page: '/performance/earnings/holds/:id',
    as: 'affiliate',
    at: () => `/performance/earnings/holds/${makeId(60)}`,
    loading: waits(['heading', 'On hold']),
    empty: never('a hold has a reason'),
    full: {
      given: [
        answer(holds.ofOwn, {
          ...core,
          hotelName: 'Dar Sahira',
          messages: [message],
          findings: [{ kind: 'disposable-email', evidence: null }],
        }),
      ],
      shows: [
        ...['$96.32 is on hold', 'RL-6Q2NV', 'Dar Sahira', '3 to 7 June'],
        'The guest’s email address is a disposable one.',
        'A reader uses such addresses everywhere.',
        ['button', 'Send answer'],
      ],
      hides: ['quickbox'],
    },
    failed: fails('This hold did not load'),
  },
]
