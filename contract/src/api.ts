import { apiKeys } from './accounts/api-keys.ts'
import { auth } from './accounts/auth.ts'
import { company } from './accounts/company.ts'
import { hotelOffers } from './accounts/hotel-handovers.ts'
import { mfa } from './accounts/mfa.ts'
import { passkeys } from './accounts/passkeys.ts'
import { security } from './accounts/security.ts'
import { team } from './accounts/team.ts'
import { users } from './accounts/users.ts'
import { accounting } from './bookings/accounting.ts'
import { arrivals } from './bookings/arrivals.ts'
import { bookingChanges } from './bookings/booking-changes.ts'
import { bookings } from './bookings/bookings.ts'
import { channel } from './bookings/channel.ts'
import { companyBills } from './bookings/company-bills.ts'
import { companyProfiles } from './bookings/company-profiles.ts'
import { dayCloses } from './bookings/day-close.ts'
import { deskRules } from './bookings/desk-rules.ts'
import { folios } from './bookings/folio.ts'
import { groups } from './bookings/groups.ts'
import { guests } from './bookings/guests.ts'
import { invoiceJournal } from './bookings/invoice-journal.ts'
import { invoices } from './bookings/invoices.ts'
import { letters } from './bookings/letters.ts'
import { messages } from './bookings/messages.ts'
import { minibar } from './bookings/minibar.ts'
import { payments } from './bookings/payments.ts'
import { registrations } from './bookings/registration.ts'
import { reviews } from './bookings/reviews.ts'
import { roomAssignments } from './bookings/room-assignments.ts'
import { analytics } from './figures/analytics.ts'
import { hotelReports } from './figures/hotel-reports.ts'
import { performance } from './figures/performance.ts'
import { priceAdvice } from './figures/price-advice.ts'
import { affiliateSites } from './guest-site/affiliate-sites.ts'
import { bookingFrames } from './guest-site/booking-frames.ts'
import { checkouts } from './guest-site/checkouts.ts'
import { guest } from './guest-site/guest-hotels.ts'
import { linkImports } from './guest-site/link-import.ts'
import { linkTests } from './guest-site/link-test.ts'
import { ownLinks } from './guest-site/own-links.ts'
import { partnerCodes } from './guest-site/partner-codes.ts'
import { partnerLinks } from './guest-site/partner-links.ts'
import { search } from './guest-site/search.ts'
import { waiting } from './guest-site/waiting.ts'
import { calendar } from './inventory/calendar.ts'
import { demand } from './inventory/demand.ts'
import { feeds } from './inventory/feeds.ts'
import { hotelExtras } from './inventory/hotel-extras.ts'
import { hotelRemoval } from './inventory/hotel-removal.ts'
import { hotelSetup } from './inventory/hotel-setup.ts'
import { hotels } from './inventory/hotels.ts'
import { housekeeping } from './inventory/housekeeping.ts'
import { imports } from './inventory/imports.ts'
import { promoCodes } from './inventory/promo-codes.ts'
import { rates } from './inventory/rates.ts'
import { roomBlocks } from './inventory/room-blocks.ts'
import { rooms } from './inventory/rooms.ts'
import { demo } from './operations/demo.ts'
import { invitations } from './operations/invitations.ts'
import { launchList } from './operations/launch-list.ts'
import { myData } from './operations/my-data.ts'
import { people } from './operations/people.ts'
import { postbacks } from './operations/postbacks.ts'
import { status } from './operations/status.ts'
import { system } from './operations/system.ts'
import { webhooks } from './operations/webhooks.ts'
import { affiliateProfile } from './partners/affiliate-profile.ts'
import { allPartnerships } from './partners/all-partnerships.ts'
import { bookingPartners } from './partners/booking-partner.ts'
import { boosts } from './partners/boosts.ts'
import { campaigns } from './partners/campaigns.ts'
import { commissionClaims } from './partners/commission-claim.ts'
import { holds } from './partners/commission-holds.ts'
import { commissionList } from './partners/commission-list.ts'
import { commissionReceipts } from './partners/commission-receipt.ts'
import { creatives } from './partners/creatives.ts'
import { disputes } from './partners/disputes.ts'
import { hotelPartners } from './partners/hotel-partners.ts'
import { ledger } from './partners/ledger.ts'
import { ownPartnerships } from './partners/own-partnerships.ts'
import { partnerFind } from './partners/partner-find.ts'
import { partnerPages } from './partners/partner-page.ts'
import { partnerReports } from './partners/partner-reports.ts'
import { partnerships } from './partners/partnerships.ts'
import { signals } from './partners/signals.ts'
import { partnerSimulations } from './partners/simulations.ts'
import { tiers } from './partners/tiers.ts'
import { audit } from './platform/audit.ts'
import { bulletins } from './platform/bulletins.ts'
import { exchange } from './platform/exchange.ts'
import { legal } from './platform/legal.ts'
import { live } from './platform/live.ts'
import { moneySettings } from './platform/money-settings.ts'
import { notifications } from './platform/notifications.ts'
import { operator } from './platform/operator.ts'
import { platform } from './platform/platform.ts'
import { push } from './platform/push.ts'
import { affiliateInvoices } from './settlement/affiliate-invoices.ts'
import { bank } from './settlement/bank.ts'
import { earnings } from './settlement/earnings.ts'
import { earningsYears } from './settlement/earnings-years.ts'
import { statementList } from './settlement/hotel-statement-list.ts'
import { statementPayments } from './settlement/hotel-statement-payments.ts'
import { hotelStatements } from './settlement/hotel-statements.ts'
import { ownInvoices } from './settlement/own-invoices.ts'
import { payoutDetails } from './settlement/payout-details.ts'
import { payouts } from './settlement/payouts.ts'
import { statementPaying } from './settlement/statement-paying.ts'
import { stayQuestions } from './settlement/stay-questions.ts'
import { taxDetails } from './settlement/tax-details.ts'
import { taxForms } from './settlement/tax-forms.ts'

export const apiBase = '/api/v1'

/** Lists every endpoint; the access test and the OpenAPI document are derived from it. */
export const api = {
  auth,
  users,
  security,
  mfa,
  passkeys,
  audit,
  people,
  invitations,
  launchList,
  myData,
  notifications,
  push,
  bulletins,
  moneySettings,
  operator,
  payouts,
  platform,
  system,
  status,
  legal,
  hotels,
  hotelSetup,
  hotelRemoval,
  guest,
  guests,
  arrivals,
  letters,
  search,
  rooms,
  roomBlocks,
  housekeeping,
  rates,
  demand,
  promoCodes,
  boosts,
  campaigns,
  creatives,
  tiers,
  partnerSimulations,
  partnerPages,
  partnerships,
  allPartnerships,
  signals,
  ledger,
  holds,
  statementList,
  statementPayments,
  statementPaying,
  bank,
  ownPartnerships,
  partnerFind,
  affiliateProfile,
  partnerReports,
  affiliateSites,
  ownLinks,
  linkImports,
  partnerLinks,
  partnerCodes,
  linkTests,
  payoutDetails,
  taxDetails,
  taxForms,
  affiliateInvoices,
  ownInvoices,
  earningsYears,
  hotelPartners,
  hotelStatements,
  hotelReports,
  priceAdvice,
  stayQuestions,
  calendar,
  imports,
  bookings,
  bookingChanges,
  registrations,
  roomAssignments,
  folios,
  companyProfiles,
  companyBills,
  groups,
  invoices,
  accounting,
  invoiceJournal,
  payments,
  reviews,
  dayCloses,
  deskRules,
  hotelExtras,
  bookingPartners,
  disputes,
  channel,
  checkouts,
  bookingFrames,
  waiting,
  messages,
  minibar,
  feeds,
  exchange,
  analytics,
  performance,
  earnings,
  commissionList,
  commissionReceipts,
  commissionClaims,
  team,
  company,
  hotelOffers,
  apiKeys,
  webhooks,
  postbacks,
  live,
  demo,
}
