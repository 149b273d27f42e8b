import type { EInvoice } from '../src/bookings/folios/invoices/e-invoice/e-invoice.ts'

type Rule = (invoice: EInvoice) => boolean

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
const isFilled = (...texts: string[]) => texts.every((text) => text.trim() !== '')
const has = ({ lines, taxes }: EInvoice, category: string) =>
  [...lines, ...taxes].some((one) => one.category === category)
/** A category has a sum exactly where it has lines. */
const isBrokenDown = (invoice: EInvoice, category: string) =>
  invoice.lines.some((one) => one.category === category) ===
  invoice.taxes.some((one) => one.category === category)

/** Rules of EN 16931 and, for XRechnung, of its German usage (BR-DE), by their numbers in the norm. */
const rules: Record<string, Rule> = {
  'BR-02, BR-03, BR-05': ({ number, issuedOn, currency }) => isFilled(number, issuedOn, currency),
  'BR-06, BR-07': ({ seller, buyer }) => isFilled(seller.name, buyer.name),
  'BR-09, BR-11': ({ seller, buyer }) => isFilled(seller.address.country, buyer.address.country),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21, BR-25': ({ lines }) => lines.every(({ id, name }) => isFilled(id, name)),
  'BR-27': ({ lines }) => lines.every(({ priceCents }) => priceCents >= 0),
  'BR-29, BR-30': ({ period, lines }) =>
    [period, ...lines.flatMap((line) => line.period ?? [])].every(({ from, until }) => from <= until),
  'BR-50, BR-61': ({ payment: { means, iban } }) => !['30', '58'].includes(means) || isFilled(iban),
  'BR-55': ({ preceding }) => preceding.every(({ number }) => isFilled(number)),
  'BR-CO-09': ({ seller, buyer }) => [seller.vatId, buyer.vatId].every((id) => /^([A-Z]{2}.+)?$/.test(id)),
  'BR-CO-10': ({ lines, totals }) => sum(lines.map(({ netCents }) => netCents)) === totals.netCents,
  'BR-CO-14': ({ taxes, totals }) => sum(taxes.map(({ vatCents }) => vatCents)) === totals.vatCents,
  'BR-CO-15': ({ totals }) => totals.netCents + totals.vatCents === totals.grossCents,
  'BR-CO-16': ({ totals }) => totals.grossCents - totals.paidCents === totals.dueCents,
  // The official rule allows for a difference of less than one unit of the currency.
  'BR-CO-17': ({ taxes }) =>
    taxes.every(
      ({ netCents, vatCents, rateBps }) =>
        Math.abs(vatCents - Math.round((netCents * rateBps) / 10_000)) < 100,
    ),
  'BR-CO-18': ({ taxes }) => taxes.length > 0,
  'BR-CO-25': ({ totals, dueOn, terms }) => totals.dueCents <= 0 || dueOn !== '' || terms !== '',
  'BR-CO-26': ({ seller }) => [seller.id, seller.registerNumber, seller.vatId].some((id) => id !== ''),
  'BR-S-01, BR-Z-01, BR-E-01, BR-O-01': (invoice) =>
    ['S', 'Z', 'E', 'O'].every((category) => isBrokenDown(invoice, category)),
  'BR-S-02, BR-Z-02, BR-E-02': (invoice) =>
    has(invoice, 'O') || [invoice.seller.vatId, invoice.seller.taxNumber].some((id) => id !== ''),
  'BR-S-05, BR-Z-05, BR-E-05': ({ lines }) =>
    lines.every(({ category, rateBps }) => (category === 'S' ? rateBps > 0 : rateBps === 0)),
  'BR-S-08, BR-Z-08, BR-E-08, BR-O-08': ({ lines, taxes }) =>
    taxes.every(({ category, rateBps, netCents }) => {
      const own = lines.filter((line) => line.category === category && line.rateBps === rateBps)
      return sum(own.map((line) => line.netCents)) === netCents
    }),
  'BR-Z-09, BR-E-09, BR-O-09': ({ taxes }) =>
    taxes.every(({ category, vatCents }) => category === 'S' || vatCents === 0),
  'BR-S-10, BR-Z-10, BR-E-10, BR-O-10': ({ taxes }) =>
    taxes.every(({ category, reason }) => (category === 'E' || category === 'O') === (reason !== '')),
  'BR-O-02': (invoice) => !has(invoice, 'O') || (invoice.seller.vatId === '' && invoice.buyer.vatId === ''),
  'BR-O-11, BR-O-12': (invoice) =>
    !has(invoice, 'O') ||
    (invoice.taxes.length === 1 && invoice.lines.every(({ category }) => category === 'O')),
  'BR-DE-1': ({ payment }) => isFilled(payment.means),
  'BR-DE-3, BR-DE-4': ({ seller: { address } }) => isFilled(address.city, address.postalCode),
  'BR-DE-5, BR-DE-6, BR-DE-7': ({ seller }) => isFilled(seller.name, seller.phone, seller.email),
  'BR-DE-8, BR-DE-9': ({ buyer: { address } }) => isFilled(address.city, address.postalCode),
  'BR-DE-15': ({ buyerReference }) => isFilled(buyerReference),
  'PEPPOL-EN16931-R010, R020': ({ seller, buyer }) => isFilled(seller.email, buyer.email),
  'PEPPOL-EN16931-R110, R111': ({ lines, period }) =>
    lines.every(
      (line) => !line.period || (line.period.from >= period.from && line.period.until <= period.until),
    ),
}

export function listBrokenRules(invoice: EInvoice): string[] {
  return Object.entries(rules).flatMap(([number, isKept]) => (isKept(invoice) ? [] : [number]))
}
