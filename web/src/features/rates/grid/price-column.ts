import type { Calendar } from '@roomlark/contract/calendar'
import { amountText } from '../../../parts/money/money-text.ts'

/** How wide a column must be for every price in it, and how large the prices are written. */
export type PriceColumn = { width: number; fontSize: 14 | 12 }

/** `3 left` and `Closed` fit into this. */
const leastWidth = 66
/** To the left and right of a price, and between two cells. */
const room = 12

/** Prices are written in full in any currency, and twelve million rupiah take more space than ninety euros. */
export function priceColumn({ roomTypes, currency }: Calendar): PriceColumn {
  const prices = new Set(roomTypes.flatMap(({ nights }) => nights.map(({ priceCents }) => priceCents)))
  const texts = [...prices].map((cents) => amountText(cents, currency))
  const fontSize = texts.some((text) => text.length > 7) ? 12 : 14
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, fontSize)))
  return { width: Math.max(leastWidth, Math.ceil(widest) + room), fontSize }
}

/** In the font of the page with tabular digits; too wide is better than too narrow. */
function textWidth(text: string, fontSize: number): number {
  const digits = text.replace(/\D/g, '').length
  return (digits * 0.62 + (text.length - digits) * 0.32) * fontSize
}
