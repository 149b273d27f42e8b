import { isolate } from '@roomlark/contract/isolate'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

/** For somebody whose address has no affiliate account yet. */
export function partnerInvitationMail(input: {
  to: string
  hotelName: string
  place: string
  message: string
  yoursPercent: number
  isRegistrationClosed: boolean
  link: string
}): Message {
  const hotel = isolate(input.hotelName)
  return composeMail({
    to: input.to,
    subject: `${hotel} invites you to be a partner`,
    heading: `${hotel} would like you to recommend it`,
    paragraphs: [
      `${hotel} in ${isolate(input.place)} invites you to recommend it on Roomlark. You get ${input.yoursPercent}% of what your guests pay for their rooms.`,
      ...(input.message ? [`The hotel writes: “${isolate(input.message)}”`] : []),
      input.isRegistrationClosed
        ? 'Roomlark does not open new affiliate accounts at the moment. The invitation waits for you: use the button once registration is open.'
        : 'Open an affiliate account with this address, and the invitation waits for your answer there.',
    ],
    button: { label: 'See the invitation', link: input.link },
    footnote: `You get this email because ${hotel} entered your address on Roomlark. If you did not expect it, you can ignore it.`,
  })
}
