import { findTestCard, findTestIban, unconfirmed } from './cards.ts'
import { charge } from './money.ts'
import {
  type Decline,
  type IntentRow,
  type MethodRow,
  makeId,
  type SessionRow,
  type SetupIntentRow,
  takesDebit,
} from './rows.ts'
import { renderSession } from './session-objects.ts'
import { getLinked, type World } from './world.ts'

/** The card or account that somebody enters on the page. */
export type Means = { number: string } | { iban: string }

/** Says what the page does next. */
export type Attempt = 'done' | 'asks' | 'declined' | 'closed' | 'unknown-number'

/** Pages end at their time; whoever looks at one notices. */
export function expireIfDue(world: World, session: SessionRow): void {
  if (session.status === 'open' && world.now() >= session.expiresAt) expireSession(world, session)
}

export function expireSession(world: World, session: SessionRow): void {
  session.status = 'expired'
  session.asksFor = null
  const intent = session.intent === null ? undefined : world.tables.intents.get(session.intent)
  if (intent) intent.status = 'canceled'
  tellSession(world, session, 'checkout.session.expired')
}

function tellSession(
  world: World,
  session: SessionRow,
  kind: 'checkout.session.completed' | 'checkout.session.expired',
): void {
  const url = world.getPageUrl('pay', session.id)
  world.emit(kind, session.account, renderSession(world.tables, session, url))
}

export function payOnPage(world: World, session: SessionRow, means: Means): Attempt {
  expireIfDue(world, session)
  if (session.status !== 'open') return 'closed'
  if ('iban' in means) {
    const iban = takesDebit(session) ? findTestIban(means.iban) : undefined
    if (!iban) return 'unknown-number'
    return finish(world, session, addMethod(world, session, 'sepa_debit', iban.iban, ''), null)
  }
  const card = findTestCard(means.number)
  if (!card) return 'unknown-number'
  const method = addMethod(world, session, 'card', card.number, card.brand)
  session.declined = null
  if (!card.asks) return finish(world, session, method, card.decline ?? null)
  session.asksFor = method.id
  return 'asks'
}

/** The holder of a card has answered the question of its bank. */
export function answerQuestion(world: World, session: SessionRow, confirms: boolean): Attempt {
  expireIfDue(world, session)
  const { asksFor } = session
  if (session.status !== 'open' || asksFor === null) return 'closed'
  session.asksFor = null
  return finish(world, session, getLinked(world.tables.methods, asksFor), confirms ? null : unconfirmed)
}

function addMethod(
  world: World,
  session: SessionRow,
  type: MethodRow['type'],
  number: string,
  brand: string,
): MethodRow {
  const year = new Date(world.now() * 1000).getUTCFullYear() + 3
  const row: MethodRow = {
    id: makeId('pm'),
    account: session.account,
    created: world.now(),
    type,
    number,
    brand,
    expires: { month: 4, year },
    customer: null,
  }
  world.tables.methods.set(row.id, row)
  return row
}

function finish(world: World, session: SessionRow, method: MethodRow, decline: Decline | null): Attempt {
  if (!decline && session.keepsCard) keepCard(world, session, method)
  if (session.mode === 'setup') setUp(world, session, method, decline)
  else charge(world, findOrAddIntent(world, session), method, decline)
  if (decline) {
    session.declined = decline.message
    return 'declined'
  }
  session.status = 'complete'
  tellSession(world, session, 'checkout.session.completed')
  return 'done'
}

function keepCard(world: World, session: SessionRow, method: MethodRow): void {
  const customer = { id: makeId('cus'), account: session.account, created: world.now(), email: session.email }
  world.tables.customers.set(customer.id, customer)
  session.customer = customer.id
  method.customer = customer.id
}

function setUp(world: World, session: SessionRow, method: MethodRow, decline: Decline | null): void {
  const known = session.setupIntent === null ? undefined : world.tables.setupIntents.get(session.setupIntent)
  const row: SetupIntentRow = {
    id: known?.id ?? makeId('seti'),
    account: session.account,
    created: known?.created ?? world.now(),
    status: decline ? 'requires_payment_method' : 'succeeded',
    description: session.intentDescription,
    metadata: session.intentMetadata,
    customer: session.customer,
    method: decline ? null : method.id,
  }
  world.tables.setupIntents.set(row.id, row)
  session.setupIntent = row.id
}

function findOrAddIntent(world: World, session: SessionRow): IntentRow {
  const known = session.intent === null ? undefined : world.tables.intents.get(session.intent)
  if (known) return Object.assign(known, { customer: session.customer })
  const row: IntentRow = {
    id: makeId('pi'),
    account: session.account,
    created: world.now(),
    amount: session.amount,
    currency: session.currency,
    status: 'requires_payment_method',
    description: session.intentDescription,
    metadata: session.intentMetadata,
    customer: session.customer,
    method: null,
    charge: null,
    session: session.id,
    keepsCard: session.keepsCard,
    decline: null,
  }
  world.tables.intents.set(row.id, row)
  session.intent = row.id
  return row
}
