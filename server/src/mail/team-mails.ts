import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { TeamRole } from '@roomlark/contract/team-roles'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

export function teamInvitationMail(input: {
  to: string
  ownerName: string
  places: readonly { hotelName: string | null; role: TeamRole }[]
  link: string
}): Message {
  const owner = isolate(input.ownerName)
  const roles = input.places.map(({ hotelName, role }) =>
    say(
      '{role, select, manager {{hotel}: manager, who runs the hotel: bookings, rooms, rates, partners and reports.} desk {{hotel}: front desk, who sees bookings and guests, checks them in and out, records payments.} housekeeping {{hotel}: housekeeping, who sees the rooms and says which are clean; no guests, no money.} accountant {{hotel}: accountant, who sees bookings, statements and reports.} other {{hotel}: read only, who sees everything and changes nothing.}}',
      {
        role: role === 'front-desk' ? 'desk' : role,
        hotel: hotelName === null ? say('All hotels') : isolate(hotelName),
      },
    ),
  )
  return composeMail({
    to: input.to,
    subject: say('{owner} invites you to work with them on Roomlark', { owner }),
    heading: say('{owner} would like you on the team', { owner }),
    paragraphs: [
      say('{owner} runs hotels with Roomlark and gives you a key of your own.', { owner }),
      ...roles,
      say('The link works once, for seven days. You choose your own password; nobody else knows it.'),
    ],
    button: { label: say('Accept the invitation'), link: input.link },
    footnote: say(
      'You get this email because {owner} entered your address on Roomlark. If you did not expect it, you can ignore it.',
      { owner },
    ),
  })
}

export function hotelOfferMail(input: {
  to: string
  fromName: string
  hotelName: string
  publicUrl: string
}): Message {
  const [hotel, from] = [isolate(input.hotelName), isolate(input.fromName)]
  return composeMail({
    to: input.to,
    subject: say('{from} would like to hand {hotel} over to you', { from, hotel }),
    heading: say('{hotel} could be yours', { hotel }),
    paragraphs: [
      say(
        '{from} offers to hand {hotel} over to your Roomlark account, with its rooms, rates, bookings, partners and statements, open ones included.',
        { from, hotel },
      ),
      say(
        'Sign in with this address, or open an account with it, and accept or decline under Hotels. After 14 days the offer ends by itself.',
      ),
    ],
    button: { label: say('See the offer'), link: `${input.publicUrl}/hotels` },
    footnote: say(
      'If you did not expect this, you can ignore this email: nothing happens without your answer.',
    ),
  })
}
