import type { DayMoney, DayReport } from '@roomlark/contract/bookings/day-close'
import { balanceCauseNames, clerkName, dayChargeName } from '@roomlark/contract/bookings/day-close-words'
import { csvText } from '@roomlark/contract/csv'
import { paymentMethodNames } from '@roomlark/contract/folio-kinds'
import { minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'

type Row = [section: string, item: string, detail: string, currency: string, value: number]

/** A closed day as rows of one shape, so that spreadsheets can add days up. */
export function dayCsv(report: DayReport): string {
  const { rooms, guests, money, openArrivals, openDepartures, openBalances } = report.figures
  const count = (section: string, item: string, value: number): Row => [section, item, '', '', value]
  const getReason = (id: string) => report.reasons.find(({ bookingId }) => bookingId === id)?.reason ?? ''
  const rows: Row[] = [
    count(say('Rooms'), say('Rooms'), rooms.total),
    count(say('Rooms'), say('Out of order'), rooms.outOfOrder),
    count(say('Rooms'), say('Available'), rooms.available),
    count(say('Rooms'), say('Sold'), rooms.sold),
    count(say('Rooms'), say('Occupancy in percent'), rooms.occupancyPercent),
    count(say('Guests'), say('Arrivals'), guests.arrivals),
    count(say('Guests'), say('Departures'), guests.departures),
    count(say('Guests'), say('Stay-overs'), guests.stayOvers),
    count(say('Guests'), say('No-shows'), guests.noShows),
    count(say('Guests'), say('Cancellations'), guests.cancellations),
    count(say('Guests'), say('In house'), guests.inHouse),
    ...money.flatMap((one) => moneyRows(one, report)),
    ...cashRows(report),
    ...openArrivals.map(
      ({ bookingId, reference }): Row => [
        say('Left open'),
        say('Arrival {reference}', { reference }),
        getReason(bookingId),
        '',
        1,
      ],
    ),
    ...openDepartures.map(
      ({ bookingId, reference }): Row => [
        ...([
          say('Left open'),
          say('Departure {reference}', { reference }),
          getReason(bookingId),
          '',
          1,
        ] as const),
      ],
    ),
    ...openBalances.map(
      ({ reference, cause, currency, balanceCents }): Row => [
        ...([say('Open balances'), reference, say(balanceCauseNames[cause]), currency] as const),
        balanceCents / minorUnits(currency),
      ],
    ),
  ]
  const head = [say('Day'), say('Section'), say('Item'), say('Detail'), say('Currency'), say('Value')]
  return csvText([head, ...rows.map((row) => [report.day, ...row])])
}

function moneyRows(money: DayMoney, { clerks }: DayReport): Row[] {
  const { currency } = money
  const row = (section: string, item: string, detail: string, cents: number): Row => [
    ...([section, item, detail, currency] as const),
    cents / minorUnits(currency),
  ]
  return [
    row(say('Rooms'), say('Price of the nights sold'), '', money.roomCents),
    row(say('Rooms'), say('ADR'), '', money.adrCents),
    row(say('Rooms'), say('RevPAR'), '', money.revparCents),
    ...money.charges.map(({ kind, amountCents }) =>
      row(say('Charges'), dayChargeName(kind), '', amountCents),
    ),
    ...money.taxes.flatMap(({ vatPercent, netCents, vatCents, grossCents }) => [
      row(say('Taxes'), say('Net at {percent}%', { percent: vatPercent }), '', netCents),
      row(say('Taxes'), say('VAT at {percent}%', { percent: vatPercent }), '', vatCents),
      row(say('Taxes'), say('Gross at {percent}%', { percent: vatPercent }), '', grossCents),
    ]),
    ...money.payments.flatMap(({ method, byId, receivedCents, refundedCents }) => [
      ...(receivedCents === 0
        ? []
        : [row(say('Payments'), say(paymentMethodNames[method]), clerkName(clerks, byId), receivedCents)]),
      ...(refundedCents === 0
        ? []
        : [row(say('Refunds'), say(paymentMethodNames[method]), clerkName(clerks, byId), 0 - refundedCents)]),
    ]),
    row(say('Guest ledger'), say('Opening balance'), '', money.openingCents),
    row(say('Guest ledger'), say('Charges'), '', money.chargedCents),
    row(say('Guest ledger'), say('Payments less refunds'), '', 0 - money.paidCents),
    row(say('Guest ledger'), say('Closing balance'), '', money.closingCents),
    ...(money.depositsCents
      ? [row(say('Guest ledger'), say('In it, paid for later stays'), '', 0 - money.depositsCents)]
      : []),
    ...(money.aheadCents
      ? [row(say('Guest ledger'), say('Charged for later nights'), '', money.aheadCents)]
      : []),
    ...money.adjustments.map(({ reference, amountCents }) =>
      row(say('Adjustments'), reference, say('Changes what earlier days had'), amountCents),
    ),
  ]
}

function cashRows({ cash, currency }: DayReport): Row[] {
  if (cash === null) return []
  const row = (item: string, detail: string, cents: number): Row => [
    ...([say('Cash'), item, detail, currency] as const),
    cents / minorUnits(currency),
  ]
  return [
    row(say('In the drawer before'), '', cash.floatCents),
    row(say('Recorded'), '', cash.recordedCents),
    row(say('Counted'), '', cash.countedCents),
    row(say('Difference'), cash.note ?? '', cash.differenceCents),
  ]
}
