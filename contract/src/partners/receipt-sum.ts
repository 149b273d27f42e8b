import { say } from '../say.ts'
import { sayAgreementReason } from './agreement-reason.ts'
import type { CommissionReceipt, ReceiptAmounts } from './commission-receipt.ts'
import { chargedNightsWords } from './receipt-words.ts'

export type SumLine = {
  label: string
  note?: string | undefined
  cents: number
  currency: string
  /** The amount before rounding, in minor units; null where it was whole. */
  exact?: number | null
  weight?: 'subtotal' | 'result'
}

/** Writes a percentage, a day and the exact value of an amount within a sentence. */
export type SumFormats = {
  percent: (value: number) => string
  day: (date: string) => string
  rate: (value: number) => string
}

/** The way from the price of the rooms to what the partner earns. Each line adds to the one before it. */
export function receiptSum(receipt: CommissionReceipt, formats: SumFormats): SumLine[] {
  const { amounts, source, partnerName } = receipt
  const { currency, baseCents, grossCents, shareCents, netCents } = amounts
  const line = (label: string, cents: number, more: Partial<SumLine> = {}): SumLine => ({
    label,
    cents,
    currency,
    ...more,
  })
  return [
    ...priceLines(receipt, line, formats),
    ...agreementLines(amounts, line, formats),
    line(say('Base##of the commission'), baseCents, { weight: 'subtotal' }),
    line(
      say('Commission, {percent} of the base', { percent: formats.percent(source.ratePercent) }),
      grossCents - amounts.boostCents - amounts.bonusCents,
      {
        exact:
          amounts.boostCents === 0
            ? fraction(baseCents * source.ratePercent, 100, grossCents - amounts.bonusCents)
            : null,
      },
    ),
    ...(amounts.boostCents === 0
      ? []
      : [
          line(say('Boost for empty nights'), amounts.boostCents, {
            note: say('More points on the nights it was offered for'),
          }),
        ]),
    ...(amounts.bonusCents === 0 ? [] : [line(say('Bonus for the first stay'), amounts.bonusCents)]),
    line(
      say('Roomlark’s share, {percent} of that', { percent: formats.percent(source.sharePercent) }),
      -shareCents,
      {
        exact: fraction(grossCents * source.sharePercent, 100, shareCents),
      },
    ),
    line(say('{partner} earns', { partner: partnerName }), netCents, { weight: 'result' }),
    ...(currency === 'USD'
      ? []
      : [
          {
            label: say('Credited in US dollars'),
            note: say('At {amount} for 1 {currency}, the rate when the guest booked', {
              amount: formats.rate(amounts.usdRate),
              currency,
            }),
            cents: amounts.netUsdCents,
            currency: 'USD',
          },
        ]),
  ]
}

type Line = (label: string, cents: number, more?: Partial<SumLine>) => SumLine

function priceLines({ amounts, clock }: CommissionReceipt, line: Line, { percent }: SumFormats): SumLine[] {
  const { roomCents, includedVatCents, discountPercent, chargedNights, chargedCents } = amounts
  const difference = chargedCents - (roomCents - includedVatCents)
  const left =
    clock.outcome === 'no-show' ? say('Not charged for the no-show') : say('Not charged for the cancellation')
  return [
    line(say('Room, {nights}', { nights: chargedNightsWords(clock, chargedNights) }), roomCents, {
      note:
        discountPercent === 0
          ? undefined
          : say('After a discount of {percent}', { percent: percent(discountPercent) }),
    }),
    ...(includedVatCents === 0 ? [] : [line(say('VAT in the price'), -includedVatCents)]),
    ...(difference === 0 ? [] : [line(difference > 0 ? say('Fee for a room given up') : left, difference)]),
  ]
}

const agreementWords = {
  dispute: say('Agreed after a dispute'),
  hold: say('Decided after a review'),
  refund: say('Refund'),
} as const

/** An agreement is shown as what it takes off. */
function agreementLines(amounts: ReceiptAmounts, line: Line, { day }: SumFormats): SumLine[] {
  const { agreement, baseCents, chargedCents } = amounts
  if (!agreement || chargedCents === baseCents) return []
  const label = `${say(agreementWords[agreement.cause])}, ${day(agreement.on)}`
  return [line(label, baseCents - chargedCents, { note: sayAgreementReason(agreement.reason) })]
}

/** Null unless rounding changed the amount; percentages have two decimals at most. */
function fraction(product: number, divisor: number, rounded: number): number | null {
  const exact = Math.round(product * 100) / (divisor * 100)
  return exact === rounded ? null : exact
}

/** Lists the amounts that are not part of the base, by name. */
export function leftOut({
  feesCents,
  cityTaxCents,
  addedVatCents,
}: ReceiptAmounts): { label: string; cents: number }[] {
  return [
    { label: say('fees'), cents: feesCents },
    { label: say('city tax'), cents: cityTaxCents },
    { label: say('VAT'), cents: addedVatCents },
  ].filter(({ cents }) => cents !== 0)
}

/** Divides the base among the hotel, the partner and Roomlark. */
export function receiptShares({ hotelName, partnerName, amounts }: CommissionReceipt) {
  const { baseCents, grossCents, netCents, shareCents } = amounts
  return [
    { name: say('{hotel} keeps', { hotel: hotelName }), cents: baseCents - grossCents },
    { name: partnerName, cents: netCents },
    { name: 'Roomlark', cents: shareCents },
  ]
}
