import type { FeedFault } from './feed-faults.ts'
import { say } from './say.ts'

/** Addresses the person who entered the address of the calendar. */
export function feedFaultWords({ kind, params }: FeedFault): string {
  switch (kind) {
    case 'no-answer':
      return say('It did not answer within {seconds} seconds.', { seconds: params.seconds })
    case 'connection-failed':
      return say('The connection failed ({code}).', { code: params.code })
    case 'no-such-server':
      return say('There is no server of that name.')
    case 'private-network':
      return say('The address points into a private network.')
    case 'not-a-web-address':
      return say('It does not lead to a web address.')
    case 'bad-redirect':
      return say('It redirects to an invalid address.')
    case 'too-many-redirects':
      return say('It redirects more than {redirects} times.', { redirects: params.redirects })
    case 'bad-status':
      return say('The server answered {status}.', { status: params.status })
    case 'compressed':
      return say('It was compressed with {encoding}, which was not requested.', { encoding: params.encoding })
    case 'too-large':
      return say('It is larger than {megabytes} MB.', { megabytes: params.megabytes })
    case 'too-large-to-read':
      return say('It is too large to read.')
    case 'too-slow-to-read':
      return say('It takes too long to read.')
    case 'empty-answer':
      return say('The answer was empty.')
    case 'not-a-calendar':
      return say('The answer is not a calendar.')
    case 'unreadable-dates':
      return say('One of its events has no readable dates.')
    case 'unreadable-event':
      return say('It has an event that cannot be read.')
    case 'too-many-events':
      return say('It has more than {events, plural, one {# event} other {# events}}.', {
        events: params.events,
      })
    case 'too-many-nights':
      return say('It blocks more nights than any hotel could have.')
    case 'emptied':
      return say(
        'It has no events, although it had {events} before. Nothing was changed; if it is empty again next time, that is accepted.',
        { events: params.events },
      )
    case 'unknown':
      return say('It could not be read.')
  }
}
