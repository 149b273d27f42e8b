import type { BookingState } from '@roomlark/contract/booking-states'
import type { BookingChangeFault } from '@roomlark/contract/guest-site/guest-booking-page'
import type { Plural } from '@roomlark/contract/say'

/** The pages on which guests manage a booking. */
export type BookingTexts = {
  manage: string
  lookup: Record<
    | 'title'
    | 'lead'
    | 'reference'
    | 'email'
    | 'submit'
    | 'unknown'
    | 'unknownText'
    | 'ended'
    | 'endedText'
    | 'wait'
    | 'lost'
    | 'tag',
    string
  > & { waitText: Plural }
  states: Record<BookingState, string>
  key: Record<'yours' | 'was' | 'guests' | 'reference' | 'from' | 'until', string>
  title: string
  news: Record<
    'booked' | 'bookedText' | 'bookedPlain' | 'changed' | 'changedText' | 'sent' | 'sentText',
    string
  >
  over: Record<
    | 'cancelled'
    | 'cancelledByYou'
    | 'cancelledByHotel'
    | 'mailed'
    | 'noShow'
    | 'noShowText'
    | 'left'
    | 'leftText'
    | 'here'
    | 'hereText'
    | 'held'
    | 'heldText'
    | 'expired'
    | 'expiredText'
    | 'another',
    string
  >
  actions: Record<'change' | 'calendar' | 'directions' | 'print' | 'message' | 'cancel' | 'back', string>
  steps: Record<
    | 'heading'
    | 'booked'
    | 'sentTo'
    | 'freeUntil'
    | 'freeEnded'
    | 'freeNever'
    | 'freeAlways'
    | 'checkIn'
    | 'checkOut'
    | 'pay'
    | 'paid'
    | 'cancelledByYou'
    | 'cancelledByHotel'
    | 'noShow',
    string
  >
  price: Record<
    | 'heading'
    | 'cost'
    | 'meals'
    | 'owe'
    | 'booked'
    | 'fallsAway'
    | 'youOwe'
    | 'droppedRoom'
    | 'nothing'
    | 'payHotel'
    | 'feeOnCard'
    | 'extras'
    | 'others'
    | 'paid'
    | 'left'
    | 'back'
    | 'plan'
    | 'wishes',
    string
  >
  messages: Record<
    | 'heading'
    | 'none'
    | 'you'
    | 'label'
    | 'send'
    | 'byMail'
    | 'empty'
    | 'long'
    | 'wait'
    | 'closed'
    | 'erased',
    string
  >
  change: Record<
    | 'heading'
    | 'lead'
    | 'when'
    | 'who'
    | 'rooms'
    | 'show'
    | 'newStay'
    | 'now'
    | 'new'
    | 'nights'
    | 'guests'
    | 'more'
    | 'less'
    | 'same'
    | 'confirm'
    | 'keep'
    | 'notPossible'
    | 'notPossibleText'
    | 'closed'
    | 'closedText'
    | 'nothing',
    string
  > & { faults: Record<BookingChangeFault, string> }
  cancel: Record<
    | 'heading'
    | 'free'
    | 'freeText'
    | 'owe'
    | 'staysUntil'
    | 'grows'
    | 'why'
    | 'optional'
    | 'keep'
    | 'confirmFree'
    | 'confirmOwe'
    | 'changed'
    | 'closed'
    | 'closedText',
    string
  > & { reasons: Record<'plans' | 'elsewhere' | 'ill' | 'travel' | 'other' | 'none', string> }
  letters: Record<'heading' | 'lead' | 'confirm' | 'doneTitle' | 'doneText', string>
  erase: Record<
    | 'open'
    | 'heading'
    | 'lead'
    | 'stays'
    | 'check'
    | 'confirm'
    | 'missing'
    | 'notYet'
    | 'doneTitle'
    | 'doneText',
    string
  >
  print: Record<'what' | 'sum' | 'guest' | 'total' | 'printed' | 'now' | 'until' | 'after', string>
}
