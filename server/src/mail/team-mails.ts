import { roleNames, roleTexts } from '@roomlark/contract/accounts/role-words'
import { isolate } from '@roomlark/contract/isolate'
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
  const roles = input.places.map(
    ({ hotelName, role }) =>
      `${hotelName === null ? 'All hotels' : isolate(hotelName)}: ${roleNames[role].toLowerCase()}, who ${roleTexts[role]}.`,
  )
  return composeMail({
    to: input.to,
    subject: `${owner} invites you to work with them on Roomlark`,
    heading: `${owner} would like you on the team`,
    paragraphs: [
      `${owner} runs hotels with Roomlark and gives you a key of your own.`,
      ...roles,
      'The link works once, for seven days. You choose your own password; nobody else knows it.',
    ],
    button: { label: 'Accept the invitation', link: input.link },
    footnote: `You get this email because ${owner} entered your address on Roomlark. If you did not expect it, you can ignore it.`,
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
    subject: `${from} would like to hand ${hotel} over to you`,
    heading: `${hotel} could be yours`,
    paragraphs: [
      `${from} offers to hand ${hotel} over to your Roomlark account, with its rooms, rates, bookings, partners and statements, open ones included.`,
      'Sign in with this address, or open an account with it, and accept or decline under Hotels. After 14 days the offer ends by itself.',
    ],
    button: { label: 'See the offer', link: `${input.publicUrl}/hotels` },
    footnote: 'If you did not expect this, you can ignore this email: nothing happens without your answer.',
  })
}
