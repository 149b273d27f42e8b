import { feedFaultWords } from '@roomlark/contract/feed-fault-words'
import type { FeedFault } from '@roomlark/contract/feed-faults'

/** Thrown when a calendar could not be read. */
export class CalendarFault extends Error {
  readonly fault: FeedFault

  constructor(fault: FeedFault, options?: ErrorOptions) {
    super(feedFaultWords(fault), options)
    this.fault = fault
  }
}
