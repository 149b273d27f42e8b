import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingFolio, Folio } from '@roomlark/contract/bookings/folio'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../../lib/cx.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card } from '../../../../ui/card.tsx'
import { CardTop, Head } from './charges-card.tsx'
import { isReplaced, listPayments } from './folio-shapes.ts'
import { type LineAct, LineMenu } from './line-menu.tsx'
import { lineTitle, paidDetail, paidWhen } from './line-words.ts'

type PaymentsCardProps = {
  booking: Booking
  folio: BookingFolio
  shown: Folio
  showsEnded: boolean
  /** Null for who may only read. */
  onAct: ((act: LineAct) => void) | null
}

/** Lists payments and refunds; no money goes through Roomlark, also not what is paid online. */
export function PaymentsCard({ booking, folio, shown, showsEnded, onAct }: PaymentsCardProps) {
  const payments = listPayments(shown.lines, showsEnded)
  return (
    <Card className="overflow-hidden p-0! md:p-0!">
      <CardTop
        title={say('Payments recorded')}
        text={
          payments.some(({ method }) => method === 'online')
            ? say('Online payments come by themselves. Everything else is taken by you and recorded here.')
            : say('Roomlark keeps the record. The money is taken by you.')
        }
      >
        {moneyText(shown.paidCents, folio.currency)}
      </CardTop>
      {payments.length === 0 ? (
        <p className="border-t border-border px-[18px] py-6 text-muted md:px-6">
          {say('No payment is recorded yet.')}
        </p>
      ) : (
        <table className="w-full text-left">
          <thead className="text-sm text-muted max-sm:sr-only">
            <tr>
              <Head>{say('When')}</Head>
              <Head>{say('How')}</Head>
              <Head isNumber>{say('Amount')}</Head>
              <th scope="col" className="w-11">
                <span className="sr-only">{say('Actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map((line) => (
              <tr key={line.id} className={cx('border-t border-border', isReplaced(line) && 'text-muted')}>
                <td className="py-[9px] pr-3 pl-[18px] whitespace-nowrap max-sm:hidden md:pl-6">
                  {line.at === null ? '' : paidWhen(line.at, booking)}
                </td>
                <td className="py-[9px] pr-3 pl-[18px] leading-5 wrap-anywhere md:pl-6">
                  {lineTitle(line)}
                  <small className="block text-sm text-muted">
                    <span className="sm:hidden">
                      {line.at === null ? '' : `${paidWhen(line.at, booking)}. `}
                    </span>
                    {paidDetail(line)}
                  </small>
                </td>
                {/* A payment lowers what is owed; here it is what was paid. */}
                <td className="px-2 text-right whitespace-nowrap tabular-nums">
                  {moneyText(0 - line.amountCents, folio.currency)}
                </td>
                <td className="pr-3 text-right">
                  {onAct ? <LineMenu folio={folio} line={line} onAct={onAct} /> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
