import { type Period, periods } from '@roomlark/contract/figures/analytics'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { useAddressParts } from '../../../lib/use-address-parts.ts'
import { periodWords } from '../../../parts/charts/period-words.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Calendar } from '../../../ui/icons/calendar.ts'
import { ChevronDown } from '../../../ui/icons/chevron-down.ts'
import { periodAddress } from './period-words.ts'

/** The platform's own select, dressed as a button. */
export function PeriodSelect({ period }: { period: Period }) {
  const change = useAddressParts(periodAddress.with, { replace: true, preventScrollReset: true })
  return (
    <span
      className={cx(
        buttonClass({ variant: 'secondary' }),
        'relative hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring max-md:w-full',
      )}
    >
      <span aria-hidden="true" className="contents">
        <Calendar className="size-[17px]" />
        {periodWords[period]}
        <ChevronDown className="size-4" />
      </span>
      <select
        aria-label={say('Period')}
        value={period}
        onChange={({ target }) => change({ period: periodAddress.read(`?period=${target.value}`).period })}
        className="absolute inset-0 w-full cursor-pointer appearance-none rounded-md text-transparent opacity-0 [&>option]:bg-raised [&>option]:text-text"
      >
        {periods.map((choice) => (
          <option key={choice} value={choice}>
            {periodWords[choice]}
          </option>
        ))}
      </select>
    </span>
  )
}
