import { mailApiKey } from '../accounts/auth/api-keys/api-keys.service.ts'
import {
  mailChangeEmail,
  mailEmailChangeAsked,
  mailEmailChanged,
} from '../accounts/auth/email/email-change.service.ts'
import { mailPasskey } from '../accounts/auth/passkeys/passkeys.service.ts'
import {
  mailAlreadyRegistered,
  mailPasswordChanged,
  mailResetLink,
  mailVerifyLink,
} from '../accounts/auth/passwords/recovery.service.ts'
import { mailNewDevice } from '../accounts/auth/sessions/sign-ins.service.ts'
import { mailHotelOffer } from '../accounts/team/hand-over.service.ts'
import { mailTeamInvitation } from '../accounts/team/invitations.service.ts'
import type { JobHandlers } from '../adapters/jobs.ts'
import { mailGuestAddress } from '../bookings/bookings/change/guest-correction.service.ts'
import { sweepGroups } from '../bookings/bookings/group/ending.service.ts'
import { lapseHold, sweepBookings } from '../bookings/bookings/hold/holds.service.ts'
import { mailBooking } from '../bookings/bookings/mail/mails.service.ts'
import { tendMails } from '../bookings/bookings/mail/reminders.service.ts'
import { sweepRegistrations } from '../bookings/bookings/registration/registration.service.ts'
import { forgetChanges } from '../bookings/channel/ari.service.ts'
import { mailClosedDay } from '../bookings/folios/day-closes/day-mail.service.ts'
import { closeDueDays } from '../bookings/folios/day-closes/own-closing.service.ts'
import { sendInvoice } from '../bookings/folios/invoices/invoice-mail.service.ts'
import { mailReminder, remindOfInvoices } from '../bookings/folios/invoices/reminders/reminders.service.ts'
import { mailDeposit, remindOfDeposits } from '../bookings/folios/posting/deposits.service.ts'
import { linkDueGuests } from '../bookings/guests/recognition/recognition.service.ts'
import { sweepGuests } from '../bookings/guests/retention/forgetting.service.ts'
import { mailLetter, sendDueLetters } from '../bookings/messages/letters.service.ts'
import { mailMessage } from '../bookings/messages/messages.service.ts'
import { askAboutPayments } from '../bookings/payments/ask.service.ts'
import { closePayment } from '../bookings/payments/begin.service.ts'
import { collectDeposits } from '../bookings/payments/collect.service.ts'
import { handleNotice } from '../bookings/payments/notices.service.ts'
import { mailPayment } from '../bookings/payments/payment-mails.service.ts'
import { reconcileAccounts } from '../bookings/payments/reconcile.service.ts'
import { settlePayment } from '../bookings/payments/settle.service.ts'
import { settleRefund } from '../bookings/payments/settle-refunds.service.ts'
import { mailReviewAnswer } from '../bookings/reviews/answer-mail.service.ts'
import { inviteToReview, mailReview } from '../bookings/reviews/invitations.service.ts'
import type { ServiceContext } from '../context.ts'
import { countDue } from '../figures/rollups/rollups.service.ts'
import { mailCheckoutCode } from '../guest-site/checkout/confirm.service.ts'
import { sweepCheckouts } from '../guest-site/checkout/sweep.service.ts'
import { sweepAnswers } from '../guest-site/guest-site/checkout/kept-answers.service.ts'
import { moveMonths } from '../guest-site/search/index/index.service.ts'
import { offerFreedRooms } from '../guest-site/waiting/freed-rooms.service.ts'
import { mailStruck } from '../guest-site/waiting/striking.service.ts'
import { mailWaiting, sweepWaiting } from '../guest-site/waiting/waiting.service.ts'
import { askDueFeeds } from '../inventory/calendar/feeds/feeds.service.ts'
import { readFeed } from '../inventory/calendar/feeds/reading.service.ts'
import { applyDemand, applyDemandOfNewDay } from '../inventory/demand/applying.service.ts'
import { endNights } from '../inventory/housekeeping/night.service.ts'
import { recordExamination } from '../operations/doctor/proof.service.ts'
import { mailLaunchList, sweepLaunchList } from '../operations/launch-list/launch-list.service.ts'
import { mailInvitation } from '../operations/people/invitations/invitations.service.ts'
import { mailDeletion, mailErased, sweepAccounts } from '../operations/people/my-data/deletion.service.ts'
import { mailExportReady, makeExport } from '../operations/people/my-data/my-data.service.ts'
import { mailAccountDecision } from '../operations/people/people-changes.service.ts'
import { makeDueBackup } from '../operations/system/backups.service.ts'
import { checkStatus } from '../operations/system/status.service.ts'
import { watchForTrouble } from '../operations/system/trouble.service.ts'
import { mailWebhookPaused } from '../operations/webhooks/sending.service.ts'
import { advanceCommissions } from '../partners/commissions/commissions.service.ts'
import { countLedger } from '../partners/commissions/ledger/ledger.service.ts'
import { releaseDueHolds } from '../partners/disputes/commission-holds/decisions.service.ts'
import { settleDueDisputes } from '../partners/disputes/steps.service.ts'
import { countPartnerFigures } from '../partners/partnerships/figures/figures.service.ts'
import { mailPartnerInvitation } from '../partners/partnerships/invitations/invitations.service.ts'
import { applyDueBaseRates } from '../partners/partnerships/terms/terms.service.ts'
import { forgetOldClicks, makeClickMonths } from '../partners/referrals/clicks.service.ts'
import { askReports, mailPartnerReport } from '../partners/reports/partner-reports.service.ts'
import { tendTiers } from '../partners/tiers/tending.service.ts'
import { deliverBulletin } from '../platform/bulletins/delivery.service.ts'
import { removeUnusedFiles, sweepImages } from '../platform/images/image-files.service.ts'
import { askDigests, mailDigest, mailNotification } from '../platform/notifications/mailing.service.ts'
import { notifyOfArrivals, sweepNotifications } from '../platform/notifications/notifications.service.ts'
import { sendPush } from '../platform/notifications/push/sending.service.ts'
import { forgetTold } from '../platform/outbox/outbox.service.ts'
import { deliverAnnouncement, mailAnnouncement } from '../platform/platform/announcements.service.ts'
import { takePublishedRates } from '../platform/platform/published-rates.service.ts'
import { closeStatements } from '../settlement/hotel-statements/closing/closing.service.ts'
import { chargeStatements } from '../settlement/hotel-statements/online/charging.service.ts'
import { remindOfStatements } from '../settlement/hotel-statements/reminders/reminders.service.ts'
import { mailPayoutDetails } from '../settlement/payouts/details/mails.service.ts'
import { notifyOfRun } from '../settlement/payouts/news.service.ts'
import { issueDueInvoices } from '../settlement/payouts/papers/issuing.service.ts'
import { approveLargeRun } from '../settlement/payouts/runs/approval.service.ts'
import { drawDueRun } from '../settlement/payouts/runs/drawing.service.ts'

/** Maps each job to the service that does its work. */
export function jobHandlers(ctx: ServiceContext): JobHandlers {
  return {
    'mail.reset-password': (payload) => mailResetLink(ctx, payload),
    'mail.verify-email': (payload) => mailVerifyLink(ctx, payload),
    'mail.password-changed': (payload) => mailPasswordChanged(ctx, payload),
    'mail.already-registered': (payload) => mailAlreadyRegistered(ctx, payload),
    'mail.new-device': (payload) => mailNewDevice(ctx, payload),
    'mail.change-email': (payload) => mailChangeEmail(ctx, payload),
    'mail.email-change-asked': (payload) => mailEmailChangeAsked(ctx, payload),
    'mail.email-changed': (payload) => mailEmailChanged(ctx, payload),
    'mail.payout-details': (payload) => mailPayoutDetails(ctx, payload),
    'mail.api-key': (payload) => mailApiKey(ctx, payload),
    'mail.passkey': (payload) => mailPasskey(ctx, payload),
    'mail.webhook-paused': (payload) => mailWebhookPaused(ctx, payload),
    'account.export': (payload) => makeExport(ctx, payload),
    'accounts.sweep': async () => {
      await sweepAccounts(ctx)
      await sweepGuests(ctx)
      await sweepRegistrations(ctx)
      await forgetChanges(ctx)
      await sweepWaiting(ctx)
      await sweepLaunchList(ctx)
    },
    'mail.export-ready': (payload) => mailExportReady(ctx, payload),
    'mail.deletion': (payload) => mailDeletion(ctx, payload),
    'mail.erased': (payload) => mailErased(ctx, payload),
    'mail.invitation': (payload) => mailInvitation(ctx, payload),
    'mail.launch-list': ({ waiterId }) => mailLaunchList(ctx, waiterId),
    'mail.account-decision': (payload) => mailAccountDecision(ctx, payload),
    'mail.notification': ({ notificationId }) => mailNotification(ctx, notificationId),
    // Jobs of the version before name no digest.
    'mail.digest': ({ userId, digest = 'digest' }) => mailDigest(ctx, userId, digest),
    'push.send': (payload) => sendPush(ctx, payload),
    'announcements.deliver': ({ announcementId }) => deliverAnnouncement(ctx, announcementId),
    'bulletins.deliver': ({ bulletinId }) => deliverBulletin(ctx, bulletinId),
    'mail.announcement': (payload) => mailAnnouncement(ctx, payload),
    'notifications.digest': () => askDigests(ctx),
    'notifications.arrivals': () => notifyOfArrivals(ctx),
    'notifications.sweep': () => sweepNotifications(ctx),
    'status.check': () => checkStatus(ctx),
    'system.watch': () => watchForTrouble(ctx),
    'backups.due': () => makeDueBackup(ctx),
    'images.remove': ({ files }) => removeUnusedFiles(ctx, files),
    'images.sweep': () => sweepImages(ctx),
    'bookings.lapse': ({ bookingId }) => lapseHold(ctx, bookingId),
    'bookings.sweep': async () => {
      await sweepBookings(ctx)
      await sweepCheckouts(ctx)
      await sweepAnswers(ctx)
      await sweepGroups(ctx)
    },
    'guests.link': () => linkDueGuests(ctx),
    'letters.due': async () => {
      await sendDueLetters(ctx)
      await inviteToReview(ctx)
    },
    'mail.letter': ({ letterId }) => mailLetter(ctx, letterId),
    'mail.review-answer': ({ reviewId }) => mailReviewAnswer(ctx, reviewId),
    'mail.review': ({ bookingId }) => mailReview(ctx, bookingId),
    'mail.booking': ({ bookingId }) => mailBooking(ctx, bookingId),
    'mail.message': ({ messageId }) => mailMessage(ctx, messageId),
    'mail.checkout-code': (payload) => mailCheckoutCode(ctx, payload),
    'mail.guest-address': (payload) => mailGuestAddress(ctx, payload),
    'mail.waiting': (payload) => mailWaiting(ctx, payload),
    'mail.waiting-struck': (payload) => mailStruck(ctx, payload),
    'demand.apply': (payload) => applyDemand(ctx, payload),
    'demand.day': () => applyDemandOfNewDay(ctx),
    'waiting.offer': ({ hotelId }) => offerFreedRooms(ctx, hotelId),
    'bookings.tend-mails': () => tendMails(ctx),
    'housekeeping.night': () => endNights(ctx),
    'feeds.due': () => askDueFeeds(ctx),
    'feeds.sync': ({ feedId }) => readFeed(ctx, feedId),
    'partnerships.terms': () => applyDueBaseRates(ctx),
    'partnerships.figures': () => countPartnerFigures(ctx),
    'partnerships.tiers': () => tendTiers(ctx),
    'mail.partner-invitation': (payload) => mailPartnerInvitation(ctx, payload),
    'reports.due': () => askReports(ctx),
    'mail.partner-report': (payload) => mailPartnerReport(ctx, payload),
    'mail.team-invitation': (payload) => mailTeamInvitation(ctx, payload),
    'mail.hotel-offer': (payload) => mailHotelOffer(ctx, payload),
    'commissions.advance': () => advanceCommissions(ctx),
    'statements.close': () => closeStatements(ctx),
    'exchange.take': () => takePublishedRates(ctx),
    'ledger.count': () => countLedger(ctx),
    'disputes.settle': () => settleDueDisputes(ctx),
    'doctor.examine': () => recordExamination(ctx),
    'holds.release': () => releaseDueHolds(ctx),
    'statements.remind': () => remindOfStatements(ctx),
    'statements.charge': () => chargeStatements(ctx),
    'folios.remind': () => remindOfDeposits(ctx),
    'days.close': () => closeDueDays(ctx),
    'mail.day-close': (payload) => mailClosedDay(ctx, payload),
    'mail.invoice': (payload) => sendInvoice(ctx, payload),
    'invoices.remind': () => remindOfInvoices(ctx),
    'mail.invoice-reminder': (payload) => mailReminder(ctx, payload),
    'mail.deposit': (payload) => mailDeposit(ctx, payload),
    'mail.payment': (payload) => mailPayment(ctx, payload),
    'payments.settle': async ({ paymentId }) => {
      await settlePayment(ctx, paymentId)
    },
    'payments.close': async ({ paymentId }) => {
      await closePayment(ctx, paymentId)
    },
    'payments.refund': ({ refundId }) => settleRefund(ctx, refundId),
    'payments.notice': ({ noticeId }) => handleNotice(ctx, noticeId),
    'payments.ask': () => askAboutPayments(ctx),
    'payments.collect': () => collectDeposits(ctx),
    'payments.reconcile': () => reconcileAccounts(ctx),
    'rollups.count': async () => {
      await countDue(ctx)
    },
    'outbox.forget': () => forgetTold(ctx),
    'clicks.months': () => makeClickMonths(ctx),
    'clicks.forget': () => forgetOldClicks(ctx),
    'search.months': () => moveMonths(ctx),
    'payouts.draw': (payload) => drawDueRun(ctx, payload.for),
    'payouts.approve': (payload) => approveLargeRun(ctx, payload),
    'payouts.invoices': () => issueDueInvoices(ctx),
    'payouts.notify': (payload) => notifyOfRun(ctx, payload),
  }
}
