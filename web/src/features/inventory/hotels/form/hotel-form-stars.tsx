import { hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { say } from '@roomlark/contract/say'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { cx } from '../../../../lib/cx.ts'
import { FieldNote } from '../../../../ui/field.tsx'
import { Star } from '../../../../ui/icons/star.ts'
import { starWords } from '../../../../ui/star-words.ts'
import type { HotelFormReturn } from './use-hotel-form.ts'

const choices = [1, 2, 3, 4, 5]

/** Radio buttons that look like stars; the arrow keys move between them, as in any radio group. */
export function StarRatingField({ control }: { control: HotelFormReturn['control'] }) {
  const id = useId()
  const { field, fieldState } = useController({ control, name: 'starRating' })
  const [pointed, setPointed] = useState<number | null>(null)
  const lit = pointed ?? field.value
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={fieldState.error ? true : undefined}
      aria-describedby={fieldState.error ? `${id}-note` : undefined}
      onPointerLeave={() => setPointed(null)}
    >
      <p id={`${id}-label`} className="mb-1.5 text-[14px] leading-5 font-[560]">
        {hotelFields.starRating.label}
      </p>
      <div className="flex h-(--control-h) items-center">
        {choices.map((count) => (
          <label
            key={count}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(count)}
            className="relative grid h-9 w-[31px] cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={id}
              value={count}
              checked={field.value === count}
              onChange={() => field.onChange(count)}
              onBlur={field.onBlur}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{starWords(count)}</span>
            <Star
              aria-hidden="true"
              className={cx('size-[26px]', count <= lit ? 'fill-accent stroke-none' : 'stroke-control')}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2.5 text-muted">
          {Number.isNaN(lit) ? say('Not chosen yet') : starWords(lit)}
        </span>
      </div>
      <FieldNote id={`${id}-note`} error={fieldState.error?.message} />
    </div>
  )
}
