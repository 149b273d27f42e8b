import type {
  DayAdjustment,
  DayBalance,
  DayFigures,
  DayMoney,
  DayPayment,
} from '@roomlark/contract/bookings/day-close'
import type { ChargedAhead, DayCharges } from '@roomlark/contract/figures/counted-charges'
import { folioLineKinds } from '@roomlark/contract/folio-kinds'
import { sumTaxes, type TaxSum } from '@roomlark/contract/inventory/folio-charges'
import type {
  AdjustmentRow,
  Deposits,
  GuestBalance,
  Movements,
  PaymentSum,
  RoomsRow,
} from './figures.queries.ts'

/** Everything that the figures of a day are made of. */
export type DayFacts = {
  currency: string
  /** The day before, if it is closed. */
  before: Pick<DayFigures, 'version' | 'money'> | null
  rooms: RoomsRow
  movements: Movements
  charges: readonly DayCharges[]
  ahead: readonly ChargedAhead[]
  payments: readonly PaymentSum[]
  deposits: readonly Deposits[]
  adjustments: readonly AdjustmentRow[]
  guestBalances: readonly GuestBalance[]
  openBalances: DayBalance[]
}

/**
 * Makes the figures of a day. What guests owed in the morning is what they owed when the day before was closed, unless
 * that day was closed when stays were still counted as a whole.
 */
export function computeDayFigures(facts: DayFacts): DayFigures {
  const { rooms, movements } = facts
  const { sold, nights: _nights, openArrivals, openDepartures, ...guests } = movements
  const available = Math.max(0, rooms.total - rooms.outOfOrder)
  return {
    version: 2,
    rooms: {
      ...rooms,
      available,
      sold,
      occupancyPercent: available === 0 ? 0 : Math.round((sold * 10_000) / available) / 100,
    },
    guests,
    money: listCurrencies(facts).map((currency) => computeMoney(facts, currency, available)),
    openArrivals,
    openDepartures,
    openBalances: facts.openBalances,
  }
}

/** The hotel's own currency is always there. */
function listCurrencies({ currency, before, movements, guestBalances }: DayFacts): string[] {
  // Every charge and payment is on an account of the ledger.
  const others = [...(before?.money ?? []), ...movements.nights, ...guestBalances]
  return [...new Set([currency, ...others.map((one) => one.currency).sort()])]
}

function computeMoney(facts: DayFacts, currency: string, available: number): DayMoney {
  const isIts = (one: { currency: string }) => one.currency === currency
  const night = facts.movements.nights.find(isIts) ?? { rooms: 0, cents: 0 }
  const charged = facts.charges.filter(isIts)
  const payments = groupPayments(facts.payments.filter(isIts))
  const ahead = facts.ahead.find(isIts) ?? { beforeCents: 0, afterCents: 0 }
  const chargedCents = sumCharges(charged)
  const paidCents = payments.reduce((sum, one) => sum + one.receivedCents - one.refundedCents, 0)
  const inLedger = facts.guestBalances.find(isIts) ?? { balanceCents: 0, fromDayCents: 0, laterCents: 0 }
  const openingCents =
    facts.before?.version === 2
      ? (facts.before.money.find(isIts)?.closingCents ?? 0)
      : inLedger.balanceCents - inLedger.fromDayCents - ahead.beforeCents
  return {
    currency,
    roomCents: night.cents,
    adrCents: computeAverage(night.cents, night.rooms),
    revparCents: computeAverage(night.cents, available),
    charges: folioLineKinds.flatMap((kind) => {
      const amountCents = sumCharges(charged.filter((line) => line.kind === kind))
      return amountCents === 0 ? [] : [{ kind, amountCents }]
    }),
    taxes: sumDayTaxes(charged),
    payments,
    adjustments: facts.adjustments.filter(isIts).map(withoutCurrency),
    openingCents,
    chargedCents,
    paidCents,
    closingCents: openingCents + chargedCents - paidCents,
    aheadBeforeCents: ahead.beforeCents,
    aheadCents: ahead.afterCents,
    depositsCents: facts.deposits.find(isIts)?.cents ?? 0,
    ledgerCents: inLedger.balanceCents - inLedger.laterCents - ahead.afterCents,
  }
}

function withoutCurrency({ currency: _currency, ...adjustment }: AdjustmentRow): DayAdjustment {
  return adjustment
}

function sumCharges(lines: readonly DayCharges[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}

function computeAverage(cents: number, count: number): number {
  return count === 0 ? 0 : Math.floor((2 * cents + count) / (2 * count))
}

/** Prices with VAT in them and without are reckoned apart, and what is of one rate is then added up. */
function sumDayTaxes(charged: readonly DayCharges[]): DayMoney['taxes'] {
  const rates = new Map<number, TaxSum>()
  for (const vatIncluded of [true, false]) {
    const lines = charged
      .filter((line) => line.vatIncluded === vatIncluded)
      .map(({ kind, vatBps, cents }) => ({ kind, vatBps, amountCents: cents }))
    for (const sum of sumTaxes(lines, vatIncluded)) {
      const before = rates.get(sum.vatBps) ?? { netCents: 0, vatCents: 0, grossCents: 0 }
      rates.set(sum.vatBps, {
        vatBps: sum.vatBps,
        netCents: before.netCents + sum.netCents,
        vatCents: before.vatCents + sum.vatCents,
        grossCents: before.grossCents + sum.grossCents,
      })
    }
  }
  return [...rates.values()]
    .sort((a, b) => b.vatBps - a.vatBps)
    .map(({ vatBps, ...sums }) => ({ vatPercent: vatBps / 100, ...sums }))
}

/** By method and then by clerk, in the order in which they come. */
function groupPayments(sums: readonly PaymentSum[]): DayPayment[] {
  const payments = new Map<string, DayPayment>()
  for (const { method, byId, kind, cents } of sums) {
    const key = `${method} ${byId}`
    const payment = payments.get(key) ?? { method, byId, receivedCents: 0, refundedCents: 0 }
    if (kind === 'refund') payment.refundedCents += cents
    else payment.receivedCents -= cents
    payments.set(key, payment)
  }
  return [...payments.values()]
}

/** Cash taken on the day, less cash given back. */
export function recordedCash({ money }: Pick<DayFigures, 'money'>): number {
  return (money[0]?.payments ?? [])
    .filter(({ method }) => method === 'cash')
    .reduce((sum, { receivedCents, refundedCents }) => sum + receivedCents - refundedCents, 0)
}
