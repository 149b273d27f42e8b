/**
 * The query keys, one object per contract module. They lie apart from the queries because `live.ts`, which every
 * signed-in page loads, needs the keys and must not bring the schemas of every module along.
 */
export const hotelKeys = {
  all: ['hotels'],
  lists: ['hotels', 'list'],
  list: (filter: object) => ['hotels', 'list', filter],
  choices: (search: string) => ['hotels', 'list', 'choices', search],
  detail: (id: string | undefined) => ['hotels', 'detail', id],
  activity: (id: string) => ['hotels', 'activity', id],
  removal: (id: string) => ['hotels', 'removal', id],
  invoicing: (id: string) => ['hotels', 'invoicing', id],
  accounting: (id: string) => ['hotels', 'accounting', id],
  nextSetup: ['hotels', 'next-setup'],
  offers: ['hotels', 'offers'],
  offer: (id: string) => ['hotels', 'offer', id],
}

/** The people who work for an owner, and the company in whose name they sell. */
export const teamKeys = {
  team: ['team', 'people'],
  company: ['team', 'company'],
}

/** API keys, and addresses that we call. */
export const developerKeys = {
  keys: ['developers', 'keys'],
  webhooks: ['developers', 'webhooks'],
  postbacks: ['developers', 'postbacks'],
  deliveries: ['developers', 'deliveries'],
  deliveryPage: (filter: object) => ['developers', 'deliveries', filter],
}

/** The search from anywhere. */
export const findKeys = {
  found: (text: string, kinds: readonly string[]) => ['find', text, kinds],
}

type Range = { fromOn: string; untilOn: string }

/** Everything a hotel sells begins with `inventory` and the hotel, so that one change can refresh it all. */
export const inventoryKeys = {
  everywhere: ['inventory'],
  all: (hotelId: string) => ['inventory', hotelId],
  setup: (hotelId: string) => ['inventory', hotelId, 'setup'],
  rooms: (hotelId: string) => ['inventory', hotelId, 'rooms'],
  rates: (hotelId: string) => ['inventory', hotelId, 'rates'],
  demandRules: (hotelId: string) => ['inventory', hotelId, 'demand', 'rules'],
  demandPreviews: (hotelId: string) => ['inventory', hotelId, 'demand', 'preview'],
  demandPreview: (hotelId: string, range: Range) => ['inventory', hotelId, 'demand', 'preview', range],
  priceReplay: (hotelId: string, ruleId: string) => ['inventory', hotelId, 'demand', 'replay', ruleId],
  paceSuggestions: (hotelId: string) => ['inventory', hotelId, 'demand', 'pace'],
  extras: (hotelId: string) => ['inventory', hotelId, 'extras'],
  frame: (hotelId: string) => ['inventory', hotelId, 'frame'],
  promoCodes: (hotelId: string) => ['inventory', hotelId, 'promo-codes'],
  feeds: (hotelId: string) => ['inventory', hotelId, 'feeds'],
  channels: (hotelId: string) => ['inventory', hotelId, 'channels'],
  arrivals: (hotelId: string) => ['inventory', hotelId, 'arrivals'],
  deskRules: (hotelId: string) => ['inventory', hotelId, 'desk-rules'],
  letters: (hotelId: string) => ['inventory', hotelId, 'letters'],
  calendars: (hotelId: string) => ['inventory', hotelId, 'calendar'],
  calendar: (hotelId: string, range: Range) => ['inventory', hotelId, 'calendar', range],
  editPreview: (hotelId: string, change: object) => ['inventory', hotelId, 'edit-preview', change],
}

export const bookingKeys = {
  all: ['bookings'],
  list: (filter: object) => ['bookings', 'list', filter],
  detail: (id: string) => ['bookings', 'detail', id],
  days: ['bookings', 'day'],
  roomProposal: (hotelId: string, dates: object | null) => ['bookings', 'room-proposal', hotelId, dates],
  day: (hotelId: string, day: string) => ['bookings', 'day', hotelId, day],
  tapes: (hotelId: string) => ['bookings', 'tape', hotelId],
  tape: (hotelId: string, { fromOn, untilOn }: Range) => ['bookings', 'tape', hotelId, fromOn, untilOn],
  offers: (hotelId: string, stay: object | undefined) => ['bookings', 'offers', hotelId, stay],
  quotes: (hotelId: string) => ['bookings', 'quote', hotelId],
  quote: (hotelId: string, stays: readonly object[]) => ['bookings', 'quote', hotelId, stays],
  changeQuote: (id: string, version: number, wish: object | undefined) => [
    'bookings',
    'change-quote',
    id,
    version,
    wish,
  ],
  alterationQuote: (id: string, version: number, change: object | undefined) => [
    ...['bookings', 'alteration-quote', id],
    version,
    change,
  ],
  freeRoomsOn: (hotelId: string, dates: object | undefined) => ['bookings', 'free-rooms-on', hotelId, dates],
  freeRooms: (id: string) => ['bookings', 'free-rooms', id],
  registration: (id: string) => ['bookings', 'registration', id],
  messages: (id: string) => ['bookings', 'messages', id],
  letters: (id: string) => ['bookings', 'letters', id],
  groupList: (filter: object) => ['bookings', 'groups', filter],
  waitingList: (filter: object) => ['bookings', 'waiting', filter],
  invoiceJournal: (filter: object) => ['bookings', 'invoices', filter],
  receivables: (hotelId: string | undefined) => ['bookings', 'invoices', 'receivables', hotelId],
  debtors: (filter: object) => ['bookings', 'invoices', 'companies', filter],
  invoicesOfAll: ['bookings', 'invoices'],
  group: (id: string) => ['bookings', 'group', id],
  companies: ['bookings', 'companies'],
  companyList: (filter: object) => ['bookings', 'companies', filter],
  companyAccounts: ['bookings', 'company-account'],
  companyAccount: (id: string) => ['bookings', 'company-account', id],
  billDraft: (id: string, folioIds: readonly string[]) => [
    'bookings',
    'company-account',
    id,
    'draft',
    folioIds,
  ],
  company: (id: string) => ['bookings', 'company', id],
  guestList: (filter: object) => ['bookings', 'guests', filter],
  guest: (id: string | undefined) => ['bookings', 'guest', id],
  guestOf: (id: string) => ['bookings', 'guest-of', id],
  recognised: (hotelId: string, typed: object | undefined) => ['bookings', 'recognised', hotelId, typed],
  minibar: (hotelId: string) => ['bookings', 'minibar', hotelId],
  housekeeping: (hotelId: string) => ['bookings', 'housekeeping', hotelId],
  roomStates: (hotelId: string) => ['bookings', 'room-states', hotelId],
  roomHistory: (hotelId: string, roomId: string) => ['bookings', 'housekeeping', hotelId, roomId],
  folios: ['bookings', 'folio'],
  folio: (id: string) => ['bookings', 'folio', id],
  /** Below the folio, so that what outdates the folio outdates its papers. */
  invoices: (id: string) => ['bookings', 'folio', id, 'invoices'],
  invoiceDraft: (id: string, position: number, kind: string) => [
    ...['bookings', 'folio', id, 'invoices'],
    ...['draft', position, kind],
  ],
  /** Below the folio too: a payment that succeeds becomes one of its lines. */
  payments: (id: string) => ['bookings', 'folio', id, 'payments'],
  /** The open day of a hotel and all closed ones. */
  dayCloses: (hotelId: string | undefined) => ['bookings', 'day-closes', hotelId],
  openDay: (hotelId: string | undefined, day: string | undefined) => [
    ...['bookings', 'day-closes', hotelId, 'open'],
    day,
  ],
  closedDay: (hotelId: string, day: string) => ['bookings', 'day-closes', hotelId, 'closed', day],
  closedDays: (hotelId: string | undefined, filter: object) => [
    ...['bookings', 'day-closes', hotelId, 'list'],
    filter,
  ],
  inTheWay: (hotelId: string, wish: object | undefined) => ['bookings', 'in-the-way', hotelId, wish],
}

/** Reviews of stays, with what is counted of them. */
export const reviewKeys = {
  all: ['reviews'],
  list: (filter: object) => ['reviews', 'list', filter],
  trends: (hotelId: string | undefined) => ['reviews', 'trends', hotelId],
  templates: (hotelId: string) => ['reviews', 'templates', hotelId],
  link: (bookingId: string) => ['reviews', 'link', bookingId],
}

/** The online payments of a hotel: deposits due, disputes, transfers and its account. */
export const paymentKeys = {
  everywhere: ['payments'],
  all: (hotelId: string) => ['payments', hotelId],
  due: (hotelId: string, page: number) => ['payments', hotelId, 'due', page],
  disputes: (hotelId: string, page: number) => ['payments', hotelId, 'disputes', page],
  transfers: (hotelId: string, page: number) => ['payments', hotelId, 'transfers', page],
  transferLines: (hotelId: string, transferId: string) => ['payments', hotelId, 'lines', transferId],
  settings: (hotelId: string) => ['payments', hotelId, 'settings'],
}

/** Everything that is counted begins with `analytics`, so that one event can refresh it all. */
export const analyticsKeys = {
  all: ['analytics'],
  places: ['places'],
}

/** Commissions, statements, payouts, holds and the ledger: one event refreshes them all. */
export const moneyKeys = {
  all: ['money'],
  receipt: (bookingId: string) => ['money', 'receipt', bookingId],
  disputes: (filter: object) => ['money', 'disputes', filter],
  dispute: (id: string) => ['money', 'dispute', id],
  disputesOf: (bookingId: string) => ['money', 'disputes-of', bookingId],
  payoutDetails: ['money', 'payout-details'],
  taxDetails: ['money', 'tax-details'],
  taxForms: ['money', 'tax-forms'],
  earningsYears: ['money', 'earnings', 'years'],
  invoiceRequests: ['money', 'earnings', 'invoice-requests'],
  affiliateInvoices: (page: number) => ['money', 'earnings', 'invoices', page],
  payoutRuns: ['money', 'payouts', 'list'],
  payoutRun: (id: string | undefined) => ['money', 'payouts', id],
  payoutStatements: (id: string, filter: object) => ['money', 'payouts', id, 'statements', filter],
  holds: (query: object) => ['money', 'holds', 'list', query],
  hold: (id: string | undefined) => ['money', 'holds', 'detail', id],
  ownHolds: (query: object) => ['money', 'holds', 'own', query],
  ownHold: (id: string) => ['money', 'holds', 'own-detail', id],
  commissions: (filter: object) => ['money', 'commissions', filter],
  ledger: (shown: object) => ['money', 'ledger', 'overview', shown],
  ledgerTransactions: (filter: object) => ['money', 'ledger', 'transactions', filter],
  ledgerProof: ['money', 'ledger', 'proof'],
  hotelStatements: (hotelId: string, page: number) => ['money', 'hotel-statements', hotelId, page],
  hotelStatement: (hotelId: string, month: string, currency: string | undefined) => [
    ...['money', 'hotel-statement', hotelId, month],
    currency,
  ],
  hotelStatementLines: (hotelId: string, month: string, query: object) => [
    ...['money', 'hotel-statement-lines', hotelId, month],
    query,
  ],
  stayQuestions: (hotelId: string) => ['money', 'stay-questions', hotelId],
  automaticPayment: (hotelId: string) => ['money', 'automatic-payment', hotelId],
  earnings: ['money', 'earnings'],
  earningsStays: (part: string, page: number) => ['money', 'earnings', 'stays', part, page],
  earningsStatements: (page: number) => ['money', 'earnings', 'statements', page],
  earningsStatement: (id: string) => ['money', 'earnings', 'statement', id],
  earningsLines: (id: string, lines: object) => ['money', 'earnings', 'statement', id, 'lines', lines],
  bank: ['money', 'bank'],
  bankAccounts: ['money', 'bank', 'accounts'],
  bankLines: (id: string | undefined, filter: object) => ['money', 'bank', 'lines', id, filter],
  bankLine: (id: number) => ['money', 'bank', 'line', id],
  bankDays: (id: string) => ['money', 'bank', 'days', id],
  statements: (filter: object) => ['money', 'statements', filter],
  statement: (id: string) => ['money', 'statement', id],
  statementLines: (id: string, page: number) => ['money', 'statement', id, 'lines', page],
}

/** Everything about partners and links begins with `partnerships`, so that one event can refresh it all. */
export const partnershipKeys = {
  all: ['partnerships'],
  everyone: (filter: object, limit: number | undefined) => ['partnerships', 'everyone', filter, limit],
  signals: (filter: object) => ['partnerships', 'signals', filter],
  names: (hotelId: string, search: string) => ['partnerships', 'names', hotelId, search],
  boosts: (hotelId: string) => ['partnerships', 'boosts', hotelId],
  boostNights: (hotelId: string, from: string) => ['partnerships', 'boosts', hotelId, 'nights', from],
  creatives: (hotelId: string) => ['partnerships', 'creatives', hotelId],
  ownPage: ['partnerships', 'own-page'],
  ownCreatives: (id: string) => ['partnerships', 'own-creatives', id],
  tiers: (hotelId: string) => ['partnerships', 'tiers', hotelId],
  ownTiers: (id: string) => ['partnerships', 'own-tiers', id],
  campaigns: (hotelId: string) => ['partnerships', 'campaigns', hotelId],
  ownCampaigns: (id: string) => ['partnerships', 'own-campaigns', id],
  offers: ['partnerships', 'offers'],
  offersBeside: ['partnerships', 'offers-beside'],
  own: (filter: object) => ['partnerships', 'own', filter],
  counts: ['partnerships', 'counts'],
  found: (filter: object) => ['partnerships', 'found', filter],
  foundHotel: (hotelId: string) => ['partnerships', 'found-hotel', hotelId],
  profile: ['partnerships', 'profile'],
  firstDay: ['partnerships', 'first-day'],
  detail: (id: string) => ['partnerships', 'detail', id],
  links: (id: string, days: number) => ['partnerships', 'links', id, days],
  tags: (id: string, linkId: string, days: number) => ['partnerships', 'tags', id, linkId, days],
  sites: ['partnerships', 'sites'],
  ownLinks: (days: number) => ['partnerships', 'own-links', days],
  preview: (id: string, stay: object | undefined) => ['partnerships', 'preview', id, stay],
  test: (id: string, linkId: string) => ['partnerships', 'test', id, linkId],
  codes: (id: string) => ['partnerships', 'codes', id],
  ofHotel: (hotelId: string) => ['partnerships', 'of-hotel', hotelId],
  partner: (hotelId: string, id: string) => ['partnerships', 'of-hotel', hotelId, id],
  partners: (filter: object) => ['partnerships', 'partners', filter],
  /** Keys of pages with counted clicks, bookings or commission; the other pages do not change with a booking. */
  figures: ['own', 'links', 'own-links', 'tags', 'codes', 'of-hotel', 'partners', 'everyone'].map((of) => [
    'partnerships',
    of,
  ]),
}

export const notificationKeys = {
  all: ['notifications'],
  unread: ['notifications', 'unread'],
  list: (query: object) => ['notifications', 'list', query],
  preferences: ['notification-preferences'],
  push: ['notification-push'],
  ownDevice: ['notification-push', 'own-device'],
  report: ['notification-report'],
}

/** The audit log is here too, since every change to an account adds to it. */
export const peopleKeys = {
  all: ['users'],
  list: (filter: object) => ['users', 'list', filter],
  owners: (search: string) => ['users', 'list', 'owners', search],
  affiliates: (search: string) => ['users', 'list', 'affiliates', search],
  waiting: ['users', 'waiting'],
  detail: (id: string | undefined) => ['users', 'detail', id],
  invitations: (filter: object) => ['users', 'invitations', filter],
  launchList: ['users', 'launch-list'],
  audits: ['users', 'audit'],
  audit: (filter: object, limit: number | undefined) => ['users', 'audit', filter, limit],
  auditActions: ['users', 'audit-actions'],
}

export const bulletinKeys = {
  all: ['bulletins'],
  list: (page: number) => ['bulletins', 'list', page],
}

export const profileKeys = {
  all: ['profile'],
  security: ['profile', 'security'],
  sessions: ['profile', 'sessions'],
  signIns: (page: number) => ['profile', 'sign-ins', page],
  passkeys: ['profile', 'passkeys'],
  myData: ['profile', 'my-data'],
}

export const legalKeys = {
  notices: ['legal', 'notices'],
  versions: (document: string) => ['legal', 'versions', document],
  firstText: (document: string) => ['legal', 'first-text', document],
}

export const platformKeys = {
  money: ['platform', 'money'],
  operator: ['platform', 'operator'],
  switchChanges: ['platform', 'switch-changes'],
  defaults: ['platform', 'defaults'],
  defaultsForForm: ['platform', 'defaults-for-form'],
}

export const exchangeKeys = { all: ['exchange'] }

export const systemKeys = {
  status: ['system', 'status'],
  failedJobs: ['system', 'failed-jobs'],
}

export const reportKeys = {
  everywhere: ['reports'],
  forecasts: ['reports', 'forecast'],
  forecast: (hotelId: string, query: object) => ['reports', 'forecast', hotelId, query],
  cash: (hotelId: string) => ['reports', 'cash', hotelId],
  cashBook: (hotelId: string, query: object) => ['reports', 'cash', hotelId, 'book', query],
  cashLines: (hotelId: string, query: object) => ['reports', 'cash', hotelId, 'lines', query],
  taxes: (hotelId: string, query: object) => ['reports', 'taxes', hotelId, query],
}
