import type { PageStates } from '../support/page-table.ts'
import { accountPages } from './account.ts'
import { bookingPages } from './bookings.ts'
import { dashboardPages } from './dashboard.ts'
import { dayClosePages } from './day-close.ts'
import { earningsPages } from './earnings.ts'
import { holdPages } from './holds.ts'
import { hotelPartnerPages } from './hotel-partners.ts'
import { hotelStatementPages } from './hotel-statements.ts'
import { hotelPages } from './hotels.ts'
import { adminMoneyPages } from './money-admin.ts'
import { offerPages } from './offers.ts'
import { ownAccountPages } from './own-account.ts'
import { partnerLinkPages } from './partner-links.ts'
import { partnershipPages } from './partnerships.ts'
import { paymentPages } from './payments.ts'
import { payoutDetailsPages } from './payout-details.ts'
import { platformPages } from './platform.ts'
import { receiptPages } from './receipts.ts'
import { reportPages } from './reports.ts'
import { statementPages } from './statements.ts'
import { supportPages } from './support.ts'

export const publicPages: readonly PageStates[] = [...accountPages, ...supportPages]

export const hotelSidePages: readonly PageStates[] = [
  ...dashboardPages,
  ...hotelPages,
  ...hotelPartnerPages,
  ...bookingPages,
  ...reportPages,
  ...dayClosePages,
]

export const moneyPages: readonly PageStates[] = [
  ...holdPages,
  ...hotelStatementPages,
  ...paymentPages,
  ...adminMoneyPages,
  ...statementPages,
  ...earningsPages,
  ...receiptPages,
  ...payoutDetailsPages,
]

export const otherPages: readonly PageStates[] = [
  ...offerPages,
  ...partnerLinkPages,
  ...ownAccountPages,
  ...partnershipPages,
  ...platformPages,
]

export const signedInPages: readonly PageStates[] = [...hotelSidePages, ...moneyPages, ...otherPages]
