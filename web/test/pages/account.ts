import { auth } from '@roomlark/contract/accounts/auth'
import { team } from '@roomlark/contract/accounts/team'
import { answer, refuse } from '../support/answers.ts'
import { isStatic, never, type PageStates, waits } from '../support/page-table.ts'

const neverEmpty = never('answers whether the link holds, which is never empty')
/** A link is tried once, however often its page is drawn: each state follows one of its own. */
const mailed = (path: string) => (state: string) => `${path}?token=${path.slice(1)}-${state}`

const mailedLink = {
  as: 'visitor',
  loading: waits('Checking your link'),
  empty: neverEmpty,
} as const

/** Signing in, joining, and the links that are mailed. */
export const accountPages: readonly PageStates[] = [
  {
    page: '/login',
    as: 'visitor',
    ...isStatic(['button', 'Sign in'], ['textbox', 'Email'], ['link', 'Create an account']),
  },
  {
    page: '/register',
    as: 'visitor',
    ...isStatic(
      'COMING SOON',
      'Registration is temporarily disabled',
      ['button', 'Registration Disabled'],
      ['button', 'Put me on the list'],
    ),
  },
  {
    page: '/register',
    as: 'visitor',
    at: mailed('/register'),
    loading: waits('Opening your invitation'),
    empty: neverEmpty,
    full: {
      given: [
        answer(auth.partnerInvitation, { hotelName: 'Casa da Aurora', city: 'Lisboa', yoursPercent: 12 }),
      ],
      shows: [['heading', 'Casa da Aurora invites you'], '12%', 'Use the same link once it opens.'],
    },
    failed: { shows: ['Your invitation did not open', ['button', 'Try again']] },
  },
  { page: '/forgot-password', as: 'visitor', ...isStatic(['button', 'Send reset link']) },
  {
    page: '/reset-password',
    as: 'visitor',
    at: mailed('/reset-password'),
    ...isStatic(['button', 'Save new password'], 'At least 8 characters'),
  },
  {
    page: '/verify-email',
    at: mailed('/verify-email'),
    ...mailedLink,
    full: { shows: ['Email verified', ['link', 'Go to Sign In']] },
    failed: { shows: ['Your email is not verified yet', ['button', 'Try again']] },
  },
  {
    page: '/launch-list',
    at: mailed('/launch-list'),
    ...mailedLink,
    full: { shows: ['You are on the list', ['button', 'Take me off the list']] },
    failed: { shows: ['Your address is not confirmed yet', ['button', 'Try again']] },
  },
  {
    page: '/change-email',
    at: mailed('/change-email'),
    ...mailedLink,
    full: { shows: ['Email address changed', ['link', 'Go to Sign In']] },
    failed: { shows: ['Your email is not changed yet', ['button', 'Try again']] },
  },
  {
    page: '/team-invitation',
    as: 'visitor',
    at: mailed('/team-invitation'),
    loading: waits('Opening your invitation'),
    empty: {
      given: [refuse(team.invitation, 400, { code: 'invalid_token', message: 'This link is not valid.' })],
      shows: ['This invitation no longer works', ['link', 'Go to Sign In']],
    },
    full: {
      given: [
        answer(team.invitation, {
          email: 'ines@guests.example',
          ownerName: 'Aurora Hotels',
          places: [{ hotelName: 'Casa da Aurora', role: 'front-desk' }],
          hasAccount: false,
        }),
      ],
      shows: ['Work with Aurora Hotels', 'Casa da Aurora', 'Front desk', ['button', 'Join the team']],
    },
    failed: { shows: ['Your invitation did not open', ['button', 'Try again']] },
  },
  {
    page: '/invitation',
    as: 'visitor',
    at: mailed('/invitation'),
    loading: waits('Opening your invitation'),
    empty: {
      given: [refuse(auth.invitation, 400, { code: 'invalid_token', message: 'This link is not valid.' })],
      shows: ['This invitation no longer works', ['link', 'Go to Sign In']],
    },
    full: {
      given: [
        answer(auth.invitation, { firstName: 'Ines', email: 'ines@guests.example', invitedBy: 'Mara Lind' }),
      ],
      shows: ['Welcome, Ines', 'Mara Lind invited you', ['button', 'Accept the invitation']],
    },
    failed: { shows: ['Your invitation did not open', ['button', 'Try again']] },
  },
  {
    page: '/unsubscribe',
    as: 'visitor',
    at: mailed('/unsubscribe'),
    ...isStatic(['heading', 'Stop these emails?'], ['button', 'Stop these emails']),
  },
  {
    page: '/',
    as: 'visitor',
    ...isStatic(['heading', /desk is open/], ['link', 'Find a stay'], 'For hotels', 'For affiliates'),
  },
  {
    page: '*',
    as: 'visitor',
    at: () => '/nowhere',
    ...isStatic('404', ['heading', 'Page not found'], ['link', 'Go to Dashboard']),
  },
]
