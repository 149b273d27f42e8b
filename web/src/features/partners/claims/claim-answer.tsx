import { hotelTime } from '@roomlark/contract/hotel-clock'
import { type ClaimStep, claimSteps, claimTitle } from '@roomlark/contract/partners/claim-words'
import type { ClaimAnswer } from '@roomlark/contract/partners/commission-claim'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { fullDay } from '../../../lib/day-words.ts'
import { countText } from '../../../lib/format-number.ts'
import { Check } from '../../../ui/icons/check.ts'
import { Minus } from '../../../ui/icons/minus.ts'
import { X } from '../../../ui/icons/x.ts'
import { Link } from '../../../ui/link.tsx'

function moment(at: string, timeZone: string): string {
  const local = hotelTime(new Date(at), timeZone)
  return say('{day} at {time}', { day: fullDay(local.slice(0, 10)), time: local.slice(11) })
}

export function ClaimAnswerView({ answer }: { answer: ClaimAnswer }) {
  const id = answer.booking?.id ?? null
  return (
    <div className="mt-5 border-t border-border pt-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3>{claimTitle(answer)}</h3>
        {id === null ? null : (
          <Link to={`/commissions/${id}`} className="link">
            {say('See the receipt')}
          </Link>
        )}
      </div>
      <ol className="grid gap-3">
        {claimSteps(answer, { moment, count: countText }).map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
    </div>
  )
}

function Step({ step: { title, detail, isMet } }: { step: ClaimStep }) {
  const [Icon, look, said] =
    isMet === null
      ? ([Minus, 'bg-sunken text-muted', say('Not needed')] as const)
      : isMet
        ? ([Check, 'bg-success-soft text-success-text', say('Yes')] as const)
        : ([X, 'bg-error-soft text-error-text', say('No')] as const)
  return (
    <li className="flex items-start gap-3">
      <span
        role="img"
        aria-label={said}
        className={cx('grid size-[26px] shrink-0 place-items-center rounded-full', look)}
      >
        <Icon aria-hidden="true" className="size-[15px]" />
      </span>
      <div className="min-w-0">
        <b className="block font-[560]">{title}</b>
        <p className="text-[14px] leading-5 wrap-anywhere text-muted">{detail}</p>
      </div>
    </li>
  )
}
