import type { JobHandlers } from '../adapters/jobs.ts'
import type { ServiceContext } from '../context.ts'
import { deliverAnnouncement, mailAnnouncement } from '../modules/announcements/announcements.service.ts'
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
import { lapseHold, sweepBookings } from '../modules/bookings/holds.service.ts'
import { mailBooking } from '../modules/bookings/mails.service.ts'
import { tendMails } from '../modules/bookings/reminders.service.ts'
import { mailCheckoutCode } from '../modules/checkout/confirm.service.ts'
import { sweepCheckouts } from '../modules/checkout/sweep.service.ts'
import { advanceCommissions } from '../modules/commissions/commissions.service.ts'
import { settleDueDisputes } from '../modules/disputes/steps.service.ts'
import { recordExamination } from '../modules/doctor/doctor.service.ts'
import { askDueFeeds } from '../modules/feeds/feeds.service.ts'
import { readFeed } from '../modules/feeds/reading.service.ts'
import { releaseDueHolds } from '../modules/holds/decisions.service.ts'
import { closeStatements } from '../modules/hotel-statements/closing.service.ts'
import { remindOfStatements } from '../modules/hotel-statements/reminders.service.ts'
import { removeImageFiles, sweepImages } from '../modules/images/image-files.service.ts'
import { countLedger } from '../modules/ledger/ledger.service.ts'
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
import { drawDueRun } from '../modules/payouts/drawing.service.ts'
import { notifyOfRun } from '../modules/payouts/news.service.ts'
import { mailAccountDecision } from '../modules/people/decisions.service.ts'
import { mailInvitation } from '../modules/people/invitations.service.ts'
import { forgetOldClicks, makeClickMonths } from '../modules/referrals/clicks.service.ts'
import { countDue } from '../modules/rollups/rollups.service.ts'
import { moveMonths } from '../modules/search/index.service.ts'
import { checkStatus } from '../modules/status/status.service.ts'
import { watchForTrouble } from '../modules/system/trouble.service.ts'

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
    'account.export': (payload) => makeExport(ctx, payload),
    'accounts.sweep': () => sweepAccounts(ctx),
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
    'images.remove': ({ files }) => removeImageFiles(ctx, files),
    'images.sweep': () => sweepImages(ctx),
    'bookings.lapse': ({ bookingId }) => lapseHold(ctx, bookingId),
    'bookings.sweep': async () => {
      await sweepBookings(ctx)
      await sweepCheckouts(ctx)
    },
    'mail.booking': ({ bookingId }) => mailBooking(ctx, bookingId),
    'mail.message': ({ messageId }) => mailMessage(ctx, messageId),
    'mail.checkout-code': (payload) => mailCheckoutCode(ctx, payload),
    'bookings.tend-mails': () => tendMails(ctx),
    'feeds.due': () => askDueFeeds(ctx),
    'feeds.sync': ({ feedId }) => readFeed(ctx, feedId),
    'partnerships.terms': () => applyDueBaseRates(ctx),
    'partnerships.figures': () => countPartnerFigures(ctx),
    'mail.partner-invitation': (payload) => mailPartnerInvitation(ctx, payload),
    'commissions.advance': () => advanceCommissions(ctx),
    'statements.close': () => closeStatements(ctx),
    'ledger.count': () => countLedger(ctx),
    'disputes.settle': () => settleDueDisputes(ctx),
    'doctor.examine': () => recordExamination(ctx),
    'holds.release': () => releaseDueHolds(ctx),
    'statements.remind': () => remindOfStatements(ctx),
    'rollups.count': () => countDue(ctx),
    'clicks.months': () => makeClickMonths(ctx),
    'clicks.forget': () => forgetOldClicks(ctx),
    'search.months': () => moveMonths(ctx),
    'payouts.draw': () => drawDueRun(ctx),
    'payouts.notify': (payload) => notifyOfRun(ctx, payload),
  }
}
