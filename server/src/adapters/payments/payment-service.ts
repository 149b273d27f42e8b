/**
 * A payment service in Roomlark's own words. Amounts are whole minor units of their currency. Every call that moves
 * money carries a key: repeated with the same key while that is known, it has its effect once. `account` is the hotel's
 * account at the service, or null for Roomlark's own.
 */
export type PaymentService = {
  /** Simulated payments move no money; test accounts of the real service move none either. */
  readonly mode: 'simulated' | 'test' | 'live'

  openAccount(key: string, account: NewAccount): Promise<AccountFacts>
  readAccount(account: string): Promise<AccountFacts>
  /** Returns the address of a page of the service where the owner enters what is missing. */
  makeOnboardingPage(account: string, addresses: { backUrl: string; againUrl: string }): Promise<string>

  /** Opens a page of the service on which a guest pays, has a card kept, or both. */
  openPage(key: string, account: string | null, page: PageOrder): Promise<PageFacts>
  /** Ends a page on which nobody has paid yet. Returns its facts, which say whether somebody was faster. */
  closePage(account: string | null, pageId: string): Promise<PageFacts>
  readPage(account: string | null, pageId: string): Promise<PageFacts>

  /** Charges a card that the service keeps, while its holder is away. */
  chargeCard(key: string, account: string | null, charge: CardCharge): Promise<ChargeFacts>
  readCharge(account: string | null, intentId: string): Promise<ChargeFacts>
  /** Finds what became of a charge of a kept card by our own reference; null if the service never heard of it. */
  findCharge(
    account: string | null,
    charge: Pick<CardCharge, 'customerId' | 'reference'>,
  ): Promise<ChargeFacts | null>
  forgetCard(account: string | null, methodId: string): Promise<void>

  refund(key: string, account: string | null, refund: RefundOrder): Promise<RefundFacts>
  readRefund(account: string | null, refundId: string): Promise<RefundFacts>
  /** Lists all refunds of a charge, also those that somebody made on the pages of the service. */
  listRefunds(account: string | null, chargeId: string): Promise<RefundFacts[]>
  /** Lists refunds of all charges of an account that were made since then. */
  listRecentRefunds(account: string | null, since: Date): Promise<RefundFacts[]>

  readDispute(account: string | null, disputeId: string): Promise<DisputeFacts>
  /** Lists disputes of an account that were opened since then. */
  listDisputes(account: string | null, since: Date): Promise<DisputeFacts[]>
  /** Hands a paper to the service, for the answer to a dispute. Returns its id there. */
  storePaper(account: string | null, paper: Paper): Promise<string>
  /** Throws `AnswerTooLong` as well. */
  answerDispute(
    key: string,
    account: string | null,
    disputeId: string,
    answer: DisputeAnswer,
  ): Promise<DisputeFacts>
  acceptDispute(account: string | null, disputeId: string): Promise<DisputeFacts>

  /** Lists transfers to the bank account that were made since then, the newest first. */
  listTransfers(account: string, since: Date): Promise<TransferFacts[]>
  listTransferLines(account: string, transferId: string): Promise<TransferLine[]>

  /** Checks the signature and the age of a message of the service. Returns null if it is not one. */
  readNotice(body: string, signature: string | undefined, now: Date): Promise<Notice | null>
}

/**
 * The service knows a key for at least so long, with a margin. What was begun before is looked for by its reference, and
 * repeated only if the service never heard of it.
 */
export const keysLastMs = 20 * 3_600_000

/** The address to which the service sends its messages. */
export const noticePath = '/api/payments/notices'

export type NewAccount = { country: string; email: string; businessName: string; reference: string }

export type AccountFacts = {
  id: string
  state: 'incomplete' | 'checking' | 'active' | 'restricted'
  /** Names of what the service still wants. */
  missing: string[]
  methods: string[]
}

export type PageOrder = {
  /** Zero only keeps a card. */
  amount: number
  currency: string
  keepsCard: boolean
  /** The subject of the payment, as the guest reads it on the page and, shortened, on the card's bill. */
  title: string
  description: string
  email: string | null
  language: string
  backUrl: string
  cancelUrl: string
  endsAt: Date
  reference: string
}

export type PageFacts = {
  id: string
  /** Null once nobody can pay on it any more. */
  url: string | null
  state: 'open' | 'done' | 'expired'
  /** The payment made on it; null until somebody tried. */
  charge: ChargeFacts | null
  /** The card that is kept since then. */
  card: KeptCard | null
}

export type KeptCard = {
  customerId: string
  methodId: string
  brand: string
  digits: string
  /** `2029-04` */
  expires: string
}

export type CardCharge = {
  amount: number
  currency: string
  customerId: string
  methodId: string
  description: string
  reference: string
}

export type ChargeFacts = {
  intentId: string
  /** Null until money moves. */
  chargeId: string | null
  state: 'open' | 'processing' | 'succeeded' | 'failed'
  amount: number
  currency: string
  /** Such as card, sepa_debit or ideal. */
  method: string | null
  brand: string | null
  digits: string | null
  /** Why it failed, or why the last attempt did on a page that is still open. */
  failure: PaymentFailure | null
}

export const paymentFailures = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'authentication-failed',
  'authentication-needed',
  'fraud-suspected',
  'abandoned',
  'other',
] as const
export type PaymentFailure = (typeof paymentFailures)[number]

export type RefundOrder = { chargeId: string; amount: number; currency: string; reference: string }

export type RefundFacts = {
  id: string
  chargeId: string | null
  amount: number
  state: 'pending' | 'succeeded' | 'failed'
  /** The key of ours that it was made with; null if somebody made it at the service. */
  reference: string | null
}

export type DisputeFacts = {
  id: string
  chargeId: string
  amount: number
  reason: string
  state: 'open' | 'answered' | 'won' | 'lost'
  answerBy: Date | null
  openedAt: Date
}

/** The terms and the history of the booking as texts, and papers of the hotel. */
export type DisputeAnswer = {
  text: string
  guestName: string
  guestEmail: string
  /** The dates of the stay. */
  stay: string
  /** The hotel, the rooms and the price. */
  booking: string
  /** The cancellation policy, and how the stay is paid. */
  terms: string
  history: string
  /** At most one of each kind. */
  papers: { kind: PaperKind; id: string }[]
}

/** The proof that a paper gives: who came, that they stayed, what was written, what was paid. */
export type PaperKind = 'registration' | 'stay' | 'messages' | 'receipt' | 'other'
export type Paper = {
  name: string
  type: 'application/pdf' | 'image/png' | 'image/jpeg'
  bytes: Buffer
}

export type TransferFacts = {
  id: string
  amount: number
  currency: string
  state: 'pending' | 'paid' | 'failed'
  arrivesOn: string
  createdAt: Date
}

export type TransferLine = {
  id: string
  kind: 'payment' | 'refund' | 'dispute' | 'fee' | 'other'
  chargeId: string | null
  amount: number
  fee: number
  at: Date
}

/** A message that something has happened; the facts are read from the service, so that order does not matter. */
export type Notice = {
  id: string
  account: string | null
  kind: string
  sentAt: Date
  about:
    | { kind: 'page'; id: string }
    | { kind: 'charge'; intentId: string }
    /** A payment on a page did not work, whose reference it is; another card may be tried there. */
    | { kind: 'declined'; reference: string }
    | { kind: 'refund'; chargeId: string }
    | { kind: 'dispute'; id: string; chargeId: string }
    | { kind: 'account'; id: string }
    | { kind: 'transfer'; id: string }
    | null
}

/** A call that the service refused for good; trying again with the same key changes nothing. */
export class PaymentRefused extends Error {
  readonly failure: PaymentFailure
  constructor(failure: PaymentFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

/** An answer to a dispute that has more pages than banks read. A shorter one is accepted. */
export class AnswerTooLong extends Error {}

/** A call whose outcome is unknown: the service was slow, down or busy. It is repeated with the same key; see `keysLastMs`. */
export class PaymentUnclear extends Error {}
