import { say } from '@roomlark/contract/say'
import type { EarningsStatement } from '@roomlark/contract/settlement/earnings'
import { dayText } from '../../../lib/day-words.ts'
import { accountKindWords } from '../../../parts/money/account-kind-words.ts'
import { Card } from '../../../ui/card.tsx'
import { Landmark } from '../../../ui/icons/landmark.ts'
import { Timeline } from '../../../ui/timeline.tsx'
import { AskAboutStatement } from './ask-about-statement.tsx'
import { paymentSteps } from './statement-words.ts'

/** Method and recipient of the payment, and what to do if something is wrong. */
export function StatementSide({ statement }: { statement: EarningsStatement }) {
  const { payee, objectionsUntil } = statement
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5">
      <Card aria-labelledby="how-paid">
        <h2 id="how-paid" className="mb-3.5">
          {say('How it was paid')}
        </h2>
        <Timeline items={paymentSteps(statement)} />
      </Card>
      {payee.account ? (
        <Card aria-labelledby="paid-to">
          <h2 id="paid-to" className="mb-3.5">
            {say('Paid to')}
          </h2>
          <div className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-[38px] shrink-0 place-items-center rounded-[10px] bg-primary-soft text-primary-text"
            >
              <Landmark className="size-[19px]" />
            </span>
            <p className="min-w-0">
              <b className="font-strong">{say('Ending {lastFour}', { lastFour: payee.account.lastFour })}</b>
              <span className="block text-sm text-muted wrap-anywhere">
                {say('{bank}, paid in {currency}', {
                  bank: payee.account.bankName ?? accountKindWords[payee.account.kind],
                  currency: payee.account.currency,
                })}
              </span>
            </p>
          </div>
          {payee.details ? (
            <dl className="mt-4 grid gap-2 border-t border-border pt-4 text-[14px]">
              <Line term={say('Name')}>{payee.details.name}</Line>
              {payee.details.company ? <Line term={say('Company')}>{payee.details.company}</Line> : null}
              <Line term={say('Tax number')}>{payee.details.taxNumber}</Line>
            </dl>
          ) : null}
        </Card>
      ) : null}
      <Card aria-labelledby="not-right">
        <h2 id="not-right" className="mb-1 font-sans text-md font-strong tracking-normal">
          {say('Something not right?')}
        </h2>
        <p className="text-[14px] text-muted">
          {say(
            'Every stay opens its receipt: the click, the rule, the rate and each change. You can object until {day}.',
            { day: dayText(objectionsUntil) },
          )}
        </p>
        <AskAboutStatement statement={statement} />
      </Card>
    </aside>
  )
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-[540] wrap-anywhere">{children}</dd>
    </div>
  )
}
