import { apiKeys } from '@roomlark/contract/accounts/api-keys'
import { company } from '@roomlark/contract/accounts/company'
import { passkeys } from '@roomlark/contract/accounts/passkeys'
import { security } from '@roomlark/contract/accounts/security'
import { team } from '@roomlark/contract/accounts/team'
import { myData } from '@roomlark/contract/operations/my-data'
import { postbacks } from '@roomlark/contract/operations/postbacks'
import { webhooks } from '@roomlark/contract/operations/webhooks'
import {
  notificationEvents,
  notifications,
  shippedPreference,
} from '@roomlark/contract/platform/notifications'
import { push } from '@roomlark/contract/platform/push'
import { makeId } from '../fixtures/ids.ts'
import { answer } from '../support/answers.ts'
import { fails, isStatic, never, type PageStates, waits } from '../support/page-table.ts'

const onePage = { total: 1, totalPages: 1, page: 1, limit: 10 }

/** Pages that everybody has of their own: profile, security, data and notifications. */
export const ownAccountPages: readonly PageStates[] = [
  {
    page: '/profile',
    as: 'hotel',
    ...isStatic(['heading', 'Your profile'], ['textbox', 'First name'], 'ines@roomlark.example'),
  },
  {
    page: '/profile?tab=security',
    as: 'hotel',
    loading: waits('Where you are signed in', 'Recent sign-ins'),
    empty: { shows: ['No sign-ins recorded yet.'] },
    full: {
      given: [
        answer(security.get, { recoveryCodesLeft: 7 }),
        answer(passkeys.list, [{ id: makeId(9), name: 'Work laptop', lastUsedAt: null }]),
        answer(security.sessions, [{ id: makeId(8), device: { name: 'Firefox on Windows' }, current: true }]),
        answer(
          security.signIns,
          [{ id: 1, outcome: 'wrong-password', device: { name: 'Safari on iPhone' } }],
          onePage,
        ),
      ],
      shows: ['7 of your 10 recovery codes', 'Work laptop', 'Firefox on Windows', 'Safari on iPhone'],
    },
    // The number of codes is left out without a word, and read again with the next visit.
    failed: { ...fails('This did not load.'), brings: ['Firefox on Windows', 'Safari on iPhone'] },
  },
  {
    page: '/profile?tab=data',
    as: 'hotel',
    loading: waits('Download your data'),
    empty: {
      shows: [
        ['button', 'Request my data'],
        ['button', 'Delete my account'],
      ],
      hides: ['Loading', 'You would give something up'],
    },
    full: {
      given: [
        answer(myData.get, {
          exports: [
            { id: makeId(9), readyAt: '2026-11-16T09:00:00.000Z', expiresAt: '2026-11-23T09:00:00.000Z' },
          ],
          obstacles: [{ kind: 'stays-owed', params: { bookings: 2 } }],
        }),
      ],
      shows: ['Guests are owed a stay: 2 bookings', ['button', /Download/]],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/two-step',
    as: 'admin',
    loading: { shows: [['heading', 'Protect your account']], hides: ['recovery codes left'] },
    empty: never('two-step sign-in is on or off'),
    full: {
      given: [answer(security.get, { recoveryCodesLeft: 7 })],
      shows: ['7 of your 10 recovery codes', ['link', 'Go on']],
    },
    failed: {
      shows: [
        ['heading', 'Protect your account'],
        ['link', 'Go on'],
      ],
      hides: ['of your 10'],
    },
  },
  {
    page: '/notifications',
    as: 'hotel',
    loading: waits(['heading', 'Notifications']),
    empty: { shows: ['Nothing has happened yet'] },
    full: {
      given: [
        answer(notifications.unread, { unread: 1 }),
        answer(
          notifications.list,
          [{ id: 1, event: 'system', params: { trouble: 'jobs-failing', failed: 3 }, link: '/settings' }],
          {
            ...onePage,
            unread: 1,
          },
        ),
      ],
      shows: ['Background jobs are failing', '1 unread'],
    },
    // The number of unread ones belongs to the frame.
    failed: { ...fails('This did not load.'), brings: ['Background jobs are failing'] },
  },
  {
    page: '/settings',
    as: 'hotel',
    ...isStatic(['heading', 'Settings'], ['button', 'Save formats'], 'Cookies'),
  },
  {
    page: '/settings?section=notifications',
    as: 'hotel',
    loading: waits('What we notify you about'),
    empty: never('there is a preference for every event'),
    full: {
      given: [
        answer(notifications.preferences, notificationEvents.map(shippedPreference)),
        answer(push.settings, {
          devices: [{ id: makeId(7), fingerprint: 'another' }],
          quiet: { from: '22:00', until: '07:00' },
          timeZone: 'Europe/Lisbon',
          hotels: [{ name: 'Casa da Aurora' }, { id: makeId(6), name: 'Quinta do Sol' }],
        }),
      ],
      shows: [
        ...['What we notify you about', 'This browser cannot show notifications.', 'Quinta do Sol'],
        ...['One other device shows notifications.', 'By the clock of Europe/Lisbon'],
        ['button', 'Turn off there'],
        ['switch', 'Devices New booking'],
      ],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/settings/team',
    as: 'hotel',
    loading: waits('Team', 'What a role may do'),
    empty: { shows: ['1 person', 'Owner', 'Add a hotel first'] },
    full: {
      given: [
        answer(team.get, {
          hotels: [{ name: 'Casa da Aurora' }],
          members: [{ name: 'Luca Ferrante', email: 'luca@aurora.example', lastSeenAt: null }],
          invitations: [{ email: 'elif@ledgerhouse.example' }],
        }),
      ],
      shows: [
        ...['3 people', 'Luca Ferrante', 'Not yet', 'elif@ledgerhouse.example', 'Send again'],
        ...(['Housekeeping', 'Check in, check out, record payments'] as const),
        ['button', 'Invite someone'] as const,
      ],
    },
    failed: fails('What a role may do'),
  },
  {
    page: '/settings?section=developers',
    as: 'hotel',
    loading: waits('API keys', 'Webhooks', 'Deliveries'),
    empty: { shows: ['No keys yet', 'No addresses yet', 'Nothing was sent yet'] },
    full: {
      given: [
        answer(apiKeys.list, {
          keys: [{ name: 'Accounting', prefix: 'rl_live_Qm9x', scopes: ['commissions:read'], hotels: null }],
        }),
        answer(webhooks.list, [
          { name: 'PMS', url: 'https://pms.example/in', topics: ['booking'], pausedAt: null },
        ]),
        answer(webhooks.deliveries, [{ type: 'booking.created', webhookName: 'PMS', payload: '{}' }]),
      ],
      shows: [
        ...['Accounting', 'rl_live_Qm9x…', 'Read commissions and statements', 'All booking events'],
        ...['https://pms.example/in', 'booking.created'],
        ['button', 'New key'] as const,
        ['button', 'Add address'] as const,
      ],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/settings?section=developers',
    as: 'affiliate',
    loading: waits('Postbacks'),
    empty: { shows: ['No postbacks yet'] },
    full: {
      given: [
        answer(postbacks.list, [
          { name: 'Tracker', url: 'https://tracker.example/?id={sub_id}', events: ['booked', 'paid'] },
        ]),
        answer(webhooks.deliveries, [
          { type: 'postback.paid', webhookName: 'Tracker', payload: 'https://tracker.example/?id=8f' },
        ]),
      ],
      shows: [
        ...['https://tracker.example/?id={sub_id}', 'Booked and Paid out', 'postback.paid'],
        ['button', 'Add postback'] as const,
      ],
    },
    failed: fails('This did not load.'),
  },
  {
    page: '/settings/company',
    as: 'hotel',
    loading: waits('In whose name your hotels sell'),
    empty: {
      given: [answer(company.get, null)],
      shows: [
        ['textbox', 'VAT id'],
        ['button', 'Save company'],
      ],
    },
    full: {
      given: [answer(company.get, { name: 'Aurora Lda', vatId: 'PT501234567' })],
      shows: [['button', 'Save company']],
    },
    failed: fails('In whose name your hotels sell'),
  },
]
