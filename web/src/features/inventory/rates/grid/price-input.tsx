import { say } from '@roomlark/contract/say'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { readAmount, readBack } from '../../../../parts/money/read-amount.ts'

type PriceInputProps = {
  label: string
  currency: string
  /** The price as it is. */
  price: string
  /** Initial text of the field: the price, or the digit that opened it. */
  text: string
  /** Null removes the night's own price. */
  onSave: (cents: number | null) => void
  onClose: (how: 'key' | 'blur') => void
}

/** Edits the price of one night in its cell: Enter and leaving the field save, Escape cancels. */
export function PriceInput({ label, currency, price, text, onSave, onClose }: PriceInputProps) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [isRefused, setRefused] = useState(false)
  const isDone = useRef(false)
  const understood = readBack(typed, currency)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(text === price ? 0 : text.length, text.length)
  }, [text, price])

  function finish(how: 'key' | 'blur', isMeant: boolean) {
    if (isDone.current) return
    const cents = typed.trim() === '' ? null : readAmount(typed, currency)
    const isAmount = !Number.isNaN(cents)
    if (isMeant && !isAmount && how === 'key') {
      setRefused(true)
      return
    }
    // The field is removed now and loses the focus.
    isDone.current = true
    if (isMeant && isAmount && typed.trim() !== price) onSave(cents)
    onClose(how)
  }
  function press(event: KeyboardEvent) {
    // The keys of the grid do not apply while a price is typed.
    event.stopPropagation()
    if (event.key === 'Enter') finish('key', true)
    if (event.key === 'Escape') finish('key', false)
  }
  return (
    <>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused || understood ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
        onKeyDown={press}
        onBlur={() => finish('blur', true)}
        className={cx(
          'absolute inset-y-0 left-1/2 h-full w-[max(100%,104px)] -translate-x-1/2 rounded-sm bg-surface text-center text-[14px] font-[580] outline-2 -outline-offset-2 outline-ring select-text aria-invalid:outline-error',
          understood && 'pb-3',
        )}
      />
      {isRefused ? (
        <span
          id={id}
          role="alert"
          className="absolute top-full left-1/2 z-1 mt-1 -translate-x-1/2 rounded-sm bg-error-soft px-2 py-0.5 text-xs font-medium whitespace-nowrap text-error-text"
        >
          {say('Enter an amount')}
        </span>
      ) : null}
      {understood && !isRefused ? (
        <span
          id={id}
          role="status"
          className="pointer-events-none absolute bottom-0.5 left-1/2 -translate-x-1/2 text-[11px] leading-[13px] whitespace-nowrap text-muted"
        >
          {understood}
        </span>
      ) : null}
    </>
  )
}
