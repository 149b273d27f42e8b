import type { DayMoney, DayReport } from '@roomlark/contract/bookings/day-close'
import { clerkName, dayChargeName } from '@roomlark/contract/bookings/day-close-words'
import { paymentMethodNames } from '@roomlark/contract/folio-kinds'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { countText, figurePercent, percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Link } from '../../../../ui/link.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Line, TotalLine } from '../money-lines.tsx'

const grid = 'grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 md:gap-5'

/** The figures of a day, open or closed. */
export function FiguresView({ report }: { report: DayReport }) {
  return (
    <div className={grid}>
      <House report={report} />
      {report.figures.money.map((money) => (
        <Money key={money.currency} report={report} money={money} />
      ))}
    </div>
  )
}

function House({ report: { figures } }: { report: DayReport }) {
  const { rooms, guests, money } = figures
  const [own] = money
  const all = [
    [
      say('Rooms sold'),
      say('{sold} of {available}', { sold: countText(rooms.sold), available: countText(rooms.available) }),
    ],
    [say('Occupancy'), figurePercent(rooms.occupancyPercent)],
    [say('Average daily rate'), own ? moneyText(own.adrCents, own.currency) : ''],
    [say('Revenue per available room'), own ? moneyText(own.revparCents, own.currency) : ''],
    [say('Out of order'), countText(rooms.outOfOrder)],
    [say('Guests in house'), countText(guests.inHouse)],
    [say('Arrivals'), countText(guests.arrivals)],
    [say('Departures'), countText(guests.departures)],
    [say('Stay-overs'), countText(guests.stayOvers)],
    [say('No-shows'), countText(guests.noShows)],
    [say('Cancellations'), countText(guests.cancellations)],
  ] as const
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 md:grid-cols-4">
        {all.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-display text-[21px] leading-7 font-[520] tracking-[-0.01em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Money({ report, money }: { report: DayReport; money: DayMoney }) {
  const { currency } = money
  const others = report.figures.money.length > 1 ? `, ${currency}` : ''
  return (
    <div className={`${grid} desk:grid-cols-2`}>
      <Card>
        <CardHead
          title={`${say('Guest ledger')}${others}`}
          subtitle={say('What guests owe the hotel up to this day')}
        />
        <dl>
          <Line term={say('Opening balance')} cents={money.openingCents} currency={currency} />
          <Line term={say('Charges')} cents={money.chargedCents} currency={currency} />
          <Line term={say('Payments less refunds')} cents={0 - money.paidCents} currency={currency} />
          <TotalLine term={say('Closing balance')} cents={money.closingCents} currency={currency} />
          {money.depositsCents ? (
            <Line
              term={say('In it, paid for later stays')}
              cents={0 - money.depositsCents}
              currency={currency}
              isAside
            />
          ) : null}
          {money.aheadCents ? (
            <Line
              term={say('Charged for later nights')}
              cents={money.aheadCents}
              currency={currency}
              isAside
            />
          ) : null}
        </dl>
        {money.ledgerCents === money.closingCents ? null : (
          <Note
            tone="error"
            icon={<CircleAlert />}
            className="mt-4"
            title={say('The ledger says something else')}
          >
            {say('It has {amount}. Please tell us, so that we can find out why.', {
              amount: moneyText(money.ledgerCents, currency),
            })}
          </Note>
        )}
      </Card>
      <Card>
        <CardHead
          title={`${say('Charges')}${others}`}
          subtitle={
            report.figures.version === 1
              ? say('Charges written on folios, with every night of a stay whose folio was opened')
              : say('The night that begins on the day, and what else was charged on it')
          }
        />
        {money.charges.length === 0 ? (
          <p className="text-muted">{say('Nothing was charged.')}</p>
        ) : (
          <dl>
            {money.charges.map(({ kind, amountCents }) => (
              <Line key={kind} term={dayChargeName(kind)} cents={amountCents} currency={currency} />
            ))}
            <TotalLine term={say('Charges')} cents={money.chargedCents} currency={currency} />
            <Line
              term={say('Price of the nights sold')}
              cents={money.roomCents}
              currency={currency}
              isAside
            />
          </dl>
        )}
      </Card>
      <Payments report={report} money={money} others={others} />
      <Taxes money={money} others={others} />
      {money.adjustments.length > 0 ? <Adjustments money={money} others={others} /> : null}
    </div>
  )
}

type TableProps = { caption: string; heads: readonly string[]; children: ReactNode }

/** The first column is words, the others are amounts. */
function Table({ caption, heads, children }: TableProps) {
  return (
    <div className="-mx-[18px] overflow-x-auto px-[18px] md:-mx-6 md:px-6">
      <table className="w-full text-left tabular-nums [&_td]:border-t [&_td]:border-border [&_td]:py-2 [&_td]:whitespace-nowrap [&_td:not(:first-child)]:pl-3 [&_td:not(:first-child)]:text-right [&_th]:pb-2 [&_th]:text-sm [&_th]:font-[560] [&_th]:text-muted [&_th:not(:first-child)]:pl-3 [&_th:not(:first-child)]:text-right">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type PartProps = { money: DayMoney; others: string }

function Payments({ report, money, others }: PartProps & { report: DayReport }) {
  const { currency, payments } = money
  return (
    <Card>
      <CardHead title={`${say('Payments')}${others}`} subtitle={say('By method and who recorded them')} />
      {payments.length === 0 ? (
        <p className="text-muted">{say('Nothing was paid.')}</p>
      ) : (
        <Table caption={say('Payments of the day')} heads={[say('Method'), say('Received'), say('Refunded')]}>
          {payments.map(({ method, byId, receivedCents, refundedCents }) => (
            <tr key={`${method} ${byId}`}>
              <td className="leading-5 whitespace-normal!">
                {paymentMethodNames[method]}
                <span className="block text-sm text-muted">{clerkName(report.clerks, byId)}</span>
              </td>
              <td>{moneyText(receivedCents, currency)}</td>
              <td>{refundedCents === 0 ? '' : moneyText(0 - refundedCents, currency)}</td>
            </tr>
          ))}
          <tr className="font-strong">
            <td>{say('Payments less refunds')}</td>
            <td colSpan={2}>{moneyText(money.paidCents, currency)}</td>
          </tr>
        </Table>
      )}
    </Card>
  )
}

function Taxes({ money: { taxes, currency }, others }: PartProps) {
  return (
    <Card>
      <CardHead title={`${say('Taxes')}${others}`} subtitle={say('In the charges of the day, by rate')} />
      {taxes.length === 0 ? (
        <p className="text-muted">{say('Nothing was taxed.')}</p>
      ) : (
        <Table
          caption={say('Taxes of the day')}
          heads={[say('Rate##percentage'), say('Net'), say('VAT'), say('Gross')]}
        >
          {taxes.map(({ vatPercent, netCents, vatCents, grossCents }) => (
            <tr key={vatPercent}>
              <td>{percentText(vatPercent)}</td>
              <td>{moneyText(netCents, currency)}</td>
              <td>{moneyText(vatCents, currency)}</td>
              <td>{moneyText(grossCents, currency)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Card>
  )
}

function Adjustments({ money: { adjustments, currency }, others }: PartProps) {
  return (
    <Card>
      <CardHead
        title={`${say('Adjustments')}${others}`}
        subtitle={say('Changes to what earlier days had charged or paid; they are in the sums above')}
      />
      <Table
        caption={say('Adjustments of earlier days')}
        heads={[say('Booking'), say('Past nights'), say('Amount')]}
      >
        {adjustments.map(({ bookingId, reference, amountCents, nightsCents }) => (
          <tr key={bookingId}>
            <td>
              <Link to={`/bookings/${bookingId}/folio`} className="rounded-sm font-strong hover:underline">
                {reference}
              </Link>
            </td>
            <td>{nightsCents === 0 ? '' : moneyText(nightsCents, currency)}</td>
            <td>{moneyText(amountCents, currency)}</td>
          </tr>
        ))}
      </Table>
    </Card>
  )
}
