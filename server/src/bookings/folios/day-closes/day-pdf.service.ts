import type { DayMoney, DayReport } from '@roomlark/contract/bookings/day-close'
import {
  balanceCauseNames,
  clerkName,
  closerName,
  dayChargeName,
} from '@roomlark/contract/bookings/day-close-words'
import { dayText } from '@roomlark/contract/dates'
import { paymentMethodNames } from '@roomlark/contract/folio-kinds'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { PdfBlock, PdfCell, PdfColumn, PdfDocument } from '../../../adapters/pdf/document.ts'

/** Lays out the paper of a closed day as a PDF. */
export function dayDocument(report: DayReport, { timeZone }: { timeZone: string }): PdfDocument {
  const { hotelName, day, closedAt } = report
  const madeAt = new Date(closedAt ?? 0)
  const [closedOn = '', closedTime = ''] = hotelTime(madeAt, timeZone).split('T')
  return {
    brand: hotelName,
    title: say('Day close'),
    subtitle: dayText(day),
    running: say('Day close, {day}', { day: dayText(day) }),
    number: day,
    issuer: say('{hotel}, made with Roomlark', { hotel: hotelName }),
    madeAt,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: say('Day'), value: dayText(day) },
          { label: say('Closed'), value: `${dayText(closedOn)}, ${closedTime}` },
          { label: say('By'), value: closerName(report) },
          { label: say('Currency'), value: report.currency },
        ],
      },
      houseBlock(report),
      ...report.figures.money.flatMap((money) => moneyBlocks(report, money)),
      ...cashBlocks(report),
      ...openBlocks(report),
      {
        kind: 'closing',
        text: say('A closed day never changes. What is corrected later is on a later day.'),
      },
    ],
  }
}

const left = (label: string): PdfColumn => ({ label })
const right = (label: string): PdfColumn => ({ label, align: 'right' })

function houseBlock({ figures: { rooms, guests } }: DayReport): PdfBlock {
  const table = (rows: [string, string | number][]): PdfBlock => ({
    kind: 'table',
    columns: [{ label: '', grow: 1 }, right('')],
    hasHead: false,
    rows: rows.map(([label, value]) => [label, String(value)]),
  })
  return {
    kind: 'columns',
    columns: [
      {
        grow: 1,
        blocks: [
          { kind: 'heading', text: say('Rooms') },
          table([
            [say('Sold'), rooms.sold],
            [say('Available'), rooms.available],
            [say('Out of order'), rooms.outOfOrder],
            [say('Occupancy'), `${rooms.occupancyPercent}%`],
          ]),
        ],
      },
      {
        grow: 1,
        blocks: [
          { kind: 'heading', text: say('Guests') },
          table([
            [say('Arrivals'), guests.arrivals],
            [say('Departures'), guests.departures],
            [say('Stay-overs'), guests.stayOvers],
            [say('In house'), guests.inHouse],
            [say('No-shows'), guests.noShows],
            [say('Cancellations'), guests.cancellations],
          ]),
        ],
      },
    ],
  }
}

function moneyBlocks(report: DayReport, money: DayMoney): PdfBlock[] {
  const text = (cents: number) => moneyText(cents, money.currency)
  const named = (title: string) => (report.figures.money.length > 1 ? `${title}, ${money.currency}` : title)
  return [
    {
      kind: 'columns',
      columns: [
        {
          grow: 1,
          blocks: [
            { kind: 'heading', text: named(say('Guest ledger')) },
            {
              kind: 'sum',
              lines: [
                { label: say('Opening balance'), amount: text(money.openingCents) },
                { label: say('Charges'), amount: text(money.chargedCents) },
                { label: say('Payments less refunds'), amount: text(0 - money.paidCents) },
                { label: say('Closing balance'), amount: text(money.closingCents), weight: 'result' },
                ...(money.depositsCents
                  ? [{ label: say('In it, paid for later stays'), amount: text(0 - money.depositsCents) }]
                  : []),
                ...(money.aheadCents
                  ? [{ label: say('Charged for later nights'), amount: text(money.aheadCents) }]
                  : []),
              ],
            },
          ],
        },
        {
          grow: 1,
          blocks: [
            { kind: 'heading', text: named(say('Nights sold')) },
            {
              kind: 'sum',
              lines: [
                { label: say('Price of the nights'), amount: text(money.roomCents) },
                { label: say('Average daily rate'), amount: text(money.adrCents) },
                { label: say('Revenue per available room'), amount: text(money.revparCents) },
              ],
            },
          ],
        },
      ],
    },
    ...tableBlocks(
      named(say('Charges')),
      [left(say('Kind')), right(say('Amount'))],
      [...money.charges.map(({ kind, amountCents }) => [dayChargeName(kind), text(amountCents)])],
    ),
    ...tableBlocks(
      named(say('Taxes')),
      [left(say('Rate##percentage')), right(say('Net')), right(say('VAT')), right(say('Gross'))],
      [
        ...money.taxes.map(({ vatPercent, netCents, vatCents, grossCents }) => [
          ...[`${vatPercent}%`, text(netCents), text(vatCents), text(grossCents)],
        ]),
      ],
    ),
    ...tableBlocks(
      named(say('Payments')),
      [left(say('Method')), left(say('Recorded by')), right(say('Received')), right(say('Refunded'))],
      [
        ...money.payments.map(({ method, byId, receivedCents, refundedCents }) => [
          ...[say(paymentMethodNames[method]), clerkName(report.clerks, byId)],
          ...[text(receivedCents), text(0 - refundedCents)],
        ]),
      ],
    ),
    ...tableBlocks(
      named(say('Adjustments of earlier days')),
      [left(say('Booking')), right(say('Amount'))],
      [...money.adjustments.map(({ reference, amountCents }) => [reference, text(amountCents)])],
    ),
  ]
}

/** Nothing is printed where there is nothing. */
function tableBlocks(heading: string, columns: PdfColumn[], rows: PdfCell[][]): PdfBlock[] {
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: heading },
    {
      kind: 'table',
      columns: columns.map((column, at) => (at === 0 ? { ...column, grow: 1 } : column)),
      rows,
    },
  ]
}

function cashBlocks({ cash, currency }: DayReport): PdfBlock[] {
  if (cash === null) return []
  const text = (cents: number) => moneyText(cents, currency)
  return [
    { kind: 'heading', text: say('Cash') },
    {
      kind: 'sum',
      lines: [
        { label: say('In the drawer before'), amount: text(cash.floatCents) },
        { label: say('Recorded'), amount: text(cash.recordedCents) },
        { label: say('Counted'), amount: text(cash.countedCents), weight: 'subtotal' },
        {
          label: say('Difference'),
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
      say('Left open'),
      [left(say('Booking')), left(say('Why'))],
      [
        ...figures.openArrivals.map(({ bookingId, reference }) => [
          say('{reference}, arrival', { reference }),
          getReason(bookingId),
        ]),
        ...figures.openDepartures.map(({ bookingId, reference }) => [
          ...[say('{reference}, departure', { reference }), getReason(bookingId)],
        ]),
      ],
    ),
    ...tableBlocks(
      say('Open balances'),
      [left(say('Booking')), left(say('Why')), right(say('Balance'))],
      [
        ...figures.openBalances.map(({ reference, cause, currency, balanceCents }) => [
          ...[reference, say(balanceCauseNames[cause]), moneyText(balanceCents, currency)],
        ]),
      ],
    ),
  ]
}
