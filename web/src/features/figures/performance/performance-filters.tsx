import { referralMethods } from '@roomlark/contract/figures/performance'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { usePerformanceChoices } from '../../../data/performance.ts'
import { useAddressParts } from '../../../lib/use-address-parts.ts'
import { methodWords } from '../../../parts/performance/performance-words.ts'
import { ChipSelect } from '../../../ui/chip-select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { type Asked, isPeriod, performanceAddress } from './performance-address.ts'

const methods = [
  { value: '' as const, label: say('Any##tracking') },
  ...referralMethods.map((value) => ({ value, label: methodWords[value].name })),
]

/** Filters of the figures by hotel, link, site and way of tracking, and the choice of a comparison. */
export function PerformanceFilters({ asked }: { asked: Asked }) {
  const choices = usePerformanceChoices().data
  const change = useAddressParts(performanceAddress.with, { replace: true, preventScrollReset: true })
  const compareId = useId()
  const links = (choices?.links ?? []).filter(({ hotelId }) => !asked.hotelId || hotelId === asked.hotelId)
  return (
    <search aria-label={say('Filters')} className="mb-5 flex flex-wrap items-center gap-2.5">
      {asked.period === 'custom' ? <Dates asked={asked} /> : null}
      <ChipSelect
        label={say('Hotel')}
        value={asked.hotelId ?? ''}
        choices={[
          { value: '', label: say('Any##hotel') },
          ...(choices?.hotels ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        isOn={asked.hotelId !== undefined}
        onChoose={(hotelId) => change({ hotelId, linkId: null })}
      />
      <ChipSelect
        label={say('Link')}
        value={asked.linkId ?? ''}
        choices={[
          { value: '', label: say('Any##link') },
          ...links.map(({ id, label, code }) => ({ value: id, label: label || code })),
        ]}
        isOn={asked.linkId !== undefined}
        onChoose={(linkId) => change({ linkId })}
      />
      {choices && choices.sites.length > 0 ? (
        <ChipSelect
          label={say('Site')}
          value={asked.siteId ?? ''}
          choices={[
            { value: '', label: say('Any##site') },
            ...choices.sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          isOn={asked.siteId !== undefined}
          onChoose={(siteId) => change({ siteId })}
        />
      ) : null}
      <ChipSelect
        label={say('Tracking')}
        value={asked.method ?? ''}
        choices={methods}
        isOn={asked.method !== undefined}
        onChoose={(method) => change({ method })}
      />
      <span className="flex items-center gap-2.5 text-[14px] md:ml-auto">
        <span id={compareId}>{say('Compare with the period before')}</span>
        <Switch
          aria-labelledby={compareId}
          checked={asked.compare === 'before'}
          onCheckedChange={(isOn) => change({ compare: isOn ? 'before' : 'none' })}
        />
      </span>
    </search>
  )
}

const dateLook =
  'h-9 rounded-md border border-control bg-surface px-2.5 text-[14px] tabular-nums max-md:h-10 focus-visible:outline-2 focus-visible:outline-ring'

/** The first and last day of a period of one's own; dates that make none are not taken. */
function Dates({ asked: { fromOn = '', untilOn = '' } }: { asked: Asked }) {
  const change = useAddressParts(performanceAddress.with, { replace: true, preventScrollReset: true })
  function choose(first: string, last: string) {
    if (first && last && isPeriod(first, last)) change({ period: 'custom', fromOn: first, untilOn: last })
  }
  return (
    <span className="flex flex-wrap items-center gap-2 text-[14px] max-md:w-full">
      <label className="flex items-center gap-2">
        {say('From##date')}
        <input
          type="date"
          key={fromOn}
          defaultValue={fromOn}
          max={untilOn}
          onChange={(event) => choose(event.target.value, untilOn)}
          className={dateLook}
        />
      </label>
      <label className="flex items-center gap-2">
        {say('to##date')}
        <input
          type="date"
          key={untilOn}
          defaultValue={untilOn}
          min={fromOn}
          onChange={(event) => choose(fromOn, event.target.value)}
          className={dateLook}
        />
      </label>
    </span>
  )
}
