import { addDays, dayText, utcDay } from '@roomlark/contract/dates'
import { moneyText } from '@roomlark/contract/money'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import type { PdfBlock, PdfDocument, PdfSumLine } from '../../../adapters/pdf/document.ts'
import { printPayee } from '../details/payee-lines.ts'
import type { InvoiceRow } from './invoices.queries.ts'
import type { InvoiceFacts } from './sealed-invoice.ts'

type Row = Omit<InvoiceRow, 'sealed'>

/** An invoice, or its correction, with everything that article 226 of directive 2006/112 asks for. */
export function invoiceDocument(row: Row, facts: InvoiceFacts): PdfDocument {
  const { number, corrects, statement, issuedAt } = row
  const { payee, customer, treatment, month } = facts
  const isCorrection = corrects !== null
  const title = isCorrection ? say('Correction of an invoice') : say('Self-billed invoice')
  const issuedOn = utcDay(issuedAt)
  return {
    brand: payee.company || payee.name,
    brandNote: [payee.street, `${payee.postalCode} ${payee.city}`.trim(), sayCountry(payee.country)].join(
      ', ',
    ),
    title,
    subtitle: dayText(issuedOn),
    running: `${title} ${number}`,
    number,
    issuer: payee.company || payee.name,
    madeAt: issuedAt,
    blocks: [
      {
        kind: 'address',
        label: say('To'),
        lines: [customer.name, ...customer.address.split('\n'), say('VAT id {id}', { id: customer.vatId })],
        issuer: { label: say('From'), lines: supplierLines(facts) },
        facts: [
          { label: say('Number'), value: number },
          { label: say('Date'), value: dayText(issuedOn) },
          ...(corrects === null ? [] : [{ label: say('Corrects'), value: corrects }]),
          { label: say('Statement'), value: statement.number },
          {
            label: say('Supplied'),
            value: say('Until {day}', { day: dayText(addDays(month, -1)) }),
          },
        ],
      },
      {
        kind: 'paragraph',
        text: isCorrection
          ? say('The payout of this invoice came back. The invoice is taken back in full.')
          : say('Referral of guests to hotels: commissions by statement {number}.', {
              number: statement.number,
            }),
      },
      sumBlock(row, facts),
      { kind: 'closing', text: [...vatNotes(treatment), selfBillingNote()].join(' ') },
    ],
  }
}

function supplierLines({ payee, vatId }: InvoiceFacts): string[] {
  return [...printPayee(payee), ...(vatId === '' ? [] : [say('VAT id {id}', { id: vatId })])]
}

function sumBlock({ currency, totalCents, vatCents, kind }: Row, facts: InvoiceFacts): PdfBlock {
  const { lines, usdCents, rate, treatment, nationalVat } = facts
  const sign = kind === 'correction' ? -1 : 1
  const usd = (cents: number) => moneyText(sign * cents, payoutCurrency)
  const money = (cents: number) => moneyText(cents, currency)
  const parts: [string, number][] = [
    [say('Commissions of stays'), lines.earnedCents],
    [say('Corrections of earlier stays'), lines.correctionsCents],
    [say('Carried over from earlier statements'), lines.carriedCents],
  ]
  const sums: PdfSumLine[] = parts
    .filter(([, cents]) => cents !== 0)
    .map(([label, cents]) => ({ label, amount: usd(cents) }))
  if (rate !== null) {
    sums.push({
      label: say('Together'),
      note: say('Converted at {rate} US dollars for 1 {currency}, the rate of {day}', {
        ...{ rate: String(rate.usdRate), currency, day: dayText(rate.on) },
      }),
      amount: usd(usdCents),
      weight: 'subtotal',
    })
  }
  const vatText = treatment.kind === 'charged' ? `${treatment.rateBps / 100}%` : '0%'
  sums.push({ label: say('Net amount'), amount: money(totalCents - vatCents), weight: 'subtotal' })
  sums.push({
    label: say('VAT {rate}', { rate: vatText }),
    note: nationalVat === null ? undefined : moneyText(sign * nationalVat.cents, nationalVat.currency),
    amount: money(vatCents),
  })
  sums.push({ label: say('Total'), amount: money(totalCents), weight: 'result' })
  return { kind: 'sum', lines: sums }
}

function vatNotes(treatment: InvoiceFacts['treatment']): string[] {
  switch (treatment.kind) {
    case 'charged':
      return []
    case 'reverse-charge':
      return [
        say('Reverse charge: the customer owes the VAT (articles 44 and 196 of directive 2006/112/EC).'),
      ]
    case 'small-business':
      return [say('No VAT is charged: the supplier is exempt as a small business.')]
    case 'not-registered':
      return [say('No VAT is charged: the supplier is not registered for it.')]
    case 'elsewhere':
      return [say('No VAT is charged: the service is supplied where the customer is established.')]
  }
}

function selfBillingNote(): string {
  return say('Self-billing: issued by the customer in the name of the supplier, as both have agreed.')
}
