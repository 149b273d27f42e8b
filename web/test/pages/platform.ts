import { invitations } from '@roomlark/contract/operations/invitations'
import { people } from '@roomlark/contract/operations/people'
import { system } from '@roomlark/contract/operations/system'
import { allPartnerships } from '@roomlark/contract/partners/all-partnerships'
import { disputes } from '@roomlark/contract/partners/disputes'
import { signals } from '@roomlark/contract/partners/signals'
import { audit } from '@roomlark/contract/platform/audit'
import { bulletins } from '@roomlark/contract/platform/bulletins'
import { exchange } from '@roomlark/contract/platform/exchange'
import { legal } from '@roomlark/contract/platform/legal'
import { moneySettings } from '@roomlark/contract/platform/money-settings'
import { operator } from '@roomlark/contract/platform/operator'
import { platform } from '@roomlark/contract/platform/platform'
import { hotelId } from '../fixtures/hotel.ts'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, isStatic, never, type PageStates, waits } from '../support/page-table.ts'

const onePage = { total: 1, totalPages: 1, page: 1, limit: 20 }
const ines = {
  id: makeId(10),
  firstName: 'Ines',
  lastName: 'Duarte',
  email: 'ines@guests.example',
  userType: 'hotel',
  state: 'active',
} as const
const dispute = {
  id: makeId(21),
  booking: { id: makeId(12), reference: 'RL-3V8HB', checkInOn: '2026-06-04', checkOutOn: '2026-06-07' },
  hotel: { id: hotelId, name: 'Casa da Aurora' },
  partnerName: 'Cabin Weekly',
  state: 'proposed',
  openedBy: 'hotel',
  reason: 'shorter-stay',
  answerOn: '2026-06-19',
  currency: 'USD',
  ratePercent: 15,
  boostPercent: 0,
  now: { baseCents: 58_800, grossCents: 8820, netCents: 7056 },
  proposal: {
    baseCents: 19_600,
    grossCents: 2940,
    netCents: 2352,
    standsOn: '2026-06-19',
    acceptedBy: ['affiliate'],
  },
  endedAt: null,
} as const
const entry = { side: 'hotel', author: 'Casa da Aurora', text: null, baseCents: null } as const
const aChange = answer(audit.list, [{ action: 'user.suspended' }], onePage)

/** Pages with which administrators run the platform. */
export const platformPages: readonly PageStates[] = [
  {
    page: '/users',
    as: 'admin',
    loading: waits(['heading', 'Users']),
    empty: { shows: [['heading', 'Users']], hides: ['Loading', 'did not load', 'Ines'] },
    full: {
      given: [answer(people.list, [ines], { ...onePage, countsByType: { hotel: 1 } })],
      shows: ['Ines Duarte', '1 account', 'ines@guests.example'],
    },
    failed: fails('This list did not load'),
  },
  {
    page: '/users/:id',
    as: 'admin',
    at: () => `/users/${ines.id}`,
    loading: waits(['heading', 'User']),
    empty: { shows: ['No hotels yet.', 'Nowhere at the moment.', 'None yet.'] },
    full: {
      given: [
        answer(people.get, {
          ...ines,
          hotels: [{ id: hotelId, name: 'Casa da Aurora', city: 'Lisboa', isActive: true }],
          sessions: [{ id: makeId(8), device: { name: 'Firefox on Windows' } }],
        }),
      ],
      shows: [['heading', /Ines Duarte/], 'Casa da Aurora', 'Firefox on Windows'],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/users/announcements',
    as: 'admin',
    loading: waits(['heading', 'Announcements']),
    empty: {
      shows: [['heading', 'Announcements'], 'No announcements yet'],
      hides: ['Loading', 'did not load'],
    },
    full: {
      given: [
        answer(
          bulletins.list,
          [
            {
              audience: 'both',
              texts: { en: { title: 'Groups are here', body: 'Set rooms aside.' } },
              state: 'published',
              reach: [{ userType: 'hotel', told: 8, read: 2 }],
            },
          ],
          onePage,
        ),
      ],
      shows: ['1 announcement', 'Groups are here', 'Published', 'Hotels: 2 of 8, 25%'],
    },
    failed: fails('This list did not load'),
  },
  {
    page: '/users/invitations',
    as: 'admin',
    loading: waits(['heading', 'Invitations']),
    empty: {
      shows: [['heading', 'Invitations'], 'Nobody was invited yet'],
      hides: ['Loading', 'did not load'],
    },
    full: {
      given: [
        answer(
          invitations.list,
          [{ id: ines.id, email: ines.email, name: '', userType: 'hotel', state: 'expired' }],
          { ...onePage, countsByState: { expired: 1 } },
        ),
      ],
      shows: [
        '1 invitation',
        ines.email,
        'Expired',
        ['button', 'Send again'],
        ['button', 'Repeat all that expired'],
      ],
    },
    failed: fails('This list did not load'),
  },
  {
    page: '/users/audit',
    as: 'admin',
    loading: waits(['heading', 'Audit log']),
    empty: { shows: [['heading', 'Audit log']], hides: ['Loading', 'did not load'] },
    full: { given: [aChange], shows: ['1 entry'], hides: ['did not load'] },
    failed: fails('This list did not load'),
  },
  {
    page: '/users/partnerships',
    as: 'admin',
    loading: waits(['heading', 'Partnerships']),
    empty: { shows: [['heading', 'Partnerships'], 'Nothing found'], hides: ['Loading', 'did not load'] },
    full: {
      given: [
        answer(
          allPartnerships.list,
          [
            {
              partnerName: 'Cabin Weekly',
              hotel: { id: hotelId, name: 'Casa da Aurora', city: 'Lisboa', country: 'PT' },
              affiliate: { id: ines.id, name: 'Ines Duarte', email: ines.email },
              state: 'paused',
              pausedByAdmin: true,
              ratePercent: 12.5,
              openSignals: 2,
            },
          ],
          { ...onePage, countsByState: { paused: 1 } },
        ),
      ],
      shows: [
        '1 partnership',
        'Cabin Weekly',
        'Casa da Aurora',
        '12.5%',
        ['link', '2 to review'],
        'since Mon 16 November 2026, by Roomlark',
      ],
    },
    failed: fails('This list did not load'),
  },
  {
    page: '/users/signals',
    as: 'admin',
    loading: waits(['heading', 'Signals']),
    empty: { shows: [['heading', 'Signals'], 'Nothing found'], hides: ['Loading', 'did not load'] },
    full: {
      given: [
        answer(
          signals.list,
          [
            {
              found: { kind: 'own-booking', evidence: { matches: ['email'] } },
              booking: { id: makeId(12), reference: 'RL-9F3WK' },
              partner: { affiliateId: ines.id, name: 'Cabin Weekly' },
              review: null,
            },
          ],
          { ...onePage, open: 1 },
        ),
      ],
      shows: [
        '1 signal, 1 to review',
        'Own booking',
        'The guest’s email address is the partner’s own.',
        ['link', 'RL-9F3WK'],
        ['button', /Mark as reviewed/],
      ],
    },
    failed: fails('This list did not load'),
  },
  {
    page: '/bookings/disputes',
    as: 'admin',
    loading: waits(['heading', 'Disputes']),
    empty: { shows: [['heading', 'Disputes'], 'No disputes'], hides: ['Loading', 'did not load'] },
    full: {
      given: [answer(disputes.list, [dispute], { ...onePage, counts: { open: 0, proposed: 1, ended: 0 } })],
      shows: [
        '1 dispute, 1 in progress',
        ['link', 'RL-3V8HB'],
        'Cabin Weekly',
        'takes effect on Fri 19 June',
      ],
    },
    failed: fails('This list did not load'),
  },
  {
    page: '/bookings/disputes?dispute=:dispute',
    as: 'admin',
    at: () => `/bookings/disputes?dispute=${dispute.id}`,
    loading: waits(['dialog', 'Dispute']),
    empty: never('a dispute begins with what somebody wrote'),
    full: {
      given: [
        answer(disputes.get, {
          ...dispute,
          steps: ['answer', 'propose', 'reject'],
          messages: [
            { ...entry, id: 1, kind: 'opened', text: 'One night, not three.', baseCents: 19_600 },
            { ...entry, id: 2, kind: 'proposed', author: 'Roomlark', baseCents: 19_600 },
            { ...entry, id: 3, kind: 'accepted', author: 'Cabin Weekly' },
          ],
        }),
      ],
      shows: [
        ['dialog', 'Dispute about RL-3V8HB'],
        'One night, not three.',
        'The guest stayed fewer nights. Claim: the hotel kept $196.00.',
        'The message has been erased.',
        'Accepted the proposal.',
        'It takes effect automatically on Fri 19 June.',
        'Cabin Weekly has accepted.',
        ['button', 'Propose again'],
        ['button', 'Reject'],
      ],
    },
    failed: fails('This dispute did not load'),
  },
  { page: '/settings?section=general', as: 'admin', ...isStatic(['button', 'Save formats']) },
  {
    page: '/settings?section=launch',
    as: 'admin',
    loading: { shows: [['heading', 'Launch control'], '10of 12 open'], hides: ['Never changed'] },
    empty: { shows: ['Never changed'] },
    full: {
      given: [answer(platform.switchChanges, [{ name: 'bookings', to: 'open', by: 'Mara Lind' }])],
      shows: ['Mara Lind', 'Never changed'],
    },
    failed: { shows: [['heading', 'Launch control'], '10of 12 open'], hides: ['Never changed'] },
  },
  {
    page: '/settings?section=defaults',
    as: 'admin',
    loading: waits(['heading', 'Commission']),
    empty: never('every figure has a value'),
    full: {
      given: [
        answer(platform.defaults, {
          commissionRate: 12,
          announced: [{ name: 'holdDays', value: 21, effectiveOn: '2027-01-01' }],
        }),
      ],
      shows: [['button', 'Save defaults'], '21'],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/settings?section=money',
    as: 'admin',
    loading: waits(['heading', 'Payouts']),
    empty: never('every figure has a value'),
    full: {
      given: [
        answer(moneySettings.get, {
          payoutMinimumCents: 7500,
          advances: false,
          pauseAfterDays: 45,
          oldestRateDays: 60,
          takesPublishedRates: true,
          payer: { name: 'Roomlark Ltd.', address: 'Lark Lane 1', iban: '', bic: '' },
        }),
      ],
      shows: [
        ['button', 'Save payouts'],
        ['textbox', /Minimum/],
        ['switch', 'Pay before hotels have paid'],
      ],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/settings?section=operator',
    as: 'admin',
    loading: waits(['heading', 'Who runs Roomlark']),
    empty: never('every field may be empty'),
    full: {
      given: [answer(operator.get, { name: 'Roomlark Ltd.', address: 'Lark Lane 1' })],
      shows: [
        ['textbox', 'Legal name'],
        ['textbox', 'Represented by'],
      ],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/settings?section=rates',
    as: 'admin',
    loading: waits(['heading', 'Exchange rates']),
    empty: { shows: ['No rate is set yet.'] },
    full: {
      given: [
        answer(exchange.list, [{ currency: 'EUR', usdRate: 1.08, setBy: 'Mara Lind' }], {
          inUse: [{ currency: 'EUR', hotels: 1 }],
        }),
      ],
      shows: ['EUR', '1.08'],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/settings?section=emails',
    as: 'admin',
    ...isStatic(['button', 'Send test email'], 'mara@roomlark.example'),
  },
  {
    page: '/settings?section=legal',
    as: 'admin',
    loading: waits(['heading', 'Legal texts']),
    empty: { shows: ['Terms of Service', 'Version'], hides: ['Loading', 'did not load'] },
    full: {
      given: [
        answer(legal.get, { inForce: { version: 3 }, versions: [{ version: 3, summary: 'Plainer words' }] }),
      ],
      shows: ['Version 3', 'Plainer words'],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/settings?section=system',
    as: 'admin',
    loading: waits(),
    empty: { shows: ['There are none.', 'Fine'], hides: ['older'] },
    full: {
      given: [
        answer(system.status, { jobs: { failed: 1 } }),
        answer(system.failedJobs, [{ id: makeId(11), name: 'mail.send', tries: 5, reason: 'Refused' }], {
          total: 1,
        }),
      ],
      shows: ['Some failed', 'Refused'],
    },
    failed: fails('This did not load.'),
  },
]
