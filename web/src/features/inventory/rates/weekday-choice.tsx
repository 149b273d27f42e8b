import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckChip } from './check-chip.tsx'
import { weekdays } from './date-words.ts'

/** Checkboxes for the days of the week; the values are their numbers, 0 is Sunday. */
export function WeekdayChoice({ field, legend }: { field: UseFormRegisterReturn; legend: string }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-[14px] leading-5 font-[560]">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {weekdays().map(({ index, letters, long }) => (
          <CheckChip key={index} {...field} value={index} aria-label={long}>
            {letters}
          </CheckChip>
        ))}
      </div>
    </fieldset>
  )
}
