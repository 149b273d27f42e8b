import type { PaymentTransfer, PaymentTransferLine } from '@roomlark/contract/bookings/payment-accounts'
import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useLocation, useNavigate } from 'react-router'
import { readTransferCsv, useTransferLines } from '../../../../data/payments.ts'
import { cx } from '../../../../lib/cx.ts'
import { fullDay, weekdayDay } from '../../../../lib/day-words.ts'
import { CsvButton } from '../../../../parts/csv/csv-button.tsx'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { Link } from '../../../../ui/link.tsx'
import { NotLoadedContent } from '../../../../ui/not-loaded.tsx'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { paymentsAddress } from './payments-address.ts'
import { lineKinds, transferStates } from './transfer-words.ts'

/** One transfer explained: its sums, then every line of which it consists. */
export function TransferPanel({ hotel, transfer }: { hotel: Hotel; transfer: PaymentTransfer }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = () => void navigate({ search: paymentsAddress.with(search, { openId: null }) })
  const ids = { hotelId: hotel.id, transferId: transfer.id }
  const lines = useTransferLines(ids)
  const { tone, name } = transferStates[transfer.state]
  return (
    <SidePanel label={say('Transfer')} opener={`[data-transfer="${transfer.id}"]`} onClose={close}>
      <div className="flex min-h-14 shrink-0 items-center gap-2.5 px-[18px] pt-2.5 pb-3.5 md:px-7 md:pt-4">
        <Badge tone={tone}>{name}</Badge>
        <span className="ml-auto flex items-center">
          <CsvButton isSmall read={() => readTransferCsv(ids)} isEmpty={(lines.data ?? []).length === 0} />
          <IconButton label={say('Close panel')} onClick={close} className="-mr-2.5">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-[18px] pb-5 md:px-7">
        <h2>{fullDay(transfer.arrivesOn)}</h2>
        <Sums transfer={transfer} />
        <h3 className="mt-6 mb-1">{say('Line by line')}</h3>
        {lines.data ? (
          <ul>
            {lines.data.map((line) => (
              <Line key={line.id} line={line} hotel={hotel} currency={transfer.currency} />
            ))}
          </ul>
        ) : lines.isPending ? (
          <SkeletonArea className="grid gap-3">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </SkeletonArea>
        ) : (
          <NotLoadedContent title={say('The lines did not load')} query={lines} />
        )}
      </div>
    </SidePanel>
  )
}

function Sums({ transfer }: { transfer: PaymentTransfer }) {
  const { paymentsCents, refundsCents, disputesCents, feesCents, otherCents, amountCents } = transfer
  const rows: [string, number][] = [
    [say('Payments'), paymentsCents],
    [say('Refunds'), refundsCents],
    [say('Disputes'), disputesCents],
    [say('Fees of the payment service'), feesCents],
    [say('Other'), otherCents],
  ]
  return (
    <dl className="mt-3 tabular-nums">
      {rows
        .filter(([, cents]) => cents !== 0)
        .map(([term, cents]) => (
          <Row key={term} term={term} text={moneyText(cents, transfer.currency)} />
        ))}
      <Row term={say('To your bank account')} text={moneyText(amountCents, transfer.currency)} isResult />
    </dl>
  )
}

function Row({ term, text, isResult = false }: { term: string; text: string; isResult?: boolean }) {
  return (
    <div
      className={cx(
        'flex justify-between gap-4 py-[5px]',
        isResult && 'mt-1.5 items-baseline border-t-2 border-text pt-2.5 font-strong',
      )}
    >
      <dt>{term}</dt>
      <dd className={cx('shrink-0', isResult && 'font-display text-[21px] leading-[26px] font-[540]')}>
        {text}
      </dd>
    </div>
  )
}

type LineProps = { line: PaymentTransferLine; hotel: Hotel; currency: string }

function Line({ line, hotel, currency }: LineProps) {
  const { kind, bookingId, reference, guestName, amountCents, feeCents, at } = line
  return (
    <li className="flex items-start justify-between gap-3 border-t border-border py-2.5 text-[14px] leading-5 first:border-t-0">
      <span className="min-w-0">
        {lineKinds[kind]}
        {guestName === null ? null : (
          <>
            {', '}
            <UserText>{guestName}</UserText>
          </>
        )}
        <span className="mt-0.5 block text-sm text-muted">
          {bookingId === null || reference === null ? null : (
            <>
              <Link className="link" to={`/bookings?booking=${bookingId}`}>
                {reference}
              </Link>
              {', '}
            </>
          )}
          {weekdayDay(dateIn(hotel.timeZone, new Date(at)))}
        </span>
      </span>
      <span className="shrink-0 text-right tabular-nums">
        {moneyText(amountCents, currency)}
        {feeCents === 0 ? null : (
          <span className="mt-0.5 block text-sm text-muted">
            {say('fee {amount}', { amount: moneyText(feeCents, currency) })}
          </span>
        )}
      </span>
    </li>
  )
}
