import { moneyText } from '@roomlark/contract/money'
import { requirements } from '../../adapters/payments/simulator/accounts.ts'
import { testCards, testIbans } from '../../adapters/payments/simulator/cards.ts'
import { type AccountRow, type SessionRow, takesDebit } from '../../adapters/payments/simulator/rows.ts'
import { fromStripeAmount } from '../../adapters/payments/stripe-amounts.ts'
import { escapeHtml } from '../../mail/html.ts'
import { layOut, layOutMessage } from './page-layout.ts'

export type PayPage = {
  session: SessionRow
  businessName: string
  /** Values filled in by the chip that was chosen. */
  filled: { number?: string; iban?: string }
  isUnknown?: boolean
}

export function renderPayPage({ session, businessName, filled, isUnknown = false }: PayPage): string {
  const isSetup = session.mode === 'setup'
  const amount = isSetup ? 'No payment today' : writeAmount(session)
  const showsDebit = filled.iban !== undefined && !session.onlyCards
  const declined = showsDebit ? null : session.declined
  const fault = isUnknown
    ? 'Choose one of the test numbers: real cards and accounts are not accepted here.'
    : declined
  const button = isSetup ? 'Keep this card' : `Pay ${writeAmount(session)}`
  const body = `
<section class="summary">
<h1>${escapeHtml(businessName)}</h1>
<p class="amount">${escapeHtml(amount)}</p>
<p>${escapeHtml(session.title || session.intentDescription)}</p>
<p class="muted">${escapeHtml(session.description)}</p>
${isSetup || session.keepsCard ? '<p class="muted">Your card is kept for later charges that you have agreed to.</p>' : ''}
<p><a href="${escapeHtml(session.cancelUrl)}">Back to ${escapeHtml(businessName)}</a></p>
</section>
<form class="card" method="post">
${fault === null ? '' : `<p class="fault" role="alert">${escapeHtml(fault)}</p>`}
${showsDebit ? renderDebit(filled.iban ?? '') : renderCard(filled.number ?? '')}
<button>${escapeHtml(button)}</button>
${takesDebit(session) ? renderSwitch(showsDebit) : ''}
</form>`
  return layOut(isSetup ? 'Keep a card' : 'Pay', body)
}

function writeAmount({ amount, currency }: SessionRow): string {
  return moneyText(fromStripeAmount(amount, currency), currency.toUpperCase())
}

function renderSwitch(showsDebit: boolean): string {
  const [address, text] = showsDebit
    ? ['?number=', 'Pay by card instead']
    : ['?iban=', 'Pay by SEPA debit instead']
  return `<p><a href="${address}">${text}</a></p>`
}

function renderCard(number: string): string {
  const chips = testCards.map((card) => renderChip('number', card.number, card.label, number))
  return `<h2>Card</h2>
<p class="muted">Test numbers:</p>
<ul class="chips">${chips.join('')}</ul>
<label>Card number<input name="number" inputmode="numeric" autocomplete="off" required value="${escapeHtml(groupDigits(number))}"></label>`
}

function renderDebit(iban: string): string {
  const chips = testIbans.map((one) => renderChip('iban', one.iban, one.label, iban))
  return `<h2>SEPA direct debit</h2>
<p class="muted">A debit is on its way for a while, and settles or fails later. Test accounts:</p>
<ul class="chips">${chips.join('')}</ul>
<label>IBAN<input name="iban" autocomplete="off" required value="${escapeHtml(groupDigits(iban))}"></label>`
}

function renderChip(name: string, value: string, label: string, chosen: string): string {
  const current = value === chosen ? ' aria-current="true"' : ''
  return `<li><a href="?${name}=${value}"${current}>${escapeHtml(label)}</a></li>`
}

function groupDigits(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** The question that the bank of a card asks its holder. */
export function renderQuestion(session: SessionRow): string {
  const what =
    session.mode === 'setup' ? 'that your card may be kept' : `the payment of ${writeAmount(session)}`
  return layOut(
    'Confirm with your bank',
    `<form class="card" method="post">
<h2>Your bank asks (3-D Secure)</h2>
<p>Do you confirm ${escapeHtml(what)}?</p>
<button name="answer" value="confirm">Confirm</button>
<button class="second" name="answer" value="refuse">Refuse</button>
</form>`,
    true,
  )
}

export function renderClosedPage(session: SessionRow): string {
  return session.status === 'complete'
    ? layOutMessage('Done', 'Nothing is left to do on this page.', session.successUrl)
    : layOutMessage('This page has expired', 'Nobody can pay on it any more.', session.cancelUrl)
}

export function renderMissingPage(): string {
  return layOutMessage(
    'There is no such page',
    'Check the address, or start again where you came from.',
    null,
  )
}

const examples: Record<string, string> = {
  'business_profile.url': 'https://hotel.example',
  'company.address.line1': 'Lark Lane 1',
  'company.tax_id': 'HRB 12345',
  'representative.first_name': 'Robin',
  'representative.last_name': 'Lark',
  external_account: 'DE89 3704 0044 0532 0130 00',
}

export function renderOnboarding(account: AccountRow): string {
  const open = requirements.filter(({ name }) => !account.entered.includes(name))
  const fields = open.map(
    ({ name, label }) =>
      `<label>${escapeHtml(label)}<input name="${name}" autocomplete="off" value="${escapeHtml(examples[name] ?? '')}"></label>`,
  )
  const isComplete = open.length === 0
  const words = isComplete
    ? 'Nothing is missing. A true payment service would show the details that were entered, to be changed.'
    : 'All of it is needed before payments can be taken. What you leave empty is reported as missing.'
  return layOut(
    'Set up payments',
    `<form class="card" method="post">
<h2>Set up payments for ${escapeHtml(account.businessName)}</h2>
<p class="muted">${words}</p>
${fields.join('\n')}
<button>${isComplete ? 'Back to Roomlark' : 'Submit'}</button>
</form>`,
    true,
  )
}
