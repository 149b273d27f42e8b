import * as affiliateProfile from '@roomlark/contract/affiliate-profile'
import * as allPartnerships from '@roomlark/contract/all-partnerships'
import * as analytics from '@roomlark/contract/analytics'
import * as announcements from '@roomlark/contract/announcements'
import * as apiKeys from '@roomlark/contract/api-keys'
import * as audit from '@roomlark/contract/audit'
import * as auth from '@roomlark/contract/auth'
import * as bankAccount from '@roomlark/contract/bank-account'
import * as billLines from '@roomlark/contract/bill-lines'
import * as booking from '@roomlark/contract/booking'
import * as bookingChanges from '@roomlark/contract/booking-changes'
import * as bookingEvents from '@roomlark/contract/booking-events'
import * as bookingInput from '@roomlark/contract/booking-input'
import * as bookingList from '@roomlark/contract/booking-list'
import * as bookingPartner from '@roomlark/contract/booking-partner'
import * as bookingStates from '@roomlark/contract/booking-states'
import * as boosts from '@roomlark/contract/boosts'
import * as calendar from '@roomlark/contract/calendar'
import * as calendarCopy from '@roomlark/contract/calendar-copy'
import * as calendarNight from '@roomlark/contract/calendar-night'
import * as calendarUndo from '@roomlark/contract/calendar-undo'
import * as cancellation from '@roomlark/contract/cancellation'
import * as channel from '@roomlark/contract/channel'
import * as channelReservations from '@roomlark/contract/channel-reservations'
import * as checkouts from '@roomlark/contract/checkouts'
import * as commissionClaim from '@roomlark/contract/commission-claim'
import * as commissionList from '@roomlark/contract/commission-list'
import * as commissionReceipt from '@roomlark/contract/commission-receipt'
import * as company from '@roomlark/contract/company'
import * as dashboard from '@roomlark/contract/dashboard'
import * as dates from '@roomlark/contract/dates'
import * as dayClose from '@roomlark/contract/day-close'
import * as demo from '@roomlark/contract/demo'
import * as disputes from '@roomlark/contract/disputes'
import * as earnings from '@roomlark/contract/earnings'
import * as exchange from '@roomlark/contract/exchange'
import * as feedFaults from '@roomlark/contract/feed-faults'
import * as feeds from '@roomlark/contract/feeds'
import * as folio from '@roomlark/contract/folio'
import * as folioKinds from '@roomlark/contract/folio-kinds'
import * as frontDesk from '@roomlark/contract/front-desk'
import * as groupHolds from '@roomlark/contract/group-holds'
import * as groups from '@roomlark/contract/groups'
import * as guest from '@roomlark/contract/guest'
import * as guests from '@roomlark/contract/guests'
import * as holds from '@roomlark/contract/holds'
import * as hotelExtras from '@roomlark/contract/hotel-extras'
import * as hotelImport from '@roomlark/contract/hotel-import'
import * as hotelInput from '@roomlark/contract/hotel-input'
import * as hotelOffers from '@roomlark/contract/hotel-offers'
import * as hotelPartners from '@roomlark/contract/hotel-partners'
import * as hotelRemoval from '@roomlark/contract/hotel-removal'
import * as hotelReports from '@roomlark/contract/hotel-reports'
import * as hotelSetup from '@roomlark/contract/hotel-setup'
import * as hotelStatements from '@roomlark/contract/hotel-statements'
import * as hotels from '@roomlark/contract/hotels'
import * as housekeeping from '@roomlark/contract/housekeeping'
import * as imports from '@roomlark/contract/imports'
import * as invoices from '@roomlark/contract/invoices'
import * as ledger from '@roomlark/contract/ledger'
import * as legal from '@roomlark/contract/legal'
import * as letters from '@roomlark/contract/letters'
import * as linkTest from '@roomlark/contract/link-test'
import * as live from '@roomlark/contract/live'
import * as membership from '@roomlark/contract/membership'
import * as messages from '@roomlark/contract/messages'
import * as mfa from '@roomlark/contract/mfa'
import * as money from '@roomlark/contract/money'
import * as moneyNews from '@roomlark/contract/money-news'
import * as moneySettings from '@roomlark/contract/money-settings'
import * as myData from '@roomlark/contract/my-data'
import * as notificationKinds from '@roomlark/contract/notification-kinds'
import * as notifications from '@roomlark/contract/notifications'
import * as obstacles from '@roomlark/contract/obstacles'
import * as offers from '@roomlark/contract/offers'
import * as ownPartnerships from '@roomlark/contract/own-partnerships'
import * as paging from '@roomlark/contract/paging'
import * as partnerCodes from '@roomlark/contract/partner-codes'
import * as partnerFind from '@roomlark/contract/partner-find'
import * as partnerLinks from '@roomlark/contract/partner-links'
import * as partnershipEvents from '@roomlark/contract/partnership-events'
import * as partnerships from '@roomlark/contract/partnerships'
import * as payoutDetails from '@roomlark/contract/payout-details'
import * as payouts from '@roomlark/contract/payouts'
import * as pdfFile from '@roomlark/contract/pdf-file'
import * as people from '@roomlark/contract/people'
import * as performance from '@roomlark/contract/performance'
import * as photos from '@roomlark/contract/photos'
import * as pictureFaults from '@roomlark/contract/picture-faults'
import * as places from '@roomlark/contract/places'
import * as platform from '@roomlark/contract/platform'
import * as primitives from '@roomlark/contract/primitives'
import * as promoCodes from '@roomlark/contract/promo-codes'
import * as rates from '@roomlark/contract/rates'
import * as report from '@roomlark/contract/report'
import * as roomBlocks from '@roomlark/contract/room-blocks'
import * as roomStates from '@roomlark/contract/room-states'
import * as rooms from '@roomlark/contract/rooms'
import * as search from '@roomlark/contract/search'
import * as security from '@roomlark/contract/security'
import * as signalKinds from '@roomlark/contract/signal-kinds'
import * as signals from '@roomlark/contract/signals'
import * as statementList from '@roomlark/contract/statement-list'
import * as statementPayments from '@roomlark/contract/statement-payments'
import * as status from '@roomlark/contract/status'
import * as stayChange from '@roomlark/contract/stay-change'
import * as stayClockFacts from '@roomlark/contract/stay-clock-facts'
import * as stayQuestions from '@roomlark/contract/stay-questions'
import * as system from '@roomlark/contract/system'
import * as taxRules from '@roomlark/contract/tax-rules'
import * as team from '@roomlark/contract/team'
import * as teamNews from '@roomlark/contract/team-news'
import * as users from '@roomlark/contract/users'
import * as webhooks from '@roomlark/contract/webhooks'
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
