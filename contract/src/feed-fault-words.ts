import type { FeedFault } from './feed-faults.ts'

/** Addresses the person who entered the address of the calendar. */
export function feedFaultWords({ kind, params }: FeedFault): string {
  switch (kind) {
    case 'no-answer':
      return `It did not answer within ${params.seconds} seconds.`
    case 'connection-failed':
      return `The connection failed (${params.code}).`
    case 'no-such-server':
      return 'There is no server of that name.'
    case 'private-network':
      return 'The address points into a private network.'
    case 'not-a-web-address':
      return 'It does not lead to a web address.'
    case 'bad-redirect':
      return 'It redirects to an invalid address.'
    case 'too-many-redirects':
      return `It redirects more than ${params.redirects} times.`
    case 'bad-status':
      return `The server answered ${params.status}.`
    case 'compressed':
      return `It was compressed with ${params.encoding}, which was not requested.`
    case 'too-large':
      return `It is larger than ${params.megabytes} MB.`
    case 'too-large-to-read':
      return 'It is too large to read.'
    case 'too-slow-to-read':
      return 'It takes too long to read.'
    case 'empty-answer':
      return 'The answer was empty.'
    case 'not-a-calendar':
      return 'The answer is not a calendar.'
    case 'unreadable-dates':
      return 'One of its events has no readable dates.'
    case 'unreadable-event':
      return 'It has an event that cannot be read.'
    case 'too-many-events':
      return `It has more than ${params.events.toLocaleString('en')} events.`
    case 'too-many-nights':
      return 'It blocks more nights than any hotel could have.'
    case 'emptied':
      return `It has no events, although it had ${params.events} before. Nothing was changed; if it is empty again next time, that is accepted.`
    case 'unknown':
      return 'It could not be read.'
  }
}
