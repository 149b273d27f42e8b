/** Why a guest is not led to the payment service, or what became of the payment there. */
export type PayState =
  /** Nobody has paid yet. */
  | 'ready'
  | 'declined'
  /** The bank could not tell that it was the card's holder. */
  | 'authentication'
  | 'abandoned'
  | 'expired'
  /** The payment service does not answer. */
  | 'unreachable'
  /** The guest has come back, and the payment service cannot yet say what happened. */
  | 'checking'
  /** Too many pages were opened within an hour. */
  | 'wait'
  /** Too many cards were declined. */
  | 'closed'
  | 'processing'
  | 'paid'
  | 'link-ended'
  | 'withdrawn'
  /** Nothing is left to pay. */
  | 'nothing'

/** The page from which a guest goes to the page of the payment service, and to which they come back. */
export type GuestPayPage = {
  kind: 'pay'
  purpose: 'checkout' | 'balance' | 'link'
  state: PayState
  /** `slug` is set on the way to a booking only. */
  hotel: { name: string; contactEmail: string; slug?: string }
  stay: { checkInOn: string; checkOutOn: string; adults: number; children: number; rooms: string }
  /** Null while there is no booking yet. */
  reference: string | null
  /** Zero only keeps a card. */
  amountCents: number
  currency: string
  keepsCard: boolean
  /** The minutes for which the rooms are still held; null where nothing is held. */
  minutesLeft: number | null
  /** The end of a link, on the hotel's clock. */
  linkEndsAt: string | null
  /** Minutes to wait, if too many pages were opened. */
  waitMinutes: number | null
  /** The page of the payment service; null until it is opened. */
  url: string | null
  /** The page leads on to the payment service by itself. */
  leadsOn: boolean
  /** True while no real money moves. */
  isTest: boolean
  /** Path of this page, which its form is sent to. */
  path: string
  /** Path of the booking's own page; null if this guest has no access to it. */
  bookingPath: string | null
}
