import { say } from '../say.ts'

/** Limits of one kind of email, per sender and per mailbox, for a number of minutes. */
type MailLimit = {
  /** Noun for the emails in the error message, after their number. */
  readonly noun: string
  /** For all who work for one owner together; null where nobody with an account sends it. */
  readonly sender: number | null
  readonly recipient: number
  readonly minutes: number
  /** True if the email waits beyond the limit, because what it tells of has happened; otherwise the call is refused. */
  readonly waits?: boolean
}

const hour = 60
const day = 24 * hour

/** Every email that one person causes and another gets, by its job. */
export const mailLimits = {
  'team-invitation': { noun: say('invitations##sent by email'), sender: 30, recipient: 5, minutes: day },
  'hotel-offer': { noun: say('offers of a hotel##sent by email'), sender: 10, recipient: 5, minutes: day },
  'partner-invitation': {
    noun: say('invitations to partners##sent by email'),
    sender: 100,
    recipient: 5,
    minutes: day,
  },
  invitation: { noun: say('invitations##sent by email'), sender: 1000, recipient: 5, minutes: day },
  'account-decision': {
    noun: say('emails about accounts##sent by email'),
    sender: 200,
    recipient: 10,
    minutes: day,
  },
  invoice: { noun: say('invoices##sent by email'), sender: 300, recipient: 20, minutes: day },
  deposit: { noun: say('requests for deposits##sent by email'), sender: 100, recipient: 10, minutes: day },
  letter: { noun: say('letters##sent by email'), sender: 100, recipient: 10, minutes: day },
  message: { noun: say('messages##sent by email'), sender: 300, recipient: 20, minutes: day },
  booking: {
    noun: say('emails about bookings##sent by email'),
    sender: 500,
    recipient: 60,
    minutes: hour,
    waits: true,
  },
  notification: {
    noun: say('notifications##sent by email'),
    sender: null,
    recipient: 60,
    minutes: hour,
    waits: true,
  },
} as const satisfies Record<string, MailLimit>

export type LimitedMail = keyof typeof mailLimits
/** Emails that an account sends. */
export type SentMail = {
  [Mail in LimitedMail]: (typeof mailLimits)[Mail]['sender'] extends number ? Mail : never
}[LimitedMail]
