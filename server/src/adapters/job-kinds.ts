import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Digest } from '@roomlark/contract/platform/notifications'

/** Lists every job with its payload. Payloads contain nothing secret, because job rows outlive their work. */
export type JobPayloads = {
  'mail.reset-password': { email: string }
  'mail.verify-email': { userId: string }
  'mail.password-changed': { userId: string }
  'mail.already-registered': { email: string }
  'mail.new-device': { userId: string; device: string; address: string; at: string }
  'mail.change-email': { userId: string }
  'mail.email-change-asked': { to: string; newEmail: string }
  'mail.email-changed': { to: string; newEmail: string }
  'mail.payout-details': { userId: string; detailsId: string; news: 'saved' | 'withdrawn' }
  'mail.api-key': { keyId: string }
  'mail.passkey': { userId: string; name: string; news: 'added' | 'removed'; at: string }
  'mail.webhook-paused': { webhookId: string }
  'account.export': { exportId: string }
  'accounts.sweep': Record<string, never>
  'mail.export-ready': { userId: string }
  'mail.deletion': { userId: string; news: 'asked' | 'undone' }
  /** Jobs that waited since before languages have none. */
  'mail.erased': { to: string; language?: GuestLanguage | null }
  'mail.invitation': { userId: string; byId: string }
  'mail.launch-list': { waiterId: string }
  'mail.account-decision': {
    userId: string
    decision: 'suspended' | 'restored' | 'password' | 'mfa-off' | 'deletion'
    reason: string
  }
  'mail.notification': { notificationId: number }
  'mail.digest': { userId: string; digest: Digest }
  'push.send': { notificationId: number; deviceId: string; tries?: number }
  'announcements.deliver': { announcementId: number }
  'mail.announcement': { announcementId: number; userId: string }
  'bulletins.deliver': { bulletinId: string }
  'notifications.digest': Record<string, never>
  'notifications.arrivals': Record<string, never>
  'notifications.sweep': Record<string, never>
  'status.check': Record<string, never>
  'system.watch': Record<string, never>
  'backups.due': Record<string, never>
  'images.remove': { files: string[] }
  'images.sweep': Record<string, never>
  'bookings.lapse': { bookingId: string }
  'bookings.sweep': Record<string, never>
  'guests.link': Record<string, never>
  'letters.due': Record<string, never>
  'mail.letter': { letterId: number }
  'mail.review': { bookingId: string }
  'mail.review-answer': { reviewId: string }
  'mail.booking': { bookingId: string }
  'mail.message': { messageId: number }
  'mail.checkout-code': { checkoutId: string; email?: string }
  'mail.guest-address': { bookingId: string; to: string; news: 'asked' | 'changed' }
  'mail.waiting': { waitingId: string; news: 'confirm' | 'free' }
  'mail.waiting-struck': {
    to: string
    language: GuestLanguage
    hotelId: string
    checkInOn: string
    checkOutOn: string
  }
  'waiting.offer': { hotelId: string }
  /** The nights from one day to another, both included; null has no end. */
  'demand.apply': { hotelId: string; fromOn: string | null; untilOn: string | null }
  'demand.day': Record<string, never>
  'bookings.tend-mails': Record<string, never>
  'housekeeping.night': Record<string, never>
  'feeds.due': Record<string, never>
  'partnerships.terms': Record<string, never>
  'partnerships.figures': Record<string, never>
  'partnerships.tiers': Record<string, never>
  'mail.partner-invitation': { partnershipId: string }
  'reports.due': Record<string, never>
  /** The days are the first and the last of the report. */
  'mail.partner-report': { userId: string; rhythm: 'weekly' | 'monthly'; fromOn: string; untilOn: string }
  'mail.team-invitation': { invitationId: string }
  'mail.hotel-offer': { hotelId: string }
  'holds.release': Record<string, never>
  'commissions.advance': Record<string, never>
  'statements.close': Record<string, never>
  'exchange.take': Record<string, never>
  'ledger.count': Record<string, never>
  'disputes.settle': Record<string, never>
  'doctor.examine': Record<string, never>
  'feeds.sync': { feedId: string }
  'statements.remind': Record<string, never>
  'statements.charge': Record<string, never>
  'folios.remind': Record<string, never>
  'days.close': Record<string, never>
  'mail.day-close': { hotelId: string; day: string; userId: string }
  'mail.invoice': { mailId: number }
  'invoices.remind': Record<string, never>
  'mail.invoice-reminder': { reminderId: number }
  'mail.deposit': { depositId: string; isReminder: boolean }
  /** The id is that of a payment, of a refund (`refunded`) or of a deposit (`charge-soon`, `link`). */
  'mail.payment': { news: PaymentNews; id: string }
  'payments.settle': { paymentId: string }
  'payments.close': { paymentId: string }
  'payments.refund': { refundId: string }
  'payments.notice': { noticeId: string }
  'payments.ask': Record<string, never>
  'payments.collect': Record<string, never>
  'payments.reconcile': Record<string, never>
  'rollups.count': Record<string, never>
  'outbox.forget': Record<string, never>
  'clicks.months': Record<string, never>
  'clicks.forget': Record<string, never>
  'search.months': Record<string, never>
  'payouts.draw': { for?: PayoutOrder }
  'payouts.approve': { runId: string; version: number; cents: number; for: PayoutOrder }
  'payouts.invoices': Record<string, never>
  'payouts.notify': { runId: string; news: 'approved' | 'paid' }
}
/** The person who gave an order about a payout run, and from where, for the audit log. */
export type PayoutOrder = { userId: string; requestId: string; address: string; userAgent: string }

/** Occasions on which a guest is emailed about a payment. */
export type PaymentNews = 'paid' | 'charged' | 'failed' | 'refunded' | 'charge-soon' | 'link'

export type JobName = keyof JobPayloads

export const jobNames: readonly JobName[] = [
  'mail.reset-password',
  'mail.verify-email',
  'mail.password-changed',
  'mail.already-registered',
  'mail.new-device',
  'mail.change-email',
  'mail.email-change-asked',
  'mail.email-changed',
  'mail.payout-details',
  'mail.api-key',
  'mail.passkey',
  'mail.webhook-paused',
  'account.export',
  'accounts.sweep',
  'mail.export-ready',
  'mail.deletion',
  'mail.erased',
  'mail.invitation',
  'mail.launch-list',
  'mail.account-decision',
  'mail.notification',
  'mail.digest',
  'push.send',
  'announcements.deliver',
  'mail.announcement',
  'bulletins.deliver',
  'notifications.digest',
  'notifications.arrivals',
  'notifications.sweep',
  'status.check',
  'system.watch',
  'backups.due',
  'images.remove',
  'images.sweep',
  'bookings.lapse',
  'bookings.sweep',
  'guests.link',
  'letters.due',
  'mail.letter',
  'mail.review',
  'mail.review-answer',
  'mail.booking',
  'mail.message',
  'mail.checkout-code',
  'mail.guest-address',
  'mail.waiting',
  'mail.waiting-struck',
  'waiting.offer',
  'demand.apply',
  'demand.day',
  'bookings.tend-mails',
  'housekeeping.night',
  'feeds.due',
  'partnerships.terms',
  'partnerships.figures',
  'partnerships.tiers',
  'mail.partner-invitation',
  'reports.due',
  'mail.partner-report',
  'mail.team-invitation',
  'mail.hotel-offer',
  'holds.release',
  'commissions.advance',
  'statements.close',
  'exchange.take',
  'ledger.count',
  'disputes.settle',
  'doctor.examine',
  'feeds.sync',
  'statements.remind',
  'statements.charge',
  'folios.remind',
  'days.close',
  'mail.day-close',
  'mail.invoice',
  'invoices.remind',
  'mail.invoice-reminder',
  'mail.deposit',
  'mail.payment',
  'payments.settle',
  'payments.close',
  'payments.refund',
  'payments.notice',
  'payments.ask',
  'payments.collect',
  'payments.reconcile',
  'rollups.count',
  'outbox.forget',
  'clicks.months',
  'clicks.forget',
  'search.months',
  'payouts.draw',
  'payouts.approve',
  'payouts.invoices',
  'payouts.notify',
]

/** All times are in UTC. */
export const schedules: [JobName, string][] = [
  ['backups.due', '*/5 * * * *'],
  ['images.sweep', '20 3 * * *'],
  ['accounts.sweep', '40 3 * * *'],
  ['bookings.sweep', '* * * * *'],
  ['guests.link', '*/5 * * * *'],
  ['letters.due', '*/15 * * * *'],
  ['status.check', '*/5 * * * *'],
  ['system.watch', '*/5 * * * *'],
  ['notifications.digest', '*/15 * * * *'],
  ['notifications.arrivals', '*/2 * * * *'],
  ['notifications.sweep', '40 3 * * *'],
  ['bookings.tend-mails', '*/5 * * * *'],
  ['housekeeping.night', '*/15 * * * *'],
  ['feeds.due', '*/5 * * * *'],
  ['demand.day', '*/5 * * * *'],
  ['partnerships.terms', '* * * * *'],
  ['partnerships.figures', '*/5 * * * *'],
  ['partnerships.tiers', '30 * * * *'],
  ['commissions.advance', '* * * * *'],
  ['statements.close', '*/15 * * * *'],
  // Rates are published about 16:00 in Frankfurt; the others catch up with a failed attempt.
  ['exchange.take', '25 6,15,18 * * *'],
  ['ledger.count', '* * * * *'],
  ['disputes.settle', '*/5 * * * *'],
  ['doctor.examine', '0 * * * *'],
  ['holds.release', '*/5 * * * *'],
  ['reports.due', '30 * * * *'],
  ['statements.remind', '10 * * * *'],
  ['statements.charge', '5 * * * *'],
  ['folios.remind', '15 * * * *'],
  ['days.close', '*/5 * * * *'],
  ['invoices.remind', '20 * * * *'],
  ['payments.ask', '* * * * *'],
  ['payments.collect', '25 * * * *'],
  ['payments.reconcile', '35 * * * *'],
  ['rollups.count', '* * * * *'],
  ['outbox.forget', '* * * * *'],
  ['clicks.months', '40 2 * * *'],
  ['clicks.forget', '45 2 * * *'],
  ['search.months', '50 2 * * *'],
  ['payouts.draw', '5 * * * *'],
  ['payouts.invoices', '*/10 * * * *'],
]
