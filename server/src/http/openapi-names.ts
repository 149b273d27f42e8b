import * as apiKeys from '@roomlark/contract/accounts/api-keys'
import * as auth from '@roomlark/contract/accounts/auth'
import * as company from '@roomlark/contract/accounts/company'
import * as hotelOffers from '@roomlark/contract/accounts/hotel-offers'
import * as membership from '@roomlark/contract/accounts/membership'
import * as mfa from '@roomlark/contract/accounts/mfa'
import * as security from '@roomlark/contract/accounts/security'
import * as team from '@roomlark/contract/accounts/team'
import * as users from '@roomlark/contract/accounts/users'
import * as bookingEvents from '@roomlark/contract/booking-events'
import * as bookingStates from '@roomlark/contract/booking-states'
import * as booking from '@roomlark/contract/bookings/booking'
import * as bookingChanges from '@roomlark/contract/bookings/booking-changes'
import * as bookingInput from '@roomlark/contract/bookings/booking-input'
import * as bookingList from '@roomlark/contract/bookings/booking-list'
import * as channel from '@roomlark/contract/bookings/channel'
import * as channelReservations from '@roomlark/contract/bookings/channel-reservations'
import * as dayClose from '@roomlark/contract/bookings/day-close'
import * as folio from '@roomlark/contract/bookings/folio'
import * as frontDesk from '@roomlark/contract/bookings/front-desk'
import * as groups from '@roomlark/contract/bookings/groups'
import * as guests from '@roomlark/contract/bookings/guests'
import * as invoices from '@roomlark/contract/bookings/invoices'
import * as letters from '@roomlark/contract/bookings/letters'
import * as messages from '@roomlark/contract/bookings/messages'
import * as offers from '@roomlark/contract/bookings/offers'
import * as stayChange from '@roomlark/contract/bookings/stay-change'
import * as dates from '@roomlark/contract/dates'
import * as feedFaults from '@roomlark/contract/feed-faults'
import * as analytics from '@roomlark/contract/figures/analytics'
import * as dashboard from '@roomlark/contract/figures/dashboard'
import * as hotelReports from '@roomlark/contract/figures/hotel-reports'
import * as performance from '@roomlark/contract/figures/performance'
import * as report from '@roomlark/contract/figures/report'
import * as folioKinds from '@roomlark/contract/folio-kinds'
import * as checkouts from '@roomlark/contract/guest-site/checkouts'
import * as guest from '@roomlark/contract/guest-site/guest'
import * as linkTest from '@roomlark/contract/guest-site/link-test'
import * as partnerCodes from '@roomlark/contract/guest-site/partner-codes'
import * as partnerLinks from '@roomlark/contract/guest-site/partner-links'
import * as search from '@roomlark/contract/guest-site/search'
import * as billLines from '@roomlark/contract/inventory/bill-lines'
import * as calendar from '@roomlark/contract/inventory/calendar'
import * as calendarCopy from '@roomlark/contract/inventory/calendar-copy'
import * as calendarNight from '@roomlark/contract/inventory/calendar-night'
import * as calendarUndo from '@roomlark/contract/inventory/calendar-undo'
import * as cancellation from '@roomlark/contract/inventory/cancellation'
import * as feeds from '@roomlark/contract/inventory/feeds'
import * as groupHolds from '@roomlark/contract/inventory/group-holds'
import * as hotelExtras from '@roomlark/contract/inventory/hotel-extras'
import * as hotelImport from '@roomlark/contract/inventory/hotel-import'
import * as hotelInput from '@roomlark/contract/inventory/hotel-input'
import * as hotelRemoval from '@roomlark/contract/inventory/hotel-removal'
import * as hotelSetup from '@roomlark/contract/inventory/hotel-setup'
import * as hotels from '@roomlark/contract/inventory/hotels'
import * as housekeeping from '@roomlark/contract/inventory/housekeeping'
import * as imports from '@roomlark/contract/inventory/imports'
import * as promoCodes from '@roomlark/contract/inventory/promo-codes'
import * as rates from '@roomlark/contract/inventory/rates'
import * as roomBlocks from '@roomlark/contract/inventory/room-blocks'
import * as roomStates from '@roomlark/contract/inventory/room-states'
import * as rooms from '@roomlark/contract/inventory/rooms'
import * as taxRules from '@roomlark/contract/inventory/tax-rules'
import * as money from '@roomlark/contract/money'
import * as obstacles from '@roomlark/contract/obstacles'
import * as demo from '@roomlark/contract/operations/demo'
import * as myData from '@roomlark/contract/operations/my-data'
import * as people from '@roomlark/contract/operations/people'
import * as status from '@roomlark/contract/operations/status'
import * as system from '@roomlark/contract/operations/system'
import * as webhooks from '@roomlark/contract/operations/webhooks'
import * as paging from '@roomlark/contract/paging'
import * as affiliateProfile from '@roomlark/contract/partners/affiliate-profile'
import * as allPartnerships from '@roomlark/contract/partners/all-partnerships'
import * as bookingPartner from '@roomlark/contract/partners/booking-partner'
import * as boosts from '@roomlark/contract/partners/boosts'
import * as commissionClaim from '@roomlark/contract/partners/commission-claim'
import * as commissionList from '@roomlark/contract/partners/commission-list'
import * as commissionReceipt from '@roomlark/contract/partners/commission-receipt'
import * as disputes from '@roomlark/contract/partners/disputes'
import * as holds from '@roomlark/contract/partners/holds'
import * as hotelPartners from '@roomlark/contract/partners/hotel-partners'
import * as ledger from '@roomlark/contract/partners/ledger'
import * as ownPartnerships from '@roomlark/contract/partners/own-partnerships'
import * as partnerFind from '@roomlark/contract/partners/partner-find'
import * as partnerships from '@roomlark/contract/partners/partnerships'
import * as signals from '@roomlark/contract/partners/signals'
import * as stayClockFacts from '@roomlark/contract/partners/stay-clock-facts'
import * as partnershipEvents from '@roomlark/contract/partnership-events'
import * as pdfFile from '@roomlark/contract/pdf-file'
import * as places from '@roomlark/contract/places'
import * as announcements from '@roomlark/contract/platform/announcements'
import * as audit from '@roomlark/contract/platform/audit'
import * as bankAccount from '@roomlark/contract/platform/bank-account'
import * as exchange from '@roomlark/contract/platform/exchange'
import * as legal from '@roomlark/contract/platform/legal'
import * as live from '@roomlark/contract/platform/live'
import * as moneyNews from '@roomlark/contract/platform/money-news'
import * as moneySettings from '@roomlark/contract/platform/money-settings'
import * as notificationKinds from '@roomlark/contract/platform/notification-kinds'
import * as notifications from '@roomlark/contract/platform/notifications'
import * as photos from '@roomlark/contract/platform/photos'
import * as pictureFaults from '@roomlark/contract/platform/picture-faults'
import * as platform from '@roomlark/contract/platform/platform'
import * as teamNews from '@roomlark/contract/platform/team-news'
import * as primitives from '@roomlark/contract/primitives'
import * as earnings from '@roomlark/contract/settlement/earnings'
import * as hotelStatements from '@roomlark/contract/settlement/hotel-statements'
import * as payoutDetails from '@roomlark/contract/settlement/payout-details'
import * as payouts from '@roomlark/contract/settlement/payouts'
import * as statementList from '@roomlark/contract/settlement/statement-list'
import * as statementPayments from '@roomlark/contract/settlement/statement-payments'
import * as stayQuestions from '@roomlark/contract/settlement/stay-questions'
import * as signalKinds from '@roomlark/contract/signal-kinds'
import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'

/** Lists every contract file that names a shape. */
const modules: readonly Record<string, unknown>[] = [
  allPartnerships,
  affiliateProfile,
  analytics,
  announcements,
  apiKeys,
  audit,
  auth,
  bookingChanges,
  bookingEvents,
  bookingInput,
  bookingList,
  bookingPartner,
  signalKinds,
  signals,
  statementList,
  statementPayments,
  bankAccount,
  billLines,
  taxRules,
  ledger,
  booking,
  calendarCopy,
  calendarNight,
  calendarUndo,
  bookingStates,
  boosts,
  calendar,
  cancellation,
  channel,
  channelReservations,
  checkouts,
  commissionClaim,
  commissionList,
  commissionReceipt,
  dashboard,
  dates,
  dayClose,
  demo,
  disputes,
  earnings,
  exchange,
  feedFaults,
  feeds,
  folio,
  folioKinds,
  invoices,
  frontDesk,
  groupHolds,
  groups,
  guest,
  guests,
  letters,
  holds,
  hotelExtras,
  hotelImport,
  hotelInput,
  hotelRemoval,
  hotelSetup,
  hotelReports,
  hotelStatements,
  stayQuestions,
  hotels,
  housekeeping,
  imports,
  legal,
  linkTest,
  live,
  membership,
  company,
  hotelOffers,
  team,
  teamNews,
  messages,
  mfa,
  money,
  moneyNews,
  moneySettings,
  myData,
  notificationKinds,
  notifications,
  obstacles,
  offers,
  ownPartnerships,
  paging,
  partnerFind,
  payouts,
  payoutDetails,
  pdfFile,
  people,
  performance,
  photos,
  pictureFaults,
  places,
  platform,
  primitives,
  partnerCodes,
  partnerLinks,
  partnershipEvents,
  partnerships,
  hotelPartners,
  promoCodes,
  rates,
  report,
  roomBlocks,
  roomStates,
  rooms,
  search,
  security,
  status,
  stayChange,
  stayClockFacts,
  system,
  users,
  webhooks,
]

/** The API description calls each shape by its name in the contract. */
export const schemaNames = z.registry<{ id: string }>()

for (const module of modules) {
  for (const [name, schema] of Object.entries(module)) {
    if (isSchema(schema) && !schemaNames.has(schema)) schemaNames.add(schema, { id: name })
  }
}

function isSchema(value: unknown): value is ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value
}
