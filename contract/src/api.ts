import { affiliateProfile } from './affiliate-profile.ts'
import { allPartnerships } from './all-partnerships.ts'
import { analytics } from './analytics.ts'
import { apiKeys } from './api-keys.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { bookingChanges } from './booking-changes.ts'
import { bookingPartners } from './booking-partner.ts'
import { bookings } from './bookings.ts'
import { boosts } from './boosts.ts'
import { calendar } from './calendar.ts'
import { channel } from './channel.ts'
import { checkouts } from './checkouts.ts'
import { commissionClaims } from './commission-claim.ts'
import { commissionList } from './commission-list.ts'
import { commissionReceipts } from './commission-receipt.ts'
import { company } from './company.ts'
import { dayCloses } from './day-close.ts'
import { demo } from './demo.ts'
import { disputes } from './disputes.ts'
import { earnings } from './earnings.ts'
import { exchange } from './exchange.ts'
import { feeds } from './feeds.ts'
import { folios } from './folio.ts'
import { groups } from './groups.ts'
import { guest } from './guest.ts'
import { guests } from './guests.ts'
import { holds } from './holds.ts'
import { hotelExtras } from './hotel-extras.ts'
import { hotelOffers } from './hotel-offers.ts'
import { hotelPartners } from './hotel-partners.ts'
import { hotelRemoval } from './hotel-removal.ts'
import { hotelReports } from './hotel-reports.ts'
import { hotelSetup } from './hotel-setup.ts'
import { hotelStatements } from './hotel-statements.ts'
import { hotels } from './hotels.ts'
import { housekeeping } from './housekeeping.ts'
import { imports } from './imports.ts'
import { invoices } from './invoices.ts'
import { ledger } from './ledger.ts'
import { legal } from './legal.ts'
import { letters } from './letters.ts'
import { linkTests } from './link-test.ts'
import { live } from './live.ts'
import { messages } from './messages.ts'
import { mfa } from './mfa.ts'
import { moneySettings } from './money-settings.ts'
import { myData } from './my-data.ts'
import { notifications } from './notifications.ts'
import { ownPartnerships } from './own-partnerships.ts'
import { partnerCodes } from './partner-codes.ts'
import { partnerFind } from './partner-find.ts'
import { partnerLinks } from './partner-links.ts'
import { partnerships } from './partnerships.ts'
import { payoutDetails } from './payout-details.ts'
import { payouts } from './payouts.ts'
import { people } from './people.ts'
import { performance } from './performance.ts'
import { platform } from './platform.ts'
import { promoCodes } from './promo-codes.ts'
import { rates } from './rates.ts'
import { roomBlocks } from './room-blocks.ts'
import { rooms } from './rooms.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { signals } from './signals.ts'
import { statementList } from './statement-list.ts'
import { statementPayments } from './statement-payments.ts'
import { status } from './status.ts'
import { stayQuestions } from './stay-questions.ts'
import { system } from './system.ts'
import { team } from './team.ts'
import { users } from './users.ts'
import { webhooks } from './webhooks.ts'

export const apiBase = '/api/v1'

/** Lists every endpoint; the access test and the OpenAPI document are derived from it. */
export const api = {
  auth,
  users,
  security,
  mfa,
  audit,
  people,
  myData,
  notifications,
  moneySettings,
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
  letters,
  search,
  rooms,
  roomBlocks,
  housekeeping,
  rates,
  promoCodes,
  boosts,
  partnerships,
  allPartnerships,
  signals,
  ledger,
  holds,
  statementList,
  statementPayments,
  ownPartnerships,
  partnerFind,
  affiliateProfile,
  partnerLinks,
  partnerCodes,
  linkTests,
  payoutDetails,
  hotelPartners,
  hotelStatements,
  hotelReports,
  stayQuestions,
  calendar,
  imports,
  bookings,
  bookingChanges,
  folios,
  groups,
  invoices,
  dayCloses,
  hotelExtras,
  bookingPartners,
  disputes,
  channel,
  checkouts,
  messages,
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
  live,
  demo,
}
