import type { JobHandlers } from '../adapters/jobs.ts'
import type { ServiceContext } from '../context.ts'
import { deliverAnnouncement, mailAnnouncement } from '../modules/announcements/announcements.service.ts'
import { mailApiKey } from '../modules/api-keys/mails.service.ts'
import {
  mailChangeEmail,
  mailEmailChangeAsked,
  mailEmailChanged,
} from '../modules/auth/email-change.service.ts'
import {
  mailAlreadyRegistered,
  mailPasswordChanged,
  mailResetLink,
  mailVerifyLink,
} from '../modules/auth/recovery.service.ts'
import { mailNewDevice } from '../modules/auth/sign-ins.service.ts'
import { makeDueBackup } from '../modules/backups/backups.service.ts'
import { lapseHold, sweepBookings } from '../modules/bookings/holds.service.ts'
import { mailBooking } from '../modules/bookings/mails.service.ts'
import { tendMails } from '../modules/bookings/reminders.service.ts'
import { forgetChanges } from '../modules/channel/ari.service.ts'
import { mailCheckoutCode } from '../modules/checkout/confirm.service.ts'
import { sweepCheckouts } from '../modules/checkout/sweep.service.ts'
import { advanceCommissions } from '../modules/commissions/commissions.service.ts'
import { settleDueDisputes } from '../modules/disputes/steps.service.ts'
import { recordExamination } from '../modules/doctor/proof.service.ts'
import { askDueFeeds } from '../modules/feeds/feeds.service.ts'
import { readFeed } from '../modules/feeds/reading.service.ts'
import { mailDeposit, remindOfDeposits } from '../modules/folios/deposits.service.ts'
import { sweepGroups } from '../modules/groups/ending.service.ts'
import { sweepAnswers } from '../modules/guest-site/kept-answers.service.ts'
import { sweepGuests } from '../modules/guests/forgetting.service.ts'
import { linkDueGuests } from '../modules/guests/recognition.service.ts'
import { releaseDueHolds } from '../modules/holds/decisions.service.ts'
import { closeStatements } from '../modules/hotel-statements/closing.service.ts'
import { remindOfStatements } from '../modules/hotel-statements/reminders.service.ts'
import { endNights } from '../modules/housekeeping/night.service.ts'
import { removeUnusedFiles, sweepImages } from '../modules/images/image-files.service.ts'
import { sendInvoice } from '../modules/invoices/invoice-mail.service.ts'
import { countLedger } from '../modules/ledger/ledger.service.ts'
import { mailLetter, sendDueLetters } from '../modules/letters/letters.service.ts'
import { mailMessage } from '../modules/messages/messages.service.ts'
import { mailDeletion, mailErased } from '../modules/my-data/deletion.service.ts'
import { mailExportReady, makeExport } from '../modules/my-data/my-data.service.ts'
import { sweepAccounts } from '../modules/my-data/sweep.service.ts'
import { askDigests, mailDigest, mailNotification } from '../modules/notifications/mailing.service.ts'
import { notifyOfArrivals, sweepNotifications } from '../modules/notifications/notifications.service.ts'
import { countPartnerFigures } from '../modules/partnerships/figures.service.ts'
import { mailPartnerInvitation } from '../modules/partnerships/invitations.service.ts'
import { applyDueBaseRates } from '../modules/partnerships/terms.service.ts'
import { mailPayoutDetails } from '../modules/payout-details/mails.service.ts'
import { approveLargeRun } from '../modules/payouts/approval.service.ts'
import { drawDueRun } from '../modules/payouts/drawing.service.ts'
import { notifyOfRun } from '../modules/payouts/news.service.ts'
import { mailAccountDecision } from '../modules/people/decisions.service.ts'
import { mailInvitation } from '../modules/people/invitations.service.ts'
import { forgetOldClicks, makeClickMonths } from '../modules/referrals/clicks.service.ts'
import { countDue } from '../modules/rollups/rollups.service.ts'
import { moveMonths } from '../modules/search/index.service.ts'
import { checkStatus } from '../modules/status/status.service.ts'
import { watchForTrouble } from '../modules/system/trouble.service.ts'
import { mailHotelOffer } from '../modules/team/hand-over.service.ts'
import { mailTeamInvitation } from '../modules/team/invitations.service.ts'
import { mailWebhookPaused } from '../modules/webhooks/sending.service.ts'

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
    'mail.webhook-paused': (payload) => mailWebhookPaused(ctx, payload),
    'account.export': (payload) => makeExport(ctx, payload),
    'accounts.sweep': async () => {
      await sweepAccounts(ctx)
      await sweepGuests(ctx)
      await forgetChanges(ctx)
    },
    'mail.export-ready': (payload) => mailExportReady(ctx, payload),
    'mail.deletion': (payload) => mailDeletion(ctx, payload),
    'mail.erased': (payload) => mailErased(ctx, payload),
    'mail.invitation': (payload) => mailInvitation(ctx, payload),
    'mail.account-decision': (payload) => mailAccountDecision(ctx, payload),
    'mail.notification': ({ notificationId }) => mailNotification(ctx, notificationId),
    'mail.digest': ({ userId }) => mailDigest(ctx, userId),
    'announcements.deliver': ({ announcementId }) => deliverAnnouncement(ctx, announcementId),
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
    'letters.due': () => sendDueLetters(ctx),
    'mail.letter': ({ letterId }) => mailLetter(ctx, letterId),
    'mail.booking': ({ bookingId }) => mailBooking(ctx, bookingId),
    'mail.message': ({ messageId }) => mailMessage(ctx, messageId),
    'mail.checkout-code': (payload) => mailCheckoutCode(ctx, payload),
    'bookings.tend-mails': () => tendMails(ctx),
    'housekeeping.night': () => endNights(ctx),
    'feeds.due': () => askDueFeeds(ctx),
    'feeds.sync': ({ feedId }) => readFeed(ctx, feedId),
    'partnerships.terms': () => applyDueBaseRates(ctx),
    'partnerships.figures': () => countPartnerFigures(ctx),
    'mail.partner-invitation': (payload) => mailPartnerInvitation(ctx, payload),
    'mail.team-invitation': (payload) => mailTeamInvitation(ctx, payload),
    'mail.hotel-offer': (payload) => mailHotelOffer(ctx, payload),
    'commissions.advance': () => advanceCommissions(ctx),
    'statements.close': () => closeStatements(ctx),
    'ledger.count': () => countLedger(ctx),
    'disputes.settle': () => settleDueDisputes(ctx),
    'doctor.examine': () => recordExamination(ctx),
    'holds.release': () => releaseDueHolds(ctx),
    'statements.remind': () => remindOfStatements(ctx),
    'folios.remind': () => remindOfDeposits(ctx),
    'mail.invoice': (payload) => sendInvoice(ctx, payload),
    'mail.deposit': (payload) => mailDeposit(ctx, payload),
    'rollups.count': async () => {
      await countDue(ctx)
    },
    'clicks.months': () => makeClickMonths(ctx),
    'clicks.forget': () => forgetOldClicks(ctx),
    'search.months': () => moveMonths(ctx),
    'payouts.draw': (payload) => drawDueRun(ctx, payload.for),
    'payouts.approve': (payload) => approveLargeRun(ctx, payload),
    'payouts.notify': (payload) => notifyOfRun(ctx, payload),
  }
}
