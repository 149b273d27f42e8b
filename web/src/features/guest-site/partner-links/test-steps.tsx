import type { LinkTest, LinkTestStep } from '@roomlark/contract/guest-site/link-test'
import { findingWords, linkTestTitle } from '@roomlark/contract/guest-site/link-test-words'
import type { PartnerLink } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { useChangeLink } from '../../../data/partner-links.ts'
import { cx } from '../../../lib/cx.ts'
import { longRangeWords } from '../../../lib/day-words.ts'
import { decimalText } from '../../../lib/format-number.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { accountFormats } from '../../../parts/word-formats.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Check } from '../../../ui/icons/check.ts'
import { X } from '../../../ui/icons/x.ts'
import { toast } from '../../../ui/toast.ts'
import { LinkDatesDialog } from './link-dates-dialog.tsx'

type TestStepsProps = { partnershipId: string; link: PartnerLink; test: LinkTest }

export function TestSteps({ partnershipId, link, test }: TestStepsProps) {
  const failing = test.steps.filter(({ isPassed }) => !isPassed).length
  return (
    <Card className="overflow-hidden p-0!">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-[18px] py-5 md:px-6">
        <div role="status">
          <h2>
            {say('{passed} of {count, plural, one {# step} other {# steps}} passed', {
              passed: test.steps.length - failing,
              count: test.steps.length,
            })}
          </h2>
        </div>
        {failing === 0 ? (
          <Badge tone="success">{say('All good')}</Badge>
        ) : (
          <Badge tone="error">
            {say('{failing, plural, =1 {One to fix} other {# to fix}}', { failing })}
          </Badge>
        )}
        <span aria-hidden="true" className="flex gap-1 max-md:w-full md:ml-auto">
          {test.steps.map(({ step, isPassed }) => (
            <i
              key={step}
              className={cx('h-2 rounded-sm max-md:grow md:w-[22px]', isPassed ? 'bg-success' : 'bg-error')}
            />
          ))}
        </span>
      </div>
      <ol>
        {test.steps.map((step) => (
          <Step key={step.step} step={step}>
            {step.step === 'dates' && !step.isPassed ? (
              <DatesFix partnershipId={partnershipId} link={link} test={test} />
            ) : null}
          </Step>
        ))}
      </ol>
    </Card>
  )
}

function Step({ step, children }: { step: LinkTestStep; children: ReactNode }) {
  const { isPassed, found, tookMs } = step
  const Icon = isPassed ? Check : X
  return (
    <li
      className={cx(
        'flex items-start gap-4 border-t border-border px-[18px] py-3.5 md:px-6',
        !isPassed && 'bg-error-soft [box-shadow:inset_3px_0_0_var(--color-error)]',
      )}
    >
      <span
        role="img"
        aria-label={isPassed ? say('Passed') : say('Failed')}
        className={cx(
          'mt-0.5 grid size-[26px] shrink-0 place-items-center rounded-full',
          isPassed ? 'bg-success-soft text-success-text' : 'bg-error text-on-error',
        )}
      >
        <Icon aria-hidden="true" className="size-[15px]" />
      </span>
      <div className="min-w-0 grow">
        <b className="block font-[580]">{linkTestTitle(step.step, isPassed)}</b>
        <p className={cx('text-[14px] wrap-anywhere', isPassed && 'text-muted')}>
          {findingWords(found, accountFormats)}
        </p>
        {children}
      </div>
      <span className="shrink-0 text-sm text-muted tabular-nums max-md:hidden">
        {say('{milliseconds} ms', { milliseconds: decimalText(tookMs) })}
      </span>
    </li>
  )
}

/** Other dates for the link: the nearest free ones with one press, or any. */
function DatesFix({ partnershipId, link, test: { nearest } }: TestStepsProps) {
  const [isChoosing, setChoosing] = useState(false)
  const changing = useChangeLink(partnershipId)
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {nearest ? (
        <Button
          size="sm"
          busy={changing.isPending && say('Saving')}
          onClick={() =>
            changing.mutate(
              { link, change: nearest },
              {
                onSuccess: () => toast.success(say('The link has new dates.')),
                onError: (error) => showRefusal(error, say('The dates were not saved. Please try again.')),
              },
            )
          }
        >
          {say('Use {dates}', { dates: longRangeWords(nearest.checkInOn, nearest.checkOutOn) })}
        </Button>
      ) : null}
      {link.checkInOn === null ? null : (
        <Button variant="quiet" size="sm" onClick={() => setChoosing(true)}>
          {say('Choose other dates')}
        </Button>
      )}
      {isChoosing ? (
        <LinkDatesDialog partnershipId={partnershipId} link={link} onClose={() => setChoosing(false)} />
      ) : null}
    </div>
  )
}
