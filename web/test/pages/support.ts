import { guest } from '@roomlark/contract/guest-site/guest-hotels'
import { demo } from '@roomlark/contract/operations/demo'
import { status, statusComponents } from '@roomlark/contract/operations/status'
import { HttpResponse } from 'msw'
import { aurora, double } from '../fixtures/hotel.ts'
import { answer, answerDocument, refuse } from '../support/answers.ts'
import { fails, isStatic, never, type PageStates, waits } from '../support/page-table.ts'

/** Pages to read for everybody: help, status, documentation, the demo's mail and a hotel's own page. */
export const supportPages: readonly PageStates[] = [
  {
    page: '/demo/mailbox',
    as: 'visitor',
    loading: waits('Opening the mailbox'),
    empty: { shows: ['No mail yet', ['link', 'Ask for a reset link']] },
    full: {
      given: [answer(demo.listMessages, [{ subject: 'Reset your password', to: 'ines@guests.example' }])],
      shows: ['Reset your password', 'ines@guests.example'],
    },
    failed: fails('The mailbox did not open'),
  },
  {
    page: '/status',
    as: 'visitor',
    loading: waits(['heading', 'Status']),
    empty: {
      given: [
        answer(status.get, {
          components: statusComponents.map((name) => ({ name, state: 'unknown' as const })),
        }),
      ],
      shows: ['The status is not certain', 'The first check is running.'],
    },
    full: {
      given: [
        answer(status.get, {
          components: statusComponents.map((name) => ({
            name,
            state: name === 'mail' ? ('down' as const) : ('up' as const),
            checkedAt: '2026-11-16T09:55:00.000Z',
            days: [{ on: '2026-11-16', checks: 100, failed: 1 }],
          })),
        }),
      ],
      shows: ['1 part is not working', 'Last checked'],
    },
    failed: { shows: [['alert'], 'Roomlark is not responding', ['button', 'Check again']] },
  },
  { page: '/help', as: 'visitor', ...isStatic(['heading', 'Help Center'], ['link', /Add your hotel/]) },
  {
    page: '/help/:slug',
    as: 'visitor',
    at: () => '/help/your-confirmation',
    ...isStatic(['heading', 'Your confirmation and reminder'], 'More for guests'),
  },
  {
    page: '/api/docs',
    as: 'visitor',
    loading: waits(['heading', 'API Documentation']),
    empty: never('the document describes the contract, which is never empty'),
    full: {
      given: [
        answerDocument(() =>
          HttpResponse.json({
            info: { title: 'Roomlark', version: '1' },
            paths: { '/hotels': { get: { tags: ['hotels'], summary: 'List your hotels', responses: {} } } },
          }),
        ),
      ],
      shows: ['List your hotels', '/hotels'],
    },
    failed: fails('The documentation did not load'),
  },
  {
    page: '/stay/:slug',
    as: 'visitor',
    at: () => '/stay/casa-da-aurora',
    loading: waits(),
    empty: {
      given: [refuse(guest.getHotel, 404, { code: 'not_found', message: 'There is no such hotel.' })],
      shows: ['This hotel is not taking bookings here', ['link', 'Go Home']],
    },
    full: {
      given: [
        answer(guest.getHotel, {
          name: aurora.name,
          city: aurora.city,
          starRating: 4,
          rooms: [{ id: double.id, name: double.name, beds: double.beds, maxAdults: 2 }],
        }),
      ],
      shows: [['heading', aurora.name], 'Double room', 'Lisboa'],
    },
    failed: fails("This hotel's page did not load"),
  },
]
