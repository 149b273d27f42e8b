import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
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
    subject: say('{hotel} invites you to be a partner', { hotel }),
    heading: say('{hotel} would like you to recommend it', { hotel }),
    paragraphs: [
      say(
        '{hotel} in {place} invites you to recommend it on Roomlark. You get {percent}% of what your guests pay for their rooms.',
        { hotel, place: isolate(input.place), percent: input.yoursPercent },
      ),
      ...(input.message ? [say('The hotel writes: “{message}”', { message: isolate(input.message) })] : []),
      input.isRegistrationClosed
        ? say(
            'Roomlark does not open new affiliate accounts at the moment. The invitation waits for you: use the button once registration is open.',
          )
        : say('Open an affiliate account with this address, and the invitation waits for your answer there.'),
    ],
    button: { label: say('See the invitation'), link: input.link },
    footnote: say(
      'You get this email because {hotel} entered your address on Roomlark. If you did not expect it, you can ignore it.',
      { hotel },
    ),
  })
}
