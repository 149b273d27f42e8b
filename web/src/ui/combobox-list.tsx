import { say } from '@roomlark/contract/say'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { Check } from './icons/check.ts'
import type { Option } from './match-options.ts'

type ComboboxListProps = {
  id: string
  /** Element below which the list opens. */
  anchor: RefObject<HTMLElement | null>
  options: readonly Option[]
  chosen: string
  active: number
  optionId: (index: number) => string
  onChoose: (option: Option) => void
}

const wantedHeight = 300
/** A bar at the bottom of the page may cover this much. */
const barHeight = 80

export function ComboboxList({ id, anchor, options, chosen, active, optionId, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [isAbove, setAbove] = useState(false)

  useLayoutEffect(() => {
    const field = anchor.current?.getBoundingClientRect()
    if (!field) return
    const below = window.innerHeight - field.bottom - barHeight
    setAbove(below < wantedHeight && field.top > below)
  }, [anchor])

  // Only the list scrolls, never the page behind it.
  useLayoutEffect(() => {
    const option = list.current?.children[active]
    if (!list.current || !(option instanceof HTMLElement)) return
    const { offsetTop, offsetHeight } = option
    const { scrollTop, clientHeight } = list.current
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop
    if (offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight
    }
  }, [active])

  const place = isAbove ? 'bottom-full mb-1.5' : 'top-full mt-1.5'
  return (
    <div
      className={cx(
        'absolute inset-x-0 z-30 rounded-[12px] border border-border bg-raised [box-shadow:var(--shadow-md)]',
        place,
      )}
    >
      {options.length === 0 ? (
        <p aria-hidden="true" className="px-4 py-3 text-muted">
          {say('Nothing matches')}
        </p>
      ) : (
        <div
          ref={list}
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={say('Choices')}
          className="relative max-h-[300px] overflow-y-auto overscroll-contain rounded-[12px] p-1.5"
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
            <div
              key={option.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === chosen}
              onClick={() => onChoose(option)}
              className={cx(
                'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-[9px] px-3 py-1.5 hover:bg-sunken',
                index === active && 'bg-sunken [box-shadow:inset_0_0_0_2px_var(--color-ring)]',
              )}
            >
              {option.label}
              {option.value === chosen ? (
                <Check aria-hidden="true" className="size-[18px] shrink-0 text-primary-text" />
              ) : null}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
