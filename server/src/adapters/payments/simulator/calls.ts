import type { Stripe } from 'stripe'
import { renderAccount } from './accounts.ts'
import {
  renderDispute,
  renderFile,
  renderPayout,
  renderRefund,
  renderTransaction,
} from './balance-objects.ts'
import { findTestCard } from './cards.ts'
import { charge, decideDispute, refundCharge } from './money.ts'
import type { Params } from './params.ts'
import { expireIfDue, expireSession } from './paying.ts'
import { renderCharge, renderIntent, renderMethod } from './payment-objects.ts'
import { type AccountRow, type FileRow, type IntentRow, makeId, type SessionRow } from './rows.ts'
import { renderSession } from './session-objects.ts'
import { ApiError, getRow, refuse, type World } from './world.ts'

type Call = { world: World; account: string | null; params: Params; id: string }
type Handler = (call: Call) => object

/** Every call that Roomlark makes, by method and path. */
export const handlers: Record<string, Handler> = {
  'POST /v1/accounts': createAccount,
  'GET /v1/accounts/:id': ({ world, params, id }) => {
    params.end()
    return renderAccount(getRow(world.tables.accounts, id, null, 'account'))
  },
  'POST /v1/account_links': createAccountLink,
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions/:id': (call) => {
    const expand = call.params.list('expand')
    call.params.end()
    const session = getSession(call)
    return renderSession(call.world.tables, session, call.world.getPageUrl('pay', session.id), expand)
  },
  'POST /v1/checkout/sessions/:id/expire': (call) => {
    const expand = call.params.list('expand')
    call.params.end()
    const session = getSession(call)
    if (session.status !== 'open') {
      refuse(
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      )
    }
    expireSession(call.world, session)
    return renderSession(call.world.tables, session, '', expand)
  },
  'POST /v1/payment_intents': createIntent,
  'GET /v1/payment_intents/:id': ({ world, account, params, id }) => {
    const expand = params.list('expand')
    params.end()
    return renderIntent(world.tables, getRow(world.tables.intents, id, account, 'payment_intent'), expand)
  },
  'GET /v1/payment_intents': ({ world, account, params }) => {
    const customer = params.get('customer')
    const expand = params.list('expand').map((path) => path.replace(/^data\./, ''))
    return toPage(params, [...world.tables.intents.values()], {
      keep: (row) => row.account === account && row.customer === customer,
      render: (row) => renderIntent(world.tables, row, expand),
      url: '/v1/payment_intents',
    })
  },
  'POST /v1/payment_methods/:id/detach': ({ world, account, params, id }) => {
    params.end()
    const method = getRow(world.tables.methods, id, account, 'PaymentMethod')
    if (method.customer === null) refuse('The payment method you provided is not attached to a customer.')
    method.customer = null
    return renderMethod(method)
  },
  'POST /v1/refunds': ({ world, account, params }) => {
    const chargeId = params.get('charge')
    const amount = params.getNumber('amount')
    const metadata = params.table('metadata')
    params.end()
    const row = getRow(world.tables.charges, chargeId, account, 'charge')
    return renderRefund(world.tables, refundCharge(world, row, amount, metadata))
  },
  'GET /v1/refunds/:id': ({ world, account, params, id }) => {
    params.end()
    return renderRefund(world.tables, getRow(world.tables.refunds, id, account, 'refund'))
  },
  'GET /v1/refunds': ({ world, account, params }) => {
    const chargeId = params.find('charge')
    const since = chargeId === null ? params.getNumber('created[gte]') : 0
    return toPage(params, [...world.tables.refunds.values()], {
      keep: (row) =>
        row.account === account && row.created >= since && (chargeId === null || row.charge === chargeId),
      render: (row) => renderRefund(world.tables, row),
      url: '/v1/refunds',
    })
  },
  'GET /v1/disputes': ({ world, account, params }) => {
    const since = params.getNumber('created[gte]')
    return toPage(params, [...world.tables.disputes.values()], {
      keep: (row) => row.account === account && row.created >= since,
      render: (row) => renderDispute(world.tables, row),
      url: '/v1/disputes',
    })
  },
  'GET /v1/disputes/:id': ({ world, account, params, id }) => {
    params.end()
    return renderDispute(world.tables, getRow(world.tables.disputes, id, account, 'dispute'))
  },
  'POST /v1/files': createFile,
  'POST /v1/disputes/:id': answerDispute,
  'POST /v1/disputes/:id/close': (call) => {
    call.params.end()
    const dispute = getOpenDispute(call)
    decideDispute(call.world, dispute, false)
    return renderDispute(call.world.tables, dispute)
  },
  'GET /v1/payouts': ({ world, account, params }) => {
    const since = params.getNumber('created[gte]')
    return toPage(params, [...world.tables.payouts.values()], {
      keep: (row) => row.account === account && row.created >= since,
      render: renderPayout,
      url: '/v1/payouts',
    })
  },
  'GET /v1/balance_transactions': ({ world, account, params }) => {
    const payout = params.get('payout')
    const expand = params.list('expand').map((path) => path.replace(/^data\./, ''))
    return toPage(params, [...world.tables.transactions.values()], {
      keep: (row) => row.account === account && row.payout === payout,
      render: (row) => renderTransaction(world.tables, row, expand),
      url: '/v1/balance_transactions',
    })
  },
}

/** The newest come first, and the next page begins after the last row of the one before. */
function toPage<Row extends { id: string }>(
  params: Params,
  rows: Row[],
  { keep, render, url }: { keep(row: Row): boolean; render(row: Row): object; url: string },
) {
  const limit = Number(params.find('limit') ?? 10)
  const after = params.find('starting_after')
  params.end()
  if (!(limit >= 1 && limit <= 100)) refuse('Limit must be between 1 and 100.', { param: 'limit' })
  const kept = rows.filter(keep).reverse()
  const from = after === null ? 0 : kept.findIndex(({ id }) => id === after) + 1
  const page = kept.slice(from, from + limit)
  return { object: 'list', data: page.map(render), has_more: from + limit < kept.length, url }
}

function createAccount({ world, params }: Call) {
  const row: AccountRow = {
    id: makeId('acct', 16),
    account: null,
    created: world.now(),
    country: params.get('country'),
    email: params.get('email'),
    businessName: params.get('business_profile[name]'),
    metadata: params.table('metadata'),
    entered: [],
    isSubmitted: false,
    isRejected: false,
  }
  for (const name of ['business_profile', 'controller', 'capabilities']) params.table(name)
  params.end()
  if (!/^[A-Z]{2}$/.test(row.country)) refuse(`Country '${row.country}' is unknown.`, { param: 'country' })
  world.tables.accounts.set(row.id, row)
  return renderAccount(row)
}

function createAccountLink({ world, params }: Call): Stripe.AccountLink {
  const accountId = params.get('account')
  const returnUrl = params.get('return_url')
  const refreshUrl = params.get('refresh_url')
  params.get('type')
  params.end()
  getRow(world.tables.accounts, accountId, null, 'account')
  const created = world.now()
  const row = {
    id: makeId('al'),
    account: accountId,
    created,
    returnUrl,
    refreshUrl,
    expiresAt: created + 300,
  }
  world.tables.accountLinks.set(row.id, row)
  const url = world.getPageUrl('onboarding', row.id)
  return { object: 'account_link', created, expires_at: row.expiresAt, url }
}

const item = 'line_items[0]'
const price = `${item}[price_data]`

function createSession({ world, account, params }: Call) {
  requireActive(world, account)
  const mode = params.get('mode') === 'setup' ? 'setup' : 'payment'
  const isPayment = mode === 'payment'
  const data = isPayment ? 'payment_intent_data' : 'setup_intent_data'
  const onlyCards = params.list('allowed_payment_method_types').includes('card')
  const row: SessionRow = {
    id: makeId('cs_test', 58),
    account,
    created: world.now(),
    mode,
    status: 'open',
    amount: isPayment ? params.getNumber(`${price}[unit_amount]`) : 0,
    currency: isPayment ? params.get(`${price}[currency]`) : '',
    title: isPayment ? params.get(`${price}[product_data][name]`) : '',
    description: params.find(`${price}[product_data][description]`) ?? '',
    reference: params.get('client_reference_id'),
    metadata: params.table('metadata'),
    intentDescription: params.find(`${data}[description]`) ?? '',
    intentMetadata: params.table(`${data}[metadata]`),
    email: params.find('customer_email'),
    locale: params.find('locale') ?? 'auto',
    successUrl: params.get('success_url'),
    cancelUrl: params.get('cancel_url'),
    expiresAt: params.getNumber('expires_at'),
    keepsCard: params.find('customer_creation') === 'always',
    onlyCards,
    intent: null,
    setupIntent: null,
    customer: null,
    asksFor: null,
    declined: null,
  }
  const expand = params.list('expand')
  params.find(`${item}[quantity]`)
  params.find(`${data}[setup_future_usage]`)
  params.end()
  if (isPayment) requireAmount(row.amount)
  const minutes = (row.expiresAt - world.now()) / 60
  if (minutes < 30 || minutes > 24 * 60) {
    refuse('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    })
  }
  world.tables.sessions.set(row.id, row)
  return renderSession(world.tables, row, world.getPageUrl('pay', row.id), expand)
}

function requireActive(world: World, account: string | null): void {
  if (account === null) return
  if (renderAccount(getRow(world.tables.accounts, account, null, 'account')).charges_enabled) return
  refuse('Your account cannot currently make live charges.', { code: 'account_invalid' })
}

function requireAmount(amount: number): void {
  if (amount < 50)
    refuse('Amount must convert to at least 50 cents.', { code: 'amount_too_small', param: 'amount' })
  if (amount > 99_999_999) refuse('Amount is too large.', { code: 'amount_too_large', param: 'amount' })
}

function getSession({ world, account, id }: Call): SessionRow {
  const session = getRow(world.tables.sessions, id, account, 'checkout.session')
  expireIfDue(world, session)
  return session
}

/** Charges a card in the absence of its holder. */
function createIntent({ world, account, params }: Call) {
  requireActive(world, account)
  const { tables } = world
  const customer = params.get('customer')
  const methodId = params.get('payment_method')
  const row: IntentRow = {
    id: makeId('pi'),
    account,
    created: world.now(),
    amount: params.getNumber('amount'),
    currency: params.get('currency'),
    status: 'requires_payment_method',
    description: params.find('description') ?? '',
    metadata: params.table('metadata'),
    customer,
    method: methodId,
    charge: null,
    session: null,
    keepsCard: false,
    decline: null,
  }
  const expand = params.list('expand')
  params.list('allowed_payment_method_types')
  if (params.get('confirm') !== 'true' || params.get('off_session') !== 'true') {
    refuse('Only charges in the absence of the card holder are simulated.')
  }
  params.end()
  requireAmount(row.amount)
  getRow(tables.customers, customer, account, 'customer')
  const method = getRow(tables.methods, methodId, account, 'PaymentMethod')
  if (method.customer !== customer) refuse('The payment method does not belong to the customer.')
  tables.intents.set(row.id, row)
  const { offSessionDecline = null } = findTestCard(method.number) ?? {}
  const made = charge(world, row, method, offSessionDecline)
  if (!made.decline) return renderIntent(tables, row, expand)
  const { code, declineCode, message } = made.decline
  throw new ApiError(402, {
    type: 'card_error',
    code,
    message,
    charge: made.id,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
    payment_intent: { ...renderIntent(tables, row), latest_charge: renderCharge(tables, made) },
  })
}

function getOpenDispute({ world, account, id }: Call) {
  const dispute = getRow(world.tables.disputes, id, account, 'dispute')
  if (dispute.status === 'needs_response') return dispute
  return refuse('This dispute is already closed or under review.')
}

/** Files of evidence may be so large. */
const largestFile = 5 * 1024 * 1024

function createFile({ world, account, params }: Call) {
  const row: FileRow = {
    id: makeId('file'),
    account,
    created: world.now(),
    purpose: params.get('purpose'),
    name: params.get('file[name]'),
    type: params.get('file[type]'),
    size: params.getNumber('file[size]'),
  }
  params.end()
  if (row.purpose !== 'dispute_evidence') refuse('Invalid purpose.', { param: 'purpose' })
  if (!['application/pdf', 'image/png', 'image/jpeg'].includes(row.type)) {
    refuse('This file type is not accepted for dispute evidence.', { param: 'file' })
  }
  if (row.size > largestFile) refuse('The file is too large.', { param: 'file' })
  world.tables.files.set(row.id, row)
  return renderFile(row)
}

const fileFields = [
  'customer_communication',
  'customer_signature',
  'receipt',
  'service_documentation',
  'uncategorized_file',
]
/** Networks take so many pages; a page has about so many characters, and each file counts as one. */
const mostPages = 19
const pageCharacters = 3000

function requireEvidence({ tables }: World, account: string | null, evidence: Record<string, string>): void {
  const files = fileFields.flatMap((field) => evidence[field] ?? [])
  for (const id of files) getRow(tables.files, id, account, 'file')
  const characters = Object.values(evidence).reduce((sum, text) => sum + text.length, 0)
  if (files.length + Math.ceil(characters / pageCharacters) > mostPages) {
    refuse('The evidence has more pages than the network accepts.', {
      code: 'dispute_evidence_page_limit_exceeded',
      param: 'evidence',
    })
  }
}

function answerDispute(call: Call) {
  const { world, params } = call
  const evidence = params.table('evidence')
  const submits = params.get('submit') === 'true'
  params.end()
  const dispute = getOpenDispute(call)
  requireEvidence(world, call.account, evidence)
  Object.assign(dispute.evidence, evidence)
  if (submits) {
    dispute.status = 'under_review'
    dispute.submissions += 1
  }
  world.emit('charge.dispute.updated', dispute.account, renderDispute(world.tables, dispute))
  return renderDispute(world.tables, dispute)
}
