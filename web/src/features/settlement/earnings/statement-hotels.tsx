import { chargedNightsWords } from '@roomlark/contract/partners/receipt-words'
import { say } from '@roomlark/contract/say'
import type {
  EarningsLine,
  EarningsStatement,
  EarningsStatementHotel,
} from '@roomlark/contract/settlement/earnings'
import { useState } from 'react'
import { useEarningsLines } from '../../../data/earnings.ts'
import { cx } from '../../../lib/cx.ts'
import { rangeWords } from '../../../lib/day-words.ts'
import { percentText } from '../../../lib/format-number.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { usd } from '../../../parts/performance/performance-words.ts'
import { ChevronDown } from '../../../ui/icons/chevron-down.ts'
import { ChevronRight } from '../../../ui/icons/chevron-right.ts'
import { MoreLines } from './more-lines.tsx'
import { ReceiptTag } from './receipt-tag.tsx'
import { hotelWords, outcomeWords, rateWords } from './statement-words.ts'

const makeKey = ({ hotel, currency }: EarningsStatementHotel) => `${hotel.id} ${currency}`

/** Earnings from each hotel; its stays open under it. */
export function StatementHotels({ statement }: { statement: EarningsStatement }) {
  const isWide = useMedia('(min-width: 768px)')
  const { hotels } = statement
  if (hotels.length === 0) {
    return (
      <p className="border-t border-border px-6 py-9 text-center text-muted">
        {say('No stay became payable.')}
      </p>
    )
  }
  return isWide ? <Table statement={statement} /> : <List statement={statement} />
}

/** The first hotel is open, the others open when asked. */
function useOpenHotels(hotels: readonly EarningsStatementHotel[]) {
  const [first] = hotels
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(first ? [makeKey(first)] : []))
  const toggle = (key: string) =>
    setOpen((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]))
  return { open, toggle }
}

const head = 'px-2.5 pb-2.5 font-[560] whitespace-nowrap'
const cell = 'border-t border-border px-2.5 py-2.5 align-top'
const number = `${cell} text-right tabular-nums`
const small = 'block text-sm text-muted'
const group =
  'border-t border-border bg-[color-mix(in_srgb,var(--color-sunken)_50%,var(--color-surface))] px-2.5 py-[11px] font-strong tabular-nums'

function Table({ statement }: { statement: EarningsStatement }) {
  const { open, toggle } = useOpenHotels(statement.hotels)
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-left text-[14.5px]">
        <caption className="sr-only">{say('Stays')}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className={cx(head, 'pl-[34px]')}>
              {say('Stay')}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">{say('Dates')}</span>
            </th>
            <th scope="col" className={cx(head, 'text-right')}>
              {say('Base')}
            </th>
            <th scope="col" className={cx(head, 'text-right')}>
              {say('Commission')}
            </th>
            <th scope="col" className={cx(head, 'text-right')}>
              {say('Roomlark’s share')}
            </th>
            <th scope="col" className={cx(head, 'pr-[34px] text-right')}>
              {say('Yours')}
            </th>
          </tr>
        </thead>
        {statement.hotels.map((hotel) => {
          const key = makeKey(hotel)
          const isOpen = open.has(key)
          const { currency } = hotel
          return (
            <tbody key={key}>
              <tr>
                <th scope="rowgroup" colSpan={2} className={cx(group, 'pl-[34px]')}>
                  <Opener hotel={hotel} isOpen={isOpen} onPress={() => toggle(key)} />
                </th>
                <td className={cx(group, 'text-right')}>{moneyText(hotel.baseCents, currency)}</td>
                <td className={cx(group, 'text-right')}>{moneyText(hotel.grossCents, currency)}</td>
                <td className={cx(group, 'text-right')}>{moneyText(-hotel.shareCents, currency)}</td>
                <td className={cx(group, 'pr-[34px] text-right')}>{usd(hotel.netUsdCents)}</td>
              </tr>
              {isOpen ? <HotelRows id={statement.summary.id} hotel={hotel} /> : null}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}

type OpenerProps = { hotel: EarningsStatementHotel; isOpen: boolean; onPress: () => void }

function Opener({ hotel, isOpen, onPress }: OpenerProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="flex max-w-full items-center gap-2.5 rounded-sm text-left"
    >
      <Chevron aria-hidden="true" className="size-[18px] shrink-0" />
      <span className="wrap-anywhere">
        {hotel.hotel.name} <span className="ml-1 text-sm font-normal text-muted">{hotelWords(hotel)}</span>
      </span>
    </button>
  )
}

type HotelProps = { id: string; hotel: EarningsStatementHotel }

function useHotelLines(id: string, { hotel, currency }: EarningsStatementHotel) {
  const lines = useEarningsLines(id, { kind: 'commission', hotelId: hotel.id, currency }, true)
  return { lines, rows: lines.data?.pages.flatMap(({ data }) => data) ?? [] }
}

function HotelRows({ id, hotel }: HotelProps) {
  const { lines, rows } = useHotelLines(id, hotel)
  return (
    <>
      {rows.map((line) => (
        <LineRow key={line.bookingId} line={line} />
      ))}
      {rows.length === 0 || lines.hasNextPage ? (
        <tr>
          <td colSpan={6} className={cx(cell, 'px-[34px] py-4')}>
            <MoreLines lines={lines} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

function LineRow({ line }: { line: EarningsLine }) {
  const { currency } = line
  return (
    <tr>
      <th scope="row" className={cx(cell, 'pl-[34px] font-normal')}>
        <ReceiptTag line={line} />
      </th>
      <td className={cell}>
        <span className="whitespace-nowrap">{rangeWords(line.checkInOn, line.checkOutOn)}</span>
        <span className={small}>{outcomeWords(line) || chargedNightsWords(line, line.chargedNights)}</span>
      </td>
      <td className={number}>{moneyText(line.baseCents, currency)}</td>
      <td className={number}>
        {moneyText(line.grossCents, currency)}
        <span className={small}>{rateWords(line)}</span>
      </td>
      <td className={number}>
        {moneyText(-line.shareCents, currency)}
        <span className={small}>{percentText(line.sharePercent)}</span>
      </td>
      <td className={cx(number, 'pr-[34px]')}>
        {usd(line.netUsdCents)}
        {currency === 'USD' ? null : <span className={small}>{moneyText(line.netCents, currency)}</span>}
      </td>
    </tr>
  )
}

/** On a phone, the stays of a hotel are rows of two lines. */
function List({ statement }: { statement: EarningsStatement }) {
  const { open, toggle } = useOpenHotels(statement.hotels)
  return (
    <ul>
      {statement.hotels.map((hotel) => {
        const key = makeKey(hotel)
        const isOpen = open.has(key)
        return (
          <li key={key}>
            <div className={cx(group, 'flex items-center justify-between gap-3 px-[18px]')}>
              <Opener hotel={hotel} isOpen={isOpen} onPress={() => toggle(key)} />
              <span className="shrink-0">{usd(hotel.netUsdCents)}</span>
            </div>
            {isOpen ? <HotelItems id={statement.summary.id} hotel={hotel} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

function HotelItems({ id, hotel }: HotelProps) {
  const { lines, rows } = useHotelLines(id, hotel)
  return (
    <>
      <ul>
        {rows.map((line) => (
          <li
            key={line.bookingId}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t border-border px-[18px] py-3 tabular-nums"
          >
            <span>
              <ReceiptTag line={line} />
            </span>
            <span className="text-right">{usd(line.netUsdCents)}</span>
            <span className="col-span-2 text-sm text-muted">
              {rangeWords(line.checkInOn, line.checkOutOn)},{' '}
              {outcomeWords(line) || chargedNightsWords(line, line.chargedNights)}
              <br />
              {say('{commission}, {rate} of {amount}, less {share}', {
                commission: moneyText(line.grossCents, line.currency),
                rate: rateWords(line),
                amount: moneyText(line.baseCents, line.currency),
                share: percentText(line.sharePercent),
              })}
            </span>
          </li>
        ))}
      </ul>
      {rows.length === 0 || lines.hasNextPage ? (
        <div className="border-t border-border px-[18px] py-4">
          <MoreLines lines={lines} />
        </div>
      ) : null}
    </>
  )
}
