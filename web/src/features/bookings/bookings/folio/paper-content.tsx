import { folioLineTitle } from '@roomlark/contract/bookings/folio-words'
import type { DraftLine, InvoiceDraft } from '@roomlark/contract/bookings/invoices'
import { guestLanguages } from '@roomlark/contract/guest-languages'
import { sayCountry } from '@roomlark/contract/places'
import { townLine } from '@roomlark/contract/postal-address'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { longDay, longRangeWords } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

/** A paper as it would be issued now. */
export function PaperContent({ draft }: { draft: InvoiceDraft }) {
  const { payer, issuer, lines, payments, taxes, kind, language, corrects, stays } = draft
  const { totalCents, paidCents, dueOn, currency } = draft
  const left = totalCents - paidCents
  const money = (cents: number) => moneyText(cents, currency)
  return (
    <div className="rounded-lg border border-border px-4 py-3 text-[14px] leading-5">
      <div className="grid gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-2">
        <Party
          label={say('For##who pays')}
          lines={[
            payer.company,
            payer.name,
            payer.address,
            townLine(payer),
            payer.country && sayCountry(payer.country),
            payer.vatId && say('VAT id {vatId}', { vatId: payer.vatId }),
          ]}
        />
        <Party label={say('Issued by')} lines={[issuer.company, issuer.address]} />
      </div>
      <p className="mt-2 text-muted">
        {corrects === null
          ? say('In {language}', { language: guestLanguages[language] })
          : say('In {language}, takes back part of {invoice}', {
              language: guestLanguages[language],
              invoice: corrects,
            })}
      </p>
      <table className="mt-2 w-full">
        <caption className="sr-only">{say('Lines')}</caption>
        {stays.map(({ reference, guestName, checkInOn, checkOutOn, totalCents }) => (
          <tbody key={reference} className="border-t border-border first-of-type:border-t-0">
            <Row amount={money(totalCents)} isStrong>
              <span dir="auto">{guestName}</span>, {reference}, {longRangeWords(checkInOn, checkOutOn)}
            </Row>
            <LineRows lines={lines.filter((line) => line.reference === reference)} {...{ kind, money }} />
          </tbody>
        ))}
        {stays.length === 0 ? (
          <tbody>
            <LineRows lines={kind === 'receipt' ? payments : lines} {...{ kind, money }} />
          </tbody>
        ) : null}
        <tbody className="border-t border-text">
          <Row amount={money(totalCents)} isStrong>
            {say('Total')}
          </Row>
          {taxes.map(({ vatBps, vatCents, netCents }) =>
            vatBps === 0 ? null : (
              <Row key={vatBps} amount={money(vatCents)}>
                {say('Of which {rate} VAT on {net}', {
                  rate: percentText(vatBps / 100),
                  net: money(netCents),
                })}
              </Row>
            ),
          )}
          {kind === 'receipt' || paidCents === 0 ? null : <Row amount={money(paidCents)}>{say('Paid')}</Row>}
          {dueOn === null ? null : (
            <Row amount={money(left)} isStrong>
              {say('To be paid by {day}', { day: longDay(dueOn) })}
            </Row>
          )}
          {kind === 'receipt' || left >= 0 || paidCents === 0 ? null : (
            <Row amount={money(0 - left)}>{say('To be paid back')}</Row>
          )}
        </tbody>
      </table>
    </div>
  )
}

function Party({ label, lines }: { label: string; lines: string[] }) {
  const [name = say('No name yet'), ...others] = lines.flatMap((line) => line.split('\n')).filter(Boolean)
  return (
    <div>
      <span className="text-sm text-muted">{label}</span>
      <b className="block" dir="auto">
        {name}
      </b>
      <span className="block whitespace-pre-line" dir="auto">
        {others.join('\n')}
      </span>
    </div>
  )
}

type LineRowsProps = Pick<InvoiceDraft, 'lines' | 'kind'> & { money: (cents: number) => string }

function LineRows({ lines, kind, money }: LineRowsProps) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper have no name of their own and never move.
    <Row key={index} amount={money(kind === 'receipt' ? 0 - line.amountCents : line.amountCents)}>
      {lineWords(line)}
    </Row>
  ))
}

type RowProps = { amount: string; isStrong?: boolean; children: ReactNode }

function Row({ amount, isStrong = false, children }: RowProps) {
  return (
    <tr className={cx('align-top', isStrong && 'font-strong')}>
      <td className="py-1 pr-3 wrap-anywhere">{children}</td>
      <td className="py-1 text-right whitespace-nowrap tabular-nums">{amount}</td>
    </tr>
  )
}

/** `3 × Harbour Double, 16 to 18 June`, `Breakfast, 2 guests, 16 to 18 June`, `Minibar, 17 June` */
function lineWords(line: DraftLine): string {
  const { fromOn, untilOn, kind, onDate, quantity, vatBps } = line
  const hasOwnDay = kind === 'extra' || kind === 'payment' || kind === 'refund'
  const when =
    fromOn !== null && untilOn !== null ? longRangeWords(fromOn, untilOn) : hasOwnDay ? longDay(onDate) : ''
  const title = folioLineTitle({ ...line, vatPercent: vatBps === null ? null : vatBps / 100 })
  return [quantity === 1 || kind === 'meal' ? title : `${quantity} × ${title}`, when]
    .filter(Boolean)
    .join(', ')
}
