import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingFolio, Folio, FolioLine } from '@roomlark/contract/bookings/folio'
import { folioGroupNames } from '@roomlark/contract/bookings/folio-words'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../../lib/cx.ts'
import { countText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card } from '../../../../ui/card.tsx'
import { chargeGroups, isReplaced } from './folio-shapes.ts'
import { type LineAct, LineMenu } from './line-menu.tsx'
import { chargeDetail, lineTitle } from './line-words.ts'

type ChargesCardProps = {
  booking: Booking
  folio: BookingFolio
  shown: Folio
  showsEnded: boolean
  /** Null for who may only read. */
  onAct: ((act: LineAct) => void) | null
}

/** Lists the charges of the guest, by the parts of the bill. */
export function ChargesCard({ booking, folio, shown, showsEnded, onAct }: ChargesCardProps) {
  const { currency } = folio
  const groups = chargeGroups(shown.lines, showsEnded)
  return (
    <Card className="overflow-hidden p-0! md:p-0!">
      <CardTop title={say('Charges')} text={say('Nothing is deleted. A correction is a line of its own.')}>
        {moneyText(shown.chargesCents, currency)}
      </CardTop>
      {groups.length === 0 ? (
        <p className="border-t border-border px-[18px] py-6 text-muted md:px-6">
          {say('Nothing is charged on this folio.')}
        </p>
      ) : (
        <table className="w-full text-left">
          <thead className="text-sm text-muted max-sm:sr-only">
            <tr>
              <Head>{say('What')}</Head>
              <Head isNumber>{say('Quantity')}</Head>
              <Head isNumber>{say('Price')}</Head>
              <Head isNumber>{say('Amount')}</Head>
              <th scope="col" className="w-11">
                <span className="sr-only">{say('Actions')}</span>
              </th>
            </tr>
          </thead>
          {groups.map(({ group, cents, lines }) => (
            <tbody key={group}>
              <tr className="border-t border-border bg-[color-mix(in_srgb,var(--color-sunken)_55%,var(--color-surface))] text-sm font-strong">
                <th scope="rowgroup" colSpan={3} className="py-[11px] pl-[18px] max-sm:hidden md:pl-6">
                  {folioGroupNames[group]}
                </th>
                <th scope="rowgroup" className="py-[11px] pl-[18px] sm:hidden">
                  {folioGroupNames[group]}
                </th>
                <td className="py-[11px] pr-2 text-right tabular-nums">{moneyText(cents, currency)}</td>
                <td />
              </tr>
              {lines.map((line) => (
                <ChargeRow key={line.id} {...{ booking, folio, line, onAct }} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </Card>
  )
}

type ChargeRowProps = {
  booking: Booking
  folio: BookingFolio
  line: FolioLine
  onAct: ((act: LineAct) => void) | null
}

function ChargeRow({ booking, folio, line, onAct }: ChargeRowProps) {
  const money = (cents: number) => moneyText(cents, folio.currency)
  const detail = chargeDetail(line, booking)
  const muted = isReplaced(line) && 'text-muted'
  return (
    <tr className={cx('border-t border-border align-middle', muted)}>
      <td className="py-[9px] pr-3 pl-[18px] leading-5 wrap-anywhere md:pl-6">
        {lineTitle(line)}
        <small className="block text-sm text-muted">
          <span className="tabular-nums sm:hidden">
            {countText(line.quantity)} × {money(line.unitCents)}
            {detail ? '. ' : ''}
          </span>
          {detail}
        </small>
      </td>
      <td className="px-2 text-right tabular-nums max-sm:hidden">{countText(line.quantity)}</td>
      <td className="px-2 text-right whitespace-nowrap tabular-nums max-sm:hidden">
        {money(line.unitCents)}
      </td>
      <td className="pr-2 pl-2 text-right whitespace-nowrap tabular-nums">{money(line.amountCents)}</td>
      <td className="pr-3 text-right">
        {onAct ? <LineMenu folio={folio} line={line} onAct={onAct} /> : null}
      </td>
    </tr>
  )
}

export function CardTop({ title, text, children }: { title: string; text: string; children: string }) {
  return (
    <div className="flex items-start justify-between gap-4 px-[18px] pt-[18px] pb-3 md:px-6 md:pt-[22px]">
      <div className="min-w-0">
        <h2>{title}</h2>
        <p className="mt-0.5 text-[14px] leading-5 text-muted">{text}</p>
      </div>
      <b className="pr-0.5 text-[17px] leading-7 whitespace-nowrap tabular-nums">{children}</b>
    </div>
  )
}

export function Head({ isNumber = false, children }: { isNumber?: boolean; children: string }) {
  return (
    <th
      scope="col"
      className={cx('pb-2.5 font-[560]', isNumber ? 'px-2 text-right' : 'pr-3 pl-[18px] md:pl-6')}
    >
      {children}
    </th>
  )
}
