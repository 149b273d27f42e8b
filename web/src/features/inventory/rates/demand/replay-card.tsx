import type { PriceReplay } from '@roomlark/contract/figures/price-advice'
import type { DemandRule } from '@roomlark/contract/inventory/demand'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { usePriceReplay } from '../../../../data/demand.ts'
import { longRangeWords, weekdayLongDay } from '../../../../lib/day-words.ts'
import { signedPercent } from '../../../../lib/format-number.ts'
import { moneyText, signedMoneyText } from '../../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'

type ReplayCardProps = { hotel: Hotel; rules: readonly DemandRule[] }

/** Prices that the nights of the last 90 days would have sold at. */
export function ReplayCard({ hotel, rules }: ReplayCardProps) {
  const [ruleId, setRuleId] = useState('')
  const chosen = rules.some(({ id }) => id === ruleId) ? ruleId : ''
  const replay = usePriceReplay(hotel.id, chosen)
  return (
    <Card>
      <CardHead
        title={say('The last 90 days again')}
        subtitle={say('What the nights that were sold would have sold at with these rules')}
      />
      {rules.length === 0 ? (
        <p className="text-muted">{say('Add a rule, even one that is off, to replay it.')}</p>
      ) : (
        <>
          <SelectField
            label={say('With')}
            value={chosen}
            onChange={(event) => setRuleId(event.target.value)}
            className="mb-4"
          >
            <option value="">{say('All rules that are not off')}</option>
            {rules.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {replay.data ? (
            <Replayed replay={replay.data} />
          ) : replay.isError ? (
            <NotLoaded title={say('The nights did not load')} query={replay} />
          ) : (
            <Spinner />
          )}
        </>
      )}
    </Card>
  )
}

const shownDays = 6

function Replayed({ replay }: { replay: PriceReplay }) {
  const { currency, soldCents, wouldCents, rooms, changed, left } = replay
  const difference = wouldCents - soldCents
  const most = replay.days
    .filter((day) => day.wouldCents !== day.soldCents)
    .toSorted((a, b) => Math.abs(b.wouldCents - b.soldCents) - Math.abs(a.wouldCents - a.soldCents))
    .slice(0, shownDays)
  if (rooms === 0) return <p className="text-muted">{say('No night of the last 90 days was sold.')}</p>
  return (
    <div aria-live="polite">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 tabular-nums">
        <dt>{say('{rooms, plural, one {# night} other {# nights}} sold at', { rooms })}</dt>
        <dd className="pl-4 text-right">{moneyText(soldCents, currency)}</dd>
        <dt>
          {say('would have sold at')}
          <span className="block text-sm text-muted">
            {say('{changed, plural, one {# of them} other {# of them}} at another price', { changed })}
          </span>
        </dt>
        <dd className="pl-4 text-right">{moneyText(wouldCents, currency)}</dd>
        <dt className="border-t-2 border-text pt-1.5 font-[580]">{say('Difference')}</dt>
        <dd className="border-t-2 border-text pt-1.5 pl-4 text-right font-[580]">
          {signedMoneyText(difference, currency)}
          {soldCents > 0 ? (
            <span className="block text-sm font-normal text-muted">
              {signedPercent((100 * difference) / soldCents)}
            </span>
          ) : null}
        </dd>
      </dl>
      {most.length > 0 ? (
        <>
          <h3 className="mt-4 mb-1 text-[14px] font-[560]">{say('The largest differences')}</h3>
          <ul className="divide-y divide-border text-[14px]">
            {most.map((day) => (
              <li key={day.night} className="flex justify-between gap-4 py-1.5">
                <span>
                  {weekdayLongDay(day.night)}{' '}
                  <span className="text-muted">
                    {say('{count, plural, one {# room} other {# rooms}}', { count: day.rooms })}
                  </span>
                </span>
                <span className="tabular-nums">
                  {signedMoneyText(day.wouldCents - day.soldCents, currency)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-4 text-sm text-muted">
        {say(
          '{range}. Each night counts as it stood when it was booked, with the seasons and bounds of today. Whether guests would have booked at the other price, nobody knows.',
          { range: longRangeWords(replay.fromOn, replay.untilOn) },
        )}
        {left > 0
          ? ` ${say('{left, plural, one {# night has} other {# nights have}} a price of their own or an agreed price and stayed as sold.', { left })}`
          : ''}
      </p>
    </div>
  )
}
