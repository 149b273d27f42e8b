import type { DemandNight } from '@roomlark/contract/inventory/demand'
import { say } from '@roomlark/contract/say'
import { useMemo, useState } from 'react'
import { useDemandPreview } from '../../../../data/demand.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sparkles } from '../../../../ui/icons/sparkles.ts'
import { fromToday, getShownRange, type Shown } from '../calendar/period.ts'

/** Nights that rules would sell at another price, by room type and night. */
export type SuggestedNights = ReadonlyMap<string, DemandNight>

/** Shows what the rules that suggest would make of the nights shown, once that is asked for. */
export function useDemandOverlay(hotelId: string, shown: Shown, today: string) {
  const [isOn, setOn] = useState(false)
  const range = fromToday(getShownRange(shown), today)
  const preview = useDemandPreview(hotelId, range, isOn)
  const nights = useMemo<SuggestedNights>(
    () =>
      new Map(isOn ? preview.data?.nights.map((one) => [`${one.roomTypeId} ${one.night}`, one]) : undefined),
    [isOn, preview.data],
  )
  const toggle = (
    <Button variant="secondary" size="sm" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      <Sparkles aria-hidden="true" className="size-4" />
      <span aria-live="polite">
        {!isOn || !preview.isSuccess
          ? say('What rules suggest')
          : nights.size === 0
            ? say('Nothing suggested')
            : say('{count, plural, one {# price} other {# prices}} suggested', { count: nights.size })}
      </span>
    </Button>
  )
  return { nights, toggle }
}
