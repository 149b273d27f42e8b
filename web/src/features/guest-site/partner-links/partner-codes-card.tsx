import type { PartnerCode } from '@roomlark/contract/guest-site/partner-codes'
import type { PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useEndCode, usePartnerCodes } from '../../../data/partner-codes.ts'
import { cx } from '../../../lib/cx.ts'
import { dayText, longRangeWords } from '../../../lib/day-words.ts'
import { isoDate } from '../../../lib/format-date.ts'
import { countText, percentText } from '../../../lib/format-number.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CircleStop } from '../../../ui/icons/circle-stop.ts'
import { Plus } from '../../../ui/icons/plus.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { NewCodeDialog } from './new-code-dialog.tsx'

/** The affiliate's own promo codes at the hotel. */
export function PartnerCodesCard({ partnership }: { partnership: PartnershipDetail }) {
  const { id, state } = partnership
  const query = usePartnerCodes(id)
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<PartnerCode | null>(null)
  const codes = query.data
  return (
    <Card className="overflow-hidden p-0!">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-[18px] pt-[18px] pb-3 md:px-6 md:pt-6">
        <div>
          <h2>{say('Promo codes')}</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">
            {say('A code beats a link, and works where a link cannot go')}
          </p>
        </div>
        {state === 'active' ? (
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {say('New code')}
          </Button>
        ) : null}
      </div>
      {codes === undefined || codes.length === 0 ? (
        <div className="px-[18px] pb-5 text-muted md:px-6">
          {query.isError ? (
            <CardError retry={() => void query.refetch()} />
          ) : codes ? (
            say('No codes yet. Use one in a podcast, a talk or in print.')
          ) : (
            <CardSkeleton />
          )}
        </div>
      ) : (
        <CodeTable codes={codes} onEnd={setEnding} />
      )}
      {isAdding ? <NewCodeDialog partnership={partnership} onClose={() => setAdding(false)} /> : null}
      {ending ? <EndCode partnershipId={id} code={ending} onClose={() => setEnding(null)} /> : null}
    </Card>
  )
}

const headClass = 'px-3 py-2 text-left text-sm font-medium text-muted'
/** On a phone each cell is a line with the title of its column. */
const cellClass =
  'px-3 py-3 max-md:flex max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1 max-md:before:text-muted max-md:before:content-[attr(data-label)]'

function CodeTable({ codes, onEnd }: { codes: readonly PartnerCode[]; onEnd: (code: PartnerCode) => void }) {
  const today = isoDate(new Date())
  return (
    <table className="w-full border-collapse text-[15px] max-md:block">
      <thead className="max-md:hidden">
        <tr>
          <th scope="col" className="px-6 py-2 text-left text-sm font-medium text-muted">
            {say('Code')}
          </th>
          <th scope="col" className={headClass}>
            {say('The guest gets')}
          </th>
          <th scope="col" className={headClass}>
            {say('Valid')}
          </th>
          <th scope="col" className={cx(headClass, 'text-right!')}>
            {say('Bookings')}
          </th>
          <th scope="col" className={cx(headClass, 'text-right!')}>
            {say('Earnings')}
          </th>
          <th scope="col" className="pr-4">
            <span className="sr-only">{say('End')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {codes.map((code) => (
          <CodeRow key={code.id} code={code} isOver={isOver(code, today)} onEnd={() => onEnd(code)} />
        ))}
      </tbody>
    </table>
  )
}

function isOver({ isActive, untilOn, agreement }: PartnerCode, today: string): boolean {
  return !isActive || agreement === 'declined' || (untilOn !== null && untilOn < today)
}

type CodeRowProps = { code: PartnerCode; isOver: boolean; onEnd: () => void }

function CodeRow({ code, isOver, onEnd }: CodeRowProps) {
  const { discountPercent, bookings, earningsUsdCents, label } = code
  return (
    <tr
      className={cx(
        'border-t border-border max-md:block max-md:px-[18px] max-md:py-3.5',
        isOver && 'text-muted',
      )}
    >
      <th scope="row" className="text-left font-normal max-md:block max-md:pb-1 md:px-6 md:py-3">
        <span className="flex flex-wrap items-center gap-x-2 font-[580] tracking-[0.04em] wrap-anywhere">
          {code.code}
          <CodeBadge code={code} isOver={isOver} />
        </span>
        {label ? (
          <span className="block text-sm text-muted">
            <UserText>{label}</UserText>
          </span>
        ) : null}
      </th>
      <td data-label={say('The guest gets')} className={cellClass}>
        {discountPercent > 0
          ? say('{percent} off the room', { percent: percentText(discountPercent) })
          : say('No discount')}
      </td>
      <td data-label={say('Valid')} className={cellClass}>
        {validWords(code)}
      </td>
      <td data-label={say('Bookings')} className={cx(cellClass, 'tabular-nums md:text-right')}>
        {countText(bookings)}
      </td>
      <td data-label={say('Earnings')} className={cx(cellClass, 'tabular-nums md:text-right')}>
        {moneyText(earningsUsdCents, 'USD')}
      </td>
      <td className="pr-3 text-right max-md:block max-md:pr-0">
        {isOver ? null : (
          <IconButton label={say('End {code}', { code: code.code })} onClick={onEnd}>
            <CircleStop aria-hidden="true" className="size-[18px]" />
          </IconButton>
        )}
      </td>
    </tr>
  )
}

function CodeBadge({ code: { agreement }, isOver }: { code: PartnerCode; isOver: boolean }) {
  if (agreement === 'proposed') return <Badge tone="warning">{say('The hotel decides')}</Badge>
  if (agreement === 'declined') return <Badge tone="error">{say('Declined')}</Badge>
  return isOver ? <Badge tone="neutral">{say('Ended')}</Badge> : null
}

function validWords({ fromOn, untilOn, maxBookings }: PartnerCode): string {
  const days =
    fromOn !== null && untilOn !== null
      ? longRangeWords(fromOn, untilOn)
      : fromOn !== null
        ? say('from {day}', { day: dayText(fromOn) })
        : untilOn !== null
          ? say('until {day}', { day: dayText(untilOn) })
          : say('always')
  return maxBookings === null
    ? days
    : `${days}, ${say('{count, plural, one {# time} other {# times}}', { count: maxBookings })}`
}

type EndCodeProps = { partnershipId: string; code: PartnerCode; onClose: () => void }

function EndCode({ partnershipId, code, onClose }: EndCodeProps) {
  const ending = useEndCode(partnershipId)
  const form = useContractForm({
    send: () => ending.mutateAsync(code.id),
    done: say('{code} has ended.', { code: code.code }),
    failed: say('The code was not ended. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('End {code}?', { code: code.code })}
      description={say(
        'Guests can no longer use it. Bookings made with it keep their discount and still count for you.',
      )}
      submitLabel={say('End code')}
      busyLabel={say('Ending')}
      isDanger
      onClose={onClose}
    />
  )
}
