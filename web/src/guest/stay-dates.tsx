import { addDays } from '@roomlark/contract/dates'
import { shortDay } from '@roomlark/contract/guest-formats'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { PriceCalendar } from './calendar/price-calendar.tsx'
import type { StayDatesProps } from './calendar/stay-dates-props.ts'
import { closeOnLeaving } from './leaving.ts'

export const fieldClass =
  'block min-h-[54px] min-w-0 flex-1 rounded-md px-3.5 py-1.5 text-left text-sm text-muted focus-within:outline-2 focus-within:outline-ring'
const value = 'block w-full truncate font-display text-md font-medium text-text'

/** Two date fields of the browser; with script a calendar, which has prices where a hotel is chosen. */
export function StayDates(props: StayDatesProps) {
  const { checkInOn, checkOutOn, words, today } = props
  const [isEnhanced, setEnhanced] = useState(false)
  const [stay, setStay] = useState({ from: checkInOn ?? '', until: checkOutOn ?? '' })
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus({ preventScroll: true })
  }
  const id = useId()
  useEffect(() => {
    setEnhanced(true)
    // Other parts of the page lead here by a plain link to the form.
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open-dates]') : null
      if (!link) return
      event.preventDefault()
      opener.current = link
      setOpen(true)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    return closeOnLeaving(
      () => (box.current ? [box.current] : []),
      (_, by) => {
        setOpen(false)
        if (by === 'escape') opener.current?.focus()
      },
    )
  }, [isOpen])
  const fields = [
    { name: 'checkInOn', label: words.checkIn, date: stay.from, min: today },
    { name: 'checkOutOn', label: words.checkOut, date: stay.until, min: addDays(stay.from || today, 1) },
  ]
  return (
    <div ref={box} className="relative flex gap-1">
      {fields.map(({ name, label, date, min }, index) =>
        isEnhanced ? (
          <button
            key={name}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
              setOpen(!isOpen)
            }}
            className={cx(fieldClass, 'hover:bg-sunken')}
          >
            {label}
            <span className={value}>{date ? shortDay(props.language, date) : '–'}</span>
            <input type="hidden" name={name} value={date} />
          </button>
        ) : (
          <label key={name} className={fieldClass}>
            {label}
            <input
              type="date"
              name={name}
              defaultValue={date}
              min={min}
              className={cx(value, 'bg-transparent text-[15px]! outline-none')}
              onChange={({ target }) => setStay({ ...stay, [index === 0 ? 'from' : 'until']: target.value })}
            />
          </label>
        ),
      )}
      {isEnhanced && isOpen ? (
        <PriceCalendar {...props} id={id} stay={stay} onChange={setStay} onClose={close} />
      ) : null}
    </div>
  )
}
