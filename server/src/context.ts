import type { UserType } from '@roomlark/contract/endpoint'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { KeyScope } from '@roomlark/contract/key-scopes'
import type { Membership, Permission } from '@roomlark/contract/team-roles'
import type { Afterwards } from './adapters/afterwards.ts'
import type { Backups } from './adapters/backups.ts'
import type { Calendars } from './adapters/calendar/calendars.ts'
import type { Cipher } from './adapters/cipher.ts'
import type { ImageStore } from './adapters/image-store.ts'
import type { Jobs } from './adapters/jobs.ts'
import type { Live } from './adapters/live.ts'
import type { Mailer } from './adapters/mailer.ts'
import type { MapTiles } from './adapters/map-tiles.ts'
import type { Passwords } from './adapters/passwords.ts'
import type { KeptCard, PaymentService } from './adapters/payments/payment-service.ts'
import type { Caller, PdfRenderer } from './adapters/pdf/pdf-renderer.ts'
import type { Pictures } from './adapters/pictures.ts'
import type { PushSender } from './adapters/push/push-sender.ts'
import type { RateFeed } from './adapters/rate-feed.ts'
import type { SessionCache } from './adapters/session-cache.ts'
import type { SwitchCache } from './adapters/switch-cache.ts'
import type { VatRegister } from './adapters/vat-register.ts'
import type { Wallets } from './adapters/wallets.ts'
import type { WebhookSender } from './adapters/webhook-sender.ts'
import type { Pool, Transaction } from './db/database.ts'

/** Identifies the caller, as read from the session behind the bearer token. */
export type Actor = {
  readonly userId: string
  readonly userType: UserType
  readonly sessionId: string
  readonly mfaEnabled: boolean
  /** Null: the language of the browser. */
  readonly language?: GuestLanguage | null
  /** Until this time, the password or a code need not be entered again. */
  readonly confirmedUntil?: Date | null
  /** Membership of an account that works for the hotels of another; there is none if it works for its own. */
  readonly membership?: Membership | null
  /** Permission that the endpoint needs of a member. */
  readonly permission?: Permission | undefined
  /** The API key that is used instead of a session, whose id is then that of the key. */
  readonly key?: { readonly id: string; readonly scopes: readonly KeyScope[] } | undefined
}

/** A guest on the site, who has no account: what they may reach is proved by a link or a checkout of their own. */
export type GuestActor = { readonly userType: 'guest' }

/** The part of the server's configuration that administrators may see. */
export type Setup = {
  readonly startedAt: Date
  readonly mail: 'smtp' | 'folder'
  readonly pictures: 's3' | 'folder'
}

/**
 * How areas further up answer what one nearer the ground announces, which cannot import them. Each is called in the
 * transaction of the announcement; app.ts lists who listens.
 */
export type Listeners = {
  /** An account has proved that its email address is its own. */
  readonly addressProved: (
    ctx: Pick<ServiceContext, 'clock' | 'jobs'>,
    tx: Transaction,
    userId: string,
  ) => Promise<void>
  /** A hotel saves another base rate; returns the one that counts now. The hotel is locked. */
  readonly baseRateChanged: (
    ctx: SignedInContext,
    tx: Transaction,
    change: { hotelId: string; fromBps: number; toBps: number },
  ) => Promise<number>
  /** A hotel is about to change hands; nothing of it is locked yet. */
  readonly handOverBegun: (tx: Transaction) => Promise<void>
  /** A hotel has changed hands, from one of these owners to the other. */
  readonly handedOver: (tx: Transaction, ownerIds: string[]) => Promise<void>
  /** Somebody registers with the link of an invitation; returns the address that it was sent to while it is open. */
  readonly invitationShown: (ctx: ServiceContext, token: string) => Promise<string | undefined>
  /**
   * A guest has paid for a checkout, or has had a card kept, or a slow debit is on its way. The booking and the payment
   * are locked. Makes the booking unless it is made already; returns false if the rooms are gone.
   */
  readonly checkoutPaid: (ctx: ActingContext, tx: Transaction, payment: PaidOnline) => Promise<boolean>
  /** A payment for a statement is on its way or has arrived, or a card is kept for statements; called for both. */
  readonly statementPaid: (
    ctx: ActingContext,
    tx: Transaction,
    payment: PaidOnline,
    card: KeptCard | null,
  ) => Promise<'paid' | 'paid-twice'>
  /** A payment for a statement has failed or expired. */
  readonly statementUnpaid: (ctx: ActingContext, tx: Transaction, payment: PaidOnline) => Promise<void>
  /** A refund or a dispute has changed what is left of a payment for a statement. */
  readonly statementReturned: (ctx: ActingContext, tx: Transaction, paymentId: string) => Promise<void>
}

/** An online payment, as those who wait for it need it. */
export type PaidOnline = {
  readonly id: string
  readonly purpose: 'checkout' | 'deposit' | 'balance' | 'fee' | 'statement'
  readonly state: 'open' | 'processing' | 'succeeded' | 'failed' | 'expired'
  readonly hotelId: string
  readonly bookingId: string | null
  readonly statementId: string | null
  readonly amountCents: number
  readonly currency: string
  readonly method: string | null
  readonly cardBrand: string | null
  readonly cardDigits: string | null
}

/** Everything a service can use, whether a request or a job calls it. */
export type ServiceContext = {
  readonly sql: Pool
  /** The caller who waits for the result; a job has none. */
  readonly caller?: Caller
  readonly clock: () => Date
  readonly listeners: Listeners
  readonly passwords: Passwords
  readonly sessions: SessionCache
  readonly live: Live
  readonly switches: SwitchCache
  readonly cipher: Cipher
  readonly jobs: Jobs
  readonly afterwards: Afterwards<Pool>
  readonly mailer: Mailer
  readonly pictures: Pictures
  readonly pdfs: PdfRenderer
  readonly images: ImageStore
  readonly calendars: Calendars
  /** Null if this server makes no backups. */
  readonly backups: Backups | null
  readonly webhooks: WebhookSender
  readonly push: PushSender
  readonly vatRegister: VatRegister
  /** Null if exchange rates are not read. */
  readonly rateFeed: RateFeed | null
  /** Null if this server has no payment service. */
  readonly payments: PaymentService | null
  readonly wallets: Wallets
  /** The domain to which guests' answers to emails go; null where the operator receives none. */
  readonly replyDomain: string | null
  readonly publicUrl: string
  /** Null if the operator has no map with streets. */
  readonly mapTiles: MapTiles | null
  readonly setup: Setup
  readonly demo: boolean
  /** Makes every switch start in the literal state of the specification. */
  readonly preview: boolean
  /** The folder that the demo's mailbox shows, or null if there is none. */
  readonly mailbox: string | null
}

/** Origin of a request, which throttles, sessions and the audit log record. */
export type Origin = {
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
}

export type PublicContext = ServiceContext & { readonly origin: Origin; readonly actor: Actor | null }
export type SignedInContext = ServiceContext & { readonly origin: Origin; readonly actor: Actor }

/** For what an account, a guest or, with null, Roomlark itself does, such as letting a hold expire. */
export type ActingContext = ServiceContext & { readonly actor: Actor | GuestActor | null }
/** For what a desk does and a guest does too. */
export type SellingContext = ServiceContext & { readonly actor: Actor | GuestActor }
export type GuestContext = ServiceContext & { readonly actor: GuestActor }
