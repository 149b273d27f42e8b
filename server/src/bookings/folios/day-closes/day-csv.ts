import type { DayMoney, DayReport } from '@roomlark/contract/bookings/day-close'
import { balanceCauseNames, clerkName, dayChargeName } from '@roomlark/contract/bookings/day-close-words'
import { csvText } from '@roomlark/contract/csv'
import { paymentMethodNames } from '@roomlark/contract/folio-kinds'
import { minorUnits } from '@roomlark/contract/money'

type Row = [section: string, item: string, detail: string, currency: string, value: number]

/** A closed day as rows of one shape, so that spreadsheets can add days up. */
export function dayCsv(report: DayReport): string {
  const { rooms, guests, money, openArrivals, openDepartures, openBalances } = report.figures
  const count = (section: string, item: string, value: number): Row => [section, item, '', '', value]
  const getReason = (id: string) => report.reasons.find(({ bookingId }) => bookingId === id)?.reason ?? ''
  const rows: Row[] = [
    count('Rooms', 'Rooms', rooms.total),
    count('Rooms', 'Out of order', rooms.outOfOrder),
    count('Rooms', 'Available', rooms.available),
    count('Rooms', 'Sold', rooms.sold),
    count('Rooms', 'Occupancy in percent', rooms.occupancyPercent),
    count('Guests', 'Arrivals', guests.arrivals),
    count('Guests', 'Departures', guests.departures),
    count('Guests', 'Stay-overs', guests.stayOvers),
    count('Guests', 'No-shows', guests.noShows),
    count('Guests', 'Cancellations', guests.cancellations),
    count('Guests', 'In house', guests.inHouse),
    ...money.flatMap((one) => moneyRows(one, report)),
    ...cashRows(report),
    ...openArrivals.map(
      ({ bookingId, reference }): Row => ['Left open', `Arrival ${reference}`, getReason(bookingId), '', 1],
    ),
    ...openDepartures.map(
      ({ bookingId, reference }): Row => [
        ...(['Left open', `Departure ${reference}`, getReason(bookingId), '', 1] as const),
      ],
    ),
    ...openBalances.map(
      ({ reference, cause, currency, balanceCents }): Row => [
        ...(['Open balances', reference, balanceCauseNames[cause], currency] as const),
        balanceCents / minorUnits(currency),
      ],
    ),
  ]
  const head = ['Day', 'Section', 'Item', 'Detail', 'Currency', 'Value']
  return csvText([head, ...rows.map((row) => [report.day, ...row])])
}

function moneyRows(money: DayMoney, { clerks }: DayReport): Row[] {
  const { currency } = money
  const row = (section: string, item: string, detail: string, cents: number): Row => [
    ...([section, item, detail, currency] as const),
    cents / minorUnits(currency),
  ]
  return [
    row('Rooms', 'Price of the nights sold', '', money.roomCents),
    row('Rooms', 'ADR', '', money.adrCents),
    row('Rooms', 'RevPAR', '', money.revparCents),
    ...money.charges.map(({ kind, amountCents }) => row('Charges', dayChargeName(kind), '', amountCents)),
    ...money.taxes.flatMap(({ vatPercent, netCents, vatCents, grossCents }) => [
      row('Taxes', `Net at ${vatPercent}%`, '', netCents),
      row('Taxes', `VAT at ${vatPercent}%`, '', vatCents),
      row('Taxes', `Gross at ${vatPercent}%`, '', grossCents),
    ]),
    ...money.payments.flatMap(({ method, byId, receivedCents, refundedCents }) => [
      ...(receivedCents === 0
        ? []
        : [row('Payments', paymentMethodNames[method], clerkName(clerks, byId), receivedCents)]),
      ...(refundedCents === 0
        ? []
        : [row('Refunds', paymentMethodNames[method], clerkName(clerks, byId), 0 - refundedCents)]),
    ]),
    row('Guest ledger', 'Opening balance', '', money.openingCents),
    row('Guest ledger', 'Charges', '', money.chargedCents),
    row('Guest ledger', 'Payments less refunds', '', 0 - money.paidCents),
    row('Guest ledger', 'Closing balance', '', money.closingCents),
    ...(money.aheadCents ? [row('Guest ledger', 'Charged for later nights', '', money.aheadCents)] : []),
    ...money.adjustments.map(({ reference, amountCents }) =>
      row('Adjustments', reference, 'Changes what earlier days had', amountCents),
    ),
  ]
}

function cashRows({ cash, currency }: DayReport): Row[] {
  if (cash === null) return []
  const row = (item: string, detail: string, cents: number): Row => [
    ...(['Cash', item, detail, currency] as const),
    cents / minorUnits(currency),
  ]
  return [
    row('In the drawer before', '', cash.floatCents),
    row('Recorded', '', cash.recordedCents),
    row('Counted', '', cash.countedCents),
    row('Difference', cash.note ?? '', cash.differenceCents),
  ]
}
