import { addDays } from '@roomlark/contract/dates'
import { shortDay } from '@roomlark/contract/guest-formats'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { PriceCalendar } from './calendar/price-calendar.tsx'
import type { ChosenDates, Side, StayDatesProps } from './calendar/stay-dates-props.ts'
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
  const [side, setSide] = useState<Side>('from')
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
      setSide('from')
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
  const choose = (chosen: ChosenDates) => {
    setStay(chosen)
    // Once both are chosen, the next click begins anew.
    setSide(chosen.from !== '' && chosen.until === '' ? 'until' : 'from')
  }
  const fields = [
    { name: 'checkInOn', of: 'from', label: words.checkIn, date: stay.from, min: today },
    {
      name: 'checkOutOn',
      of: 'until',
      label: words.checkOut,
      date: stay.until,
      min: addDays(stay.from || today, 1),
    },
  ] as const
  const open = (of: Side) => {
    // A check-out comes after a check-in, which has to be chosen first.
    setSide(stay.from === '' ? 'from' : of)
    setOpen(true)
  }
  return (
    <div ref={box} className="relative flex gap-1">
      {fields.map(({ name, of, label, date, min }) =>
        isEnhanced ? (
          <button
            key={name}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget
              if (isOpen && side === of) setOpen(false)
              else open(of)
            }}
            className={cx(
              fieldClass,
              'hover:bg-sunken',
              isOpen && side === of && 'bg-sunken inset-ring-2 inset-ring-primary',
            )}
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
              onChange={({ target }) => setStay({ ...stay, [of]: target.value })}
            />
          </label>
        ),
      )}
      {isEnhanced && isOpen ? (
        <PriceCalendar
          {...props}
          id={id}
          stay={stay}
          side={side}
          onSide={open}
          onChange={choose}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
