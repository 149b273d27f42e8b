import type { DayMoney, DayReport } from '@roomlark/contract/bookings/day-close'
import { balanceCauseNames, clerkName, dayChargeName } from '@roomlark/contract/bookings/day-close-words'
import { dayText } from '@roomlark/contract/dates'
import { paymentMethodNames } from '@roomlark/contract/folio-kinds'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { moneyText } from '@roomlark/contract/money'
import type { PdfBlock, PdfCell, PdfDocument } from '../../../adapters/pdf/document.ts'

/** How the paper of a closed day looks. */
export function dayDocument(report: DayReport, { timeZone }: { timeZone: string }): PdfDocument {
  const { hotelName, day, closedAt, by } = report
  const madeAt = new Date(closedAt ?? 0)
  const [closedOn = '', closedTime = ''] = hotelTime(madeAt, timeZone).split('T')
  return {
    brand: hotelName,
    title: 'Day close',
    subtitle: dayText(day),
    running: `Day close, ${dayText(day)}`,
    number: day,
    issuer: `${hotelName}, made with Roomlark`,
    madeAt,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Day', value: dayText(day) },
          { label: 'Closed', value: `${dayText(closedOn)}, ${closedTime}` },
          { label: 'By', value: by ?? 'Somebody' },
          { label: 'Currency', value: report.currency },
        ],
      },
      houseBlock(report),
      ...report.figures.money.flatMap((money) => moneyBlocks(report, money)),
      ...cashBlocks(report),
      ...openBlocks(report),
      { kind: 'closing', text: 'A closed day never changes. What is corrected later is on a later day.' },
    ],
  }
}

const right = { label: '', align: 'right' } as const

function houseBlock({ figures: { rooms, guests } }: DayReport): PdfBlock {
  const table = (rows: [string, string | number][]): PdfBlock => ({
    kind: 'table',
    columns: [{ label: '', grow: 1 }, right],
    hasHead: false,
    rows: rows.map(([label, value]) => [label, String(value)]),
  })
  return {
    kind: 'columns',
    columns: [
      {
        grow: 1,
        blocks: [
          { kind: 'heading', text: 'Rooms' },
          table([
            ['Sold', rooms.sold],
            ['Available', rooms.available],
            ['Out of order', rooms.outOfOrder],
            ['Occupancy', `${rooms.occupancyPercent}%`],
          ]),
        ],
      },
      {
        grow: 1,
        blocks: [
          { kind: 'heading', text: 'Guests' },
          table([
            ['Arrivals', guests.arrivals],
            ['Departures', guests.departures],
            ['Stay-overs', guests.stayOvers],
            ['In house', guests.inHouse],
            ['No-shows', guests.noShows],
            ['Cancellations', guests.cancellations],
          ]),
        ],
      },
    ],
  }
}

function moneyBlocks(report: DayReport, money: DayMoney): PdfBlock[] {
  const text = (cents: number) => moneyText(cents, money.currency)
  const others = report.figures.money.length > 1 ? `, ${money.currency}` : ''
  return [
    {
      kind: 'columns',
      columns: [
        {
          grow: 1,
          blocks: [
            { kind: 'heading', text: `Guest ledger${others}` },
            {
              kind: 'sum',
              lines: [
                { label: 'Opening balance', amount: text(money.openingCents) },
                { label: 'Charges', amount: text(money.chargedCents) },
                { label: 'Payments less refunds', amount: text(0 - money.paidCents) },
                { label: 'Closing balance', amount: text(money.closingCents), weight: 'result' },
                ...(money.aheadCents
                  ? [{ label: 'Charged for later nights', amount: text(money.aheadCents) }]
                  : []),
              ],
            },
          ],
        },
        {
          grow: 1,
          blocks: [
            { kind: 'heading', text: `Nights sold${others}` },
            {
              kind: 'sum',
              lines: [
                { label: 'Price of the nights', amount: text(money.roomCents) },
                { label: 'Average daily rate', amount: text(money.adrCents) },
                { label: 'Revenue per available room', amount: text(money.revparCents) },
              ],
            },
          ],
        },
      ],
    },
    ...tableBlocks(
      `Charges${others}`,
      ['Kind', 'Amount'],
      [...money.charges.map(({ kind, amountCents }) => [dayChargeName(kind), text(amountCents)])],
    ),
    ...tableBlocks(
      `Taxes${others}`,
      ['Rate', 'Net', 'VAT', 'Gross'],
      [
        ...money.taxes.map(({ vatPercent, netCents, vatCents, grossCents }) => [
          ...[`${vatPercent}%`, text(netCents), text(vatCents), text(grossCents)],
        ]),
      ],
    ),
    ...tableBlocks(
      `Payments${others}`,
      ['Method', 'Recorded by', 'Received', 'Refunded'],
      [
        ...money.payments.map(({ method, byId, receivedCents, refundedCents }) => [
          ...[paymentMethodNames[method], clerkName(report.clerks, byId)],
          ...[text(receivedCents), text(0 - refundedCents)],
        ]),
      ],
    ),
    ...tableBlocks(
      `Adjustments of earlier days${others}`,
      ['Booking', 'Amount'],
      [...money.adjustments.map(({ reference, amountCents }) => [reference, text(amountCents)])],
    ),
  ]
}

const textColumns = ['Kind', 'Method', 'Recorded by', 'Rate', 'Booking', 'Why']

/** Nothing is printed where there is nothing. */
function tableBlocks(heading: string, labels: string[], rows: PdfCell[][]): PdfBlock[] {
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'table',
      columns: labels.map((label, at) => ({
        label,
        ...(at === 0 && { grow: 1 }),
        ...(!textColumns.includes(label) && { align: 'right' as const }),
      })),
      rows,
    },
  ]
}

function cashBlocks({ cash, currency }: DayReport): PdfBlock[] {
  if (cash === null) return []
  const text = (cents: number) => moneyText(cents, currency)
  return [
    { kind: 'heading', text: 'Cash' },
    {
      kind: 'sum',
      lines: [
        { label: 'In the drawer before', amount: text(cash.floatCents) },
        { label: 'Recorded', amount: text(cash.recordedCents) },
        { label: 'Counted', amount: text(cash.countedCents), weight: 'subtotal' },
        {
          label: 'Difference',
          ...(cash.note !== null && { note: cash.note }),
          amount: text(cash.differenceCents),
          weight: 'result',
        },
      ],
    },
  ]
}

function openBlocks({ figures, reasons }: DayReport): PdfBlock[] {
  const getReason = (id: string) => reasons.find(({ bookingId }) => bookingId === id)?.reason ?? ''
  return [
    ...tableBlocks(
      'Left open',
      ['Booking', 'Why'],
      [
        ...figures.openArrivals.map(({ bookingId, reference }) => [
          `${reference}, arrival`,
          getReason(bookingId),
        ]),
        ...figures.openDepartures.map(({ bookingId, reference }) => [
          ...[`${reference}, departure`, getReason(bookingId)],
        ]),
      ],
    ),
    ...tableBlocks(
      'Open balances',
      ['Booking', 'Why', 'Balance'],
      [
        ...figures.openBalances.map(({ reference, cause, currency, balanceCents }) => [
          ...[reference, balanceCauseNames[cause], moneyText(balanceCents, currency)],
        ]),
      ],
    ),
  ]
}
